internal import Foundation

/// The names of classes, IDs and keyframes in a file, so that two files can share a page.
package struct WebNames {
  /// The beginning of each name: empty, or the prefix of a style and a hyphen.
  let start: String

  /// - Parameter prefix: A valid prefix; see ``isValid(_:)``.
  package init(prefix: String = "") { start = prefix.isEmpty ? "" : prefix + "-" }

  package func callAsFunction(_ name: String) -> String { start + name }

  /// Whether a text may be a prefix: an ASCII letter or `_`, then letters, digits, `_` and `-`.
  ///
  /// Such a text means the same in CSS, XML and JavaScript without any escape.
  static func isValid(_ prefix: String) -> Bool {
    guard let first = prefix.utf8.first else { return true }
    return isLetter(first) && prefix.utf8.allSatisfy { isLetter($0) || isDigitOrHyphen($0) }
  }

  /// The report of an invalid prefix.
  static func complaint(about prefix: String) -> String {
    "the prefix \"\(prefix)\" is not a letter or _, followed by letters, digits, _ and -; no prefix is used"
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func isDigitOrHyphen(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
