internal import Foundation

extension Double {
  /// Returns the number with some decimals, without trailing zeros, the same in every locale.
  ///
  /// A number that is not finite gives 0.
  package func decimal(_ places: Int) -> String {
    guard isFinite else { return "0" }
    var unit = 1.0
    for _ in 0..<places { unit *= 10 }
    let scaled = (abs(self) * unit).rounded()
    // A number beyond has no decimals.
    guard scaled < 0x1p53 else { return "\(self)" }
    let (whole, fraction) = UInt64(scaled).quotientAndRemainder(dividingBy: UInt64(unit))
    var digits = String(fraction)
    digits = String(repeating: "0", count: Swift.max(0, places - digits.count)) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    let sign = self < 0 && scaled > 0 ? "-" : ""
    return sign + String(whole) + (digits.isEmpty ? "" : "." + digits)
  }
}

extension CGFloat {
  /// Returns the number with some decimals; see ``Swift/Double/decimal(_:)``.
  func decimal(_ places: Int) -> String { Double(self).decimal(places) }
}
