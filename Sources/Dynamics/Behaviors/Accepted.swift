internal import DynamicsGeometry
internal import DynamicsReporting
internal import Foundation

/// Checks what users pass in, and reports what is refused.
enum Accepted {
  /// Finite, and at most 10¹² either way.
  static func amount(_ number: CGFloat, reporter: String = #function) -> Bool {
    check(Limits.amount.contains(number), "\(number) is not a number from −10¹² to 10¹²", reporter)
  }

  /// Both components finite, and at most 10¹² either way.
  static func amount(_ vector: CGVector, reporter: String = #function) -> Bool {
    check(
      Limits.isAmount(vector),
      "(\(vector.dx), \(vector.dy)) does not have components from −10¹² to 10¹²", reporter)
  }

  /// Within a billion points.
  static func place(_ point: CGPoint, reporter: String = #function) -> Bool {
    check(
      Limits.isPlace(point), "(\(point.x), \(point.y)) is not within a billion points", reporter)
  }

  /// The point, or if it is none, an item's center, or if that is none either, (0, 0).
  static func place(
    _ point: CGPoint, orCenterOf item: any DynamicItem, reporter: String = #function
  ) -> CGPoint {
    if place(point, reporter: reporter) { return point }
    let center = item.center
    return Limits.isPlace(center) ? center : .zero
  }

  /// In a range, ends included.
  static func number(
    _ number: CGFloat, in range: ClosedRange<CGFloat>, reporter: String = #function
  ) -> Bool {
    check(
      range.contains(number), "\(number) is not from \(range.lowerBound) to \(range.upperBound)",
      reporter)
  }

  private static func check(
    _ isFine: Bool, _ complaint: @autoclosure () -> String, _ reporter: String
  ) -> Bool {
    if !isFine { DynamicsDiagnostics.report(complaint() + "; nothing changed", by: reporter) }
    return isFine
  }
}
