internal import Foundation
@preconcurrency internal import Glibc

/// A progress bar on standard error; it is hidden if standard error is not a terminal.
package final class ProgressBar {
  private let title: String
  private let isSeen: Bool
  private let start = Date()
  private var shown = ""

  /// The minimum duration of work with a progress bar, in seconds.
  private static let delay = 0.4
  private static let longest = 30

  package init(_ title: String) {
    self.title = title
    isSeen = isatty(STDERR_FILENO) == 1
  }

  /// - Parameter fraction: The fraction that is done, from 0 to 1.
  package func update(_ fraction: Double) {
    guard isSeen, Date().timeIntervalSince(start) > Self.delay else { return }
    let line = Self.line(title, fraction, columns: Self.columns)
    guard line != shown else { return }
    shown = line
    write("\r\(line)\u{1B}[K")
  }

  /// The line for a terminal; a line that fills it would begin a new one with each update.
  ///
  /// - Parameter columns: The width of the terminal; 0 if it does not tell.
  static func line(_ title: String, _ fraction: Double, columns: Int) -> String {
    let columns = columns == 0 ? 80 : columns
    let room = columns - "\(title)  100 %".count - 1
    let length = min(longest, room)
    let percentage = "\(Int(fraction * 100)) %"
    guard length > 0 else { return String(percentage.prefix(columns - 1)) }
    let filled = Int(fraction * Double(length))
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: length - filled)
    return "\(title) \(bar) \(percentage)"
  }

  private static var columns: Int {
    var window = winsize()
    return ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &window) == 0 ? Int(window.ws_col) : 0
  }

  /// Removes the bar.
  package func finish() {
    guard !shown.isEmpty else { return }
    write("\r\u{1B}[K")
    shown = ""
  }

  private func write(_ text: String) { StandardError.write(text) }
}
