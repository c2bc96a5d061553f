/// Returns √(x² + y²) with the same bits on every processor, even if the squares overflow or
/// underflow.
package func hypotenuse(_ x: Double, _ y: Double) -> Double {
  let square = x * x + y * y
  if square > 0x1p-960, square < .infinity { return square.squareRoot() }
  let largest = max(abs(x), abs(y))
  guard largest > 0, largest < .infinity else { return y.isNaN ? y : largest }
  // Multiply by a power of two, which does not round. Multiply twice, since the inverse of the
  // smallest numbers overflows.
  let scale = Double(sign: .plus, exponent: -largest.exponent / 2, significand: 1)
  let (a, b) = (x * scale * scale, y * scale * scale)
  return (a * a + b * b).squareRoot() / scale / scale
}
