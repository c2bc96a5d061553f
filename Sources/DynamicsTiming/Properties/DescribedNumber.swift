package import Foundation

/// Text for numbers, as `print` shows behaviors and values.
package enum DescribedNumber {
  /// Has at most three decimals, unless the number is too small or too large for that.
  package static func text(_ number: CGFloat) -> String {
    guard number == 0 || (0.001..<1e12).contains(abs(number)) else { return "\(number)" }
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  package static func pair(_ x: CGFloat, _ y: CGFloat) -> String { "(\(text(x)), \(text(y)))" }
}
