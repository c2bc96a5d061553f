/// Checks arguments, and reports invalid ones.
enum Validation {
  /// Whether a number is finite and from −10¹² to 10¹².
  static func amount(_ number: CGFloat, by member: String = #function, file: String = #fileID)
    -> Bool
  {
    self.number(number, in: Limits.amount, by: member, file: file)
  }

  /// Whether both components are finite and from −10¹² to 10¹².
  static func amount(_ vector: CGVector, by member: String = #function, file: String = #fileID)
    -> Bool
  {
    check(
      Limits.isAmount(vector),
      "(\(vector.dx), \(vector.dy)) has a component that is not "
        + allowed(Limits.amount, vector.dx, vector.dy),
      Reporter(member, file: file))
  }

  /// Whether both coordinates are from −10⁹ to 10⁹.
  static func place(_ point: CGPoint, by member: String = #function, file: String = #fileID) -> Bool
  {
    check(Limits.isPlace(point), complaint(about: point), Reporter(member, file: file))
  }

  /// Returns the point if it is valid, else the item's center, else (0, 0).
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

  /// The contours of a path; `nil` if it has no segment or a coordinate beyond ±10⁹.
  ///
  /// - Parameter name: Describes the path, which may run the program's code.
  static func contours(
    of path: BezierPath, _ name: @autoclosure () -> String, by reporter: Reporter
  ) -> [Contour]? {
    let contours = path.contours(tolerance: Limits.flatness)
    let isFine = check(
      !contours.isEmpty && Limits.arePlaces(contours) && contours.allSatisfy(\.isBounded),
      "the path of \(name()) has no segment, or a coordinate that is not "
        + Describe.range(Limits.coordinate), reporter)
    return isFine ? contours : nil
  }

  static func number(
    _ number: CGFloat, in range: ClosedRange<CGFloat>, by member: String = #function,
    file: String = #fileID
  ) -> Bool {
    check(
      range.contains(number), "\(number) is not \(allowed(range, number))",
      Reporter(member, file: file))
  }

  /// The requirement that the numbers do not meet.
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
