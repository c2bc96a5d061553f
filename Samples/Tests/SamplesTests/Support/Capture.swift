import Foundation
import Testing

/// Texts in files, as somebody has looked at and found good.
///
/// After a change that is meant to change them, look at the new ones and run the tests with
/// `RENEW_CAPTURES=1`.
enum Capture {
  private static func file(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Captures/\(name).txt")
  }

  static func text(of name: String) throws -> String {
    try String(contentsOf: file(name), encoding: .utf8)
  }

  static func compare(_ text: String, with name: String) throws {
    if ProcessInfo.processInfo.environment["RENEW_CAPTURES"] == "1" {
      try text.write(to: file(name), atomically: true, encoding: .utf8)
    }
    let known = try self.text(of: name)
    #expect(text == known, "\(name) is now\n\(text)\nand was\n\(known)")
  }
}
