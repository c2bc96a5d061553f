/// Checks arguments, and reports invalid ones.
enum Validation {
  /// Whether a number is finite and from −10¹² to 10¹².
  static func amount(_ number: CGFloat, by member: String = #function, file: String = #fileID)
    -> Bool
  {
    isValid(number, in: Limits.amount, by: member, file: file)
  }

  /// Whether both components are finite and from −10¹² to 10¹².
  static func amount(_ vector: CGVector, by member: String = #function, file: String = #fileID)
    -> Bool
  {
    isValid(vector, in: Limits.amount, by: member, file: file)
  }

  /// Whether both coordinates are from −10⁹ to 10⁹.
  static func place(_ point: CGPoint, by member: String = #function, file: String = #fileID) -> Bool
  {
    isValid(point, in: Limits.coordinate, by: member, file: file)
  }

  /// Returns the point if it is valid, else the item's center, else (0, 0).
  static func place(
    _ point: CGPoint, orCenterOf item: any DynamicItem, by member: String = #function,
    file: String = #fileID
  ) -> CGPoint {
    let center = item.center
    let isFine = isValid(
      point, in: Limits.coordinate, else: "the item's center is used", by: member, file: file)
    return isFine ? point : Limits.isPlace(center) ? center : .zero
  }

  /// The contours of a path; `nil` if it has no segment or a coordinate beyond ±10⁹.
  ///
  /// - Parameter name: Describes the path, which may run the program's code.
  static func contours(
    of path: BezierPath, _ name: @autoclosure () -> String, by reporter: Reporter
  ) -> [Contour]? {
    let contours = path.contours(tolerance: Limits.flatness)
    if !contours.isEmpty, Limits.arePlaces(contours), contours.allSatisfy(\.isBounded) {
      return contours
    }
    DynamicsDiagnostics.report(
      "the path of \(name()) has no segment, or a coordinate that is not "
        + "\(Describe.range(Limits.coordinate)); nothing changed", by: reporter)
    return nil
  }

  /// Whether the numbers of a value are in a range.
  ///
  /// - Parameter consequence: The end of the report if they are not.
  static func isValid(
    _ value: some DeclaredValue, in range: ClosedRange<CGFloat>,
    else consequence: String = "nothing changed", by member: String = #function,
    file: String = #fileID
  ) -> Bool {
    guard let flaw = value.flaw(in: range) else { return true }
    DynamicsDiagnostics.report("\(flaw); \(consequence)", by: Reporter(member, file: file))
    return false
  }

  /// The requirement that numbers do not meet.
  static func allowed(_ range: ClosedRange<CGFloat>, _ numbers: CGFloat...) -> String {
    numbers.allSatisfy(\.isFinite) ? Describe.range(range) : "finite"
  }
}
