import Foundation

/// Numbers as a reader likes them, of two digits.
enum Figure {
  static func text(_ number: Double) -> String {
    guard number != 0 else { return "0" }
    let exponent = Int(floor(log10(abs(number)) + 1e-9))
    if exponent >= 1 { return whole(number) }
    if exponent >= -4 { return trimmed(String(format: "%.\(1 - exponent)f", number)) }
    let mantissa = trimmed(String(format: "%.1f", number / pow(10, Double(exponent))))
    return (mantissa == "1" ? "" : mantissa + "·") + "10" + superscript(exponent)
  }

  private static func whole(_ number: Double) -> String {
    number < 100 ? trimmed(String(format: "%.1f", number)) : String(format: "%.0f", number)
  }

  private static func trimmed(_ text: String) -> String {
    guard text.contains(".") else { return text }
    var text = text
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  private static func superscript(_ number: Int) -> String {
    let digits = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    return "⁻" + String(abs(number)).map { String(digits[$0.wholeNumberValue!]) }.joined()
  }
}
