extension Double {
  /// The number to some decimals, without trailing zeros and the same in every locale.
  package func decimal(_ places: Int) -> String {
    var unit = 1
    for _ in 0..<places { unit *= 10 }
    let scaled = Int((self * Double(unit)).rounded())
    let (whole, fraction) = abs(scaled).quotientAndRemainder(dividingBy: unit)
    var digits = String(fraction)
    digits = String(repeating: "0", count: max(0, places - digits.count)) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return (scaled < 0 ? "-" : "") + String(whole) + (digits.isEmpty ? "" : "." + digits)
  }
}
