internal import Foundation

/// A progress bar on standard error; it is hidden if standard error is not a terminal.
package final class ProgressBar {
  private let title: String
  private let isSeen: Bool
  private let start = Date()
  private var shown = ""

  /// The minimum duration of work with a progress bar, in seconds.
  private static let delay = 0.4
  private static let width = 30

  package init(_ title: String) {
    self.title = title
    isSeen = isatty(STDERR_FILENO) == 1
  }

  /// - Parameter fraction: The fraction that is done, from 0 to 1.
  package func update(_ fraction: Double) {
    guard isSeen, Date().timeIntervalSince(start) > Self.delay else { return }
    let filled = Int(fraction * Double(Self.width))
    let bar = String(repeating: "█", count: filled).padding(
      toLength: Self.width, withPad: "░", startingAt: 0)
    let line = "\(title) \(bar) \(Int(fraction * 100)) %"
    guard line != shown else { return }
    shown = line
    write("\r\(line)")
  }

  /// Removes the bar.
  package func finish() {
    guard !shown.isEmpty else { return }
    write("\r\u{1B}[K")
    shown = ""
  }

  private func write(_ text: String) { StandardError.write(text) }
}
