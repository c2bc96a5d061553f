/// Text for numbers, counts and objects, as `print` shows them.
enum Describe {
  static func number(_ number: CGFloat) -> String { DescribedNumber.text(number) }

  /// Writes powers of ten from a million on with an exponent.
  static func range(_ range: ClosedRange<CGFloat>) -> String {
    range.upperBound == .infinity
      ? "at least \(bound(range.lowerBound))"
      : "from \(bound(range.lowerBound)) to \(bound(range.upperBound))"
  }

  private static func bound(_ bound: CGFloat) -> String {
    let exponent = log10(abs(bound))
    guard abs(bound) >= 1e6, exponent == exponent.rounded() else { return number(bound) }
    let digits = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    let power = "\(Int(exponent))".compactMap(\.wholeNumberValue).map { digits[$0] }
    return (bound < 0 ? "−10" : "10") + String(power)
  }

  static func point(_ point: CGPoint) -> String { DescribedNumber.pair(point.x, point.y) }
  static func size(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height))" }

  static func count(_ count: Int, _ noun: String, plural: String? = nil) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(plural ?? noun + "s")"
  }

  /// The type of an object, with its main properties in parentheses.
  static func object(_ object: AnyObject, _ traits: [String]) -> String {
    "\(type(of: object))(\(traits.joined(separator: ", ")))"
  }
}
