import Foundation

/// The main run loop, run until it is told to end.
final class MainLoop {
  private var isOver = false

  func run() {
    while !isOver { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  func end() {
    isOver = true
    // A run loop goes back to its caller after work from a queue, but not after a timer.
    DispatchQueue.main.async {}
  }
}
