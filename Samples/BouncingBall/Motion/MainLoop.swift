import Foundation

/// The main run loop, run until it is told to end or has nothing to wait for.
final class MainLoop {
  private var isOver = false

  func run() {
    while !isOver, RunLoop.main.run(mode: .default, before: .distantFuture) {}
  }

  func end() {
    isOver = true
    // One run of the loop ends after work on the main queue, which moves animators and links. A
    // plain timer, as `--by timer` uses, does not end it, so this does.
    DispatchQueue.main.async {}
  }
}
