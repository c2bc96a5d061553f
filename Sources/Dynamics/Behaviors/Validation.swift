internal import DynamicsGeometry
internal import DynamicsReporting
internal import Foundation

/// Checks what users pass in, and reports what is refused.
enum Validation {
  /// Finite, and at most 10¹² either way.
  static func amount(_ number: CGFloat, by member: String = #function, file: String = #fileID)
    -> Bool
  {
    check(
      Limits.amount.contains(number), "\(number) is not \(allowed(Limits.amount, number))",
      Reporter(member, file: file))
  }

  /// Both components finite, and at most 10¹² either way.
  static func amount(_ vector: CGVector, by member: String = #function, file: String = #fileID)
    -> Bool
  {
    check(
      Limits.isAmount(vector),
      "(\(vector.dx), \(vector.dy)) has a component that is not "
        + allowed(Limits.amount, vector.dx, vector.dy),
      Reporter(member, file: file))
  }

  /// Within a billion points.
  static func place(_ point: CGPoint, by member: String = #function, file: String = #fileID) -> Bool
  {
    check(Limits.isPlace(point), complaint(about: point), Reporter(member, file: file))
  }

  /// The point if it is valid, else an item's center, else (0, 0).
  static func place(
    _ point: CGPoint, orCenterOf item: any DynamicItem, by member: String = #function,
    file: String = #fileID
  ) -> CGPoint {
    let center = item.center
    let isFine = check(
      Limits.isPlace(point), complaint(about: point), Reporter(member, file: file),
      consequence: "the item's center is used")
    return isFine ? point : Limits.isPlace(center) ? center : .zero
  }

  /// In a range, ends included.
  static func number(
    _ number: CGFloat, in range: ClosedRange<CGFloat>, by member: String = #function,
    file: String = #fileID
  ) -> Bool {
    check(
      range.contains(number), "\(number) is not \(allowed(range, number))",
      Reporter(member, file: file))
  }

  /// What numbers should have been.
  private static func allowed(_ range: ClosedRange<CGFloat>, _ numbers: CGFloat...) -> String {
    numbers.allSatisfy(\.isFinite) ? Describe.range(range) : "finite"
  }

  private static func complaint(about point: CGPoint) -> String {
    "(\(point.x), \(point.y)) has a coordinate that is not "
      + allowed(Limits.coordinate, point.x, point.y)
  }

  private static func check(
    _ isFine: Bool, _ complaint: @autoclosure () -> String, _ reporter: Reporter,
    consequence: String = "nothing changed"
  ) -> Bool {
    if !isFine { DynamicsDiagnostics.report("\(complaint()); \(consequence)", by: reporter) }
    return isFine
  }
}
