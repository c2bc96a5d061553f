extension Double {
  /// Returns the number with some decimals, without trailing zeros, the same in every locale.
  package func decimal(_ places: Int) -> String {
    var text = fixed(places)
    guard places > 0 else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// Returns the number with a fixed number of decimals, the same in every locale.
  ///
  /// - Parameter width: The minimum length; spaces fill the left.
  package func fixed(_ places: Int, width: Int = 0) -> String {
    var unit = 1
    for _ in 0..<places { unit *= 10 }
    let scaled = Int((self * Double(unit)).rounded())
    let (whole, fraction) = abs(scaled).quotientAndRemainder(dividingBy: unit)
    let digits = String(fraction)
    let zeros = String(repeating: "0", count: max(0, places - digits.count))
    let text = (scaled < 0 ? "-" : "") + String(whole) + (places > 0 ? "." + zeros + digits : "")
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
