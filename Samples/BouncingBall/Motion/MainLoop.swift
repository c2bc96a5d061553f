import Foundation

/// Runs the main run loop until it is stopped or has no sources.
final class MainLoop {
  private var isOver = false

  func run() {
    while !isOver, RunLoop.main.run(mode: .default, before: .distantFuture) {}
  }

  func end() {
    isOver = true
    // One run of the loop ends after work on the main queue, which drives animators and display
    // links. A plain timer, as with `--by timer`, does not end it, so this does.
    DispatchQueue.main.async {}
  }
}
