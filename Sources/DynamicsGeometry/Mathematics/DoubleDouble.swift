/// A number of about 106 bits: the sum of two numbers, of which the second is at most a rounding
/// error of the first.
///
/// Sums and products are exact except for the last of these bits (Dekker, "A Floating-Point
/// Technique for Extending the Available Precision", 1971). Magnitudes must be below 2⁹⁰⁰.
struct DoubleDouble: BitwiseCopyable {
  let high: Double
  let low: Double

  init(_ high: Double, _ low: Double) {
    self.high = high
    self.low = low
  }

  /// Makes the exact sum a + b.
  init(sum a: Double, _ b: Double) {
    high = a + b
    let ofB = high - a
    low = (a - (high - ofB)) + (b - ofB)
  }

  /// Makes the exact product a · b, from halves whose products fit in a `Double`.
  init(product a: Double, _ b: Double) {
    let (a1, a2) = Self.halves(a)
    let (b1, b2) = Self.halves(b)
    high = a * b
    low = ((a1 * b1 - high) + a1 * b2 + a2 * b1) + a2 * b2
  }

  private static func halves(_ number: Double) -> (Double, Double) {
    let shifted = number * 0x1.0000002p27
    let upper = shifted - (shifted - number)
    return (upper, number - upper)
  }

  static func + (a: Self, b: Self) -> Self {
    let sum = Self(sum: a.high, b.high)
    return Self(sum: sum.high, sum.low + (a.low + b.low))
  }

  static func * (a: Self, b: Self) -> Self {
    let product = Self(product: a.high, b.high)
    return Self(sum: product.high, product.low + (a.high * b.low + a.low * b.high))
  }
}
