internal import Foundation
internal import Testing

/// The name of a motion: that of its test, and its own.
struct MotionTitle {
  let text: String
  let fileName: String
  let place: SourcePlace

  init(_ name: String?, _ function: StaticString, _ place: SourcePlace) {
    let test = Test.current
    let called = test?.displayName ?? test?.name ?? "\(function)"
    text = name.map { "\(called): \($0)" } ?? called
    let parts = [place.fileName, test?.name ?? "\(function)"] + (name.map { [$0] } ?? [])
    fileName = parts.map(Self.plain).joined(separator: "-")
    self.place = place
  }

  /// The text with only letters, digits and a few signs that every file system takes.
  private static func plain(_ text: String) -> String {
    let kept = text.prefix { $0 != "(" }.map { sign in
      sign.isASCII && (sign.isLetter || sign.isNumber || sign == "_") ? sign : "-"
    }
    let trimmed = String(kept.prefix(80))
    return trimmed.isEmpty ? "motion" : trimmed
  }
}
