import Foundation

/// A page of the documentation of which one part is written by this program.
enum Page {
  static let start = "<!-- begin of what make benchmark writes -->\n"
  static let end = "<!-- end of what make benchmark writes -->\n"

  struct NoMarks: Error, CustomStringConvertible {
    let path: String
    var description: String { "'\(path)' has no lines '\(start)' and '\(end)'" }
  }

  /// Replaces what stands between two comments.
  static func write(_ text: String, into path: String) throws {
    let page = try String(contentsOfFile: path, encoding: .utf8)
    guard let first = page.range(of: start), let last = page.range(of: end),
      first.upperBound <= last.lowerBound
    else { throw NoMarks(path: path) }
    let new = page[..<first.upperBound] + "\n" + text + "\n" + page[last.lowerBound...]
    try String(new).write(toFile: path, atomically: true, encoding: .utf8)
  }
}
