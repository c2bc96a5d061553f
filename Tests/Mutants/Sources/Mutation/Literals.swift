import Foundation
import SwiftSyntax

// The changes of numbers.

extension IntegerLiteralExprSyntax {
  /// The next number; in the table of tuning, half as much again, but at least the next one.
  func changed(isTuning: Bool) -> String? {
    let digits = literal.text.filter { $0 != "_" }
    // Masks of bits are written with a prefix; one more would be a mask of no sense.
    guard let value = Int(digits), value < 1 << 40 else { return nil }
    return String(isTuning ? max(value + 1, value * 3 / 2) : value + 1)
  }
}

extension FloatLiteralExprSyntax {
  /// Half as much again, and one for zero.
  var changed: String? {
    guard let value = Double(literal.text.filter { $0 != "_" }) else { return nil }
    return value == 0 ? "1.0" : String(format: "%.12g", 1.5 * value)
  }
}
