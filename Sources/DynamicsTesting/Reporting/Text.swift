internal import Foundation

/// Numbers in failures.
enum Text {
  /// At most two decimals.
  static func number(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
    let rounded = (number * 100).rounded() / 100
    // No minus before a zero.
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  static func points(_ length: CGFloat) -> String { "\(number(length)) pt" }
  static func seconds(_ time: TimeInterval) -> String { "\(thousandths(time)) s" }

  static func point(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

  static func rect(_ rect: CGRect) -> String {
    "(\(number(rect.minX)), \(number(rect.minY)), \(number(rect.width)), \(number(rect.height)))"
  }

  /// Steps are shorter than a hundredth of a second.
  private static func thousandths(_ time: TimeInterval) -> String {
    guard time.isFinite, abs(time) < 1e12 else { return "\(time)" }
    let rounded = (time * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
