/// The errors of tilt sources, with a remedy.
enum TiltFailure: Error, CustomStringConvertible {
  case unreadable(path: String, reason: String)
  case malformed(path: String, line: Int, content: String)
  case unsorted(path: String, line: Int)
  case empty(path: String)
  case noAccelerometer(folder: String)

  var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "Cannot read '\(path)': \(reason). Give --tilt a file of lines 'time x y', or iio."
    case .malformed(let path, let line, let content):
      """
      Cannot use '\(path)', line \(line): '\(Self.shortened(content))' is not a tilt. \
      Write 'time x y': seconds, 0 or more, and g to the right and down, -100 to 100.
      """
    case .unsorted(let path, let line):
      "Cannot use '\(path)', line \(line): its time is not after the one before. Sort by time."
    case .empty(let path):
      "Cannot use '\(path)': it has no tilts. Write lines 'time x y' into it."
    case .noAccelerometer(let folder):
      "There is no accelerometer under \(folder); use the arrow keys or --tilt FILE."
    }
  }

  /// The text shortened to one line that can be quoted.
  private static func shortened(_ content: String) -> String {
    let printable = content.map { character in
      character.unicodeScalars.contains { $0.properties.generalCategory == .control }
        ? " " : character
    }
    let text = String(printable).split(separator: " ").joined(separator: " ")
    return text.count > 40 ? text.prefix(40) + "…" : text
  }
}
