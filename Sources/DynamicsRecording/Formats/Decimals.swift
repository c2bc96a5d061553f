internal import Foundation

extension Double {
  /// The number to some decimals, without trailing zeros, and the same in every locale.
  ///
  /// What is not finite counts as 0.
  func decimal(_ places: Int) -> String {
    guard isFinite else { return "0" }
    var unit = 1.0
    for _ in 0..<places { unit *= 10 }
    let scaled = (abs(self) * unit).rounded()
    // Beyond, a number has no decimals any more.
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
  /// As ``Swift/Double/decimal(_:)``.
  func decimal(_ places: Int) -> String { Double(self).decimal(places) }
}
