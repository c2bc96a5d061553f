/// The sum of two numbers of which the second is at most a rounding error of the first: about 106 bits.
///
/// Sums and products are exact but for the last of those bits (Dekker, "A Floating-Point Technique for
/// Extending the Available Precision", 1971). Magnitudes must be below 2⁹⁰⁰.
struct DoubleDouble: BitwiseCopyable {
  let high: Double
  let low: Double

  init(_ high: Double, _ low: Double) {
    self.high = high
    self.low = low
  }

  /// a + b, exactly.
  init(sum a: Double, _ b: Double) {
    high = a + b
    let ofB = high - a
    low = (a - (high - ofB)) + (b - ofB)
  }

  /// a · b, exactly, from halves whose products have no more bits than fit.
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
