import Foundation

/// A two by two matrix of positive determinant, and its powers without multiplying it n times.
struct Matrix2 {
  var a, b, c, d: Double

  func times(_ x: Double, _ y: Double) -> (Double, Double) { (a * x + b * y, c * x + d * y) }

  /// The n-th power, n ≥ 0, by the theorem of Cayley and Hamilton: Mⁿ = Sₙ·M − det·Sₙ₋₁·I, where
  /// Sₙ = (λ₁ⁿ − λ₂ⁿ)/(λ₁ − λ₂) for the eigenvalues λ.
  func power(_ n: Int) -> Matrix2 {
    if n == 0 { return Matrix2(a: 1, b: 0, c: 0, d: 1) }
    let (s, t) = (quotient(n), determinant * quotient(n - 1))
    return Matrix2(a: s * a - t, b: s * b, c: s * c, d: s * d - t)
  }

  private var determinant: Double { a * d - b * c }

  /// Sₙ, written so that eigenvalues close together do not cancel and large n does not overflow.
  private func quotient(_ n: Int) -> Double {
    let n = Double(n)
    let middle = (a + d) / 2
    let spread = middle * middle - determinant
    let size = determinant.squareRoot()
    if spread < 0 {  // A conjugate pair, size·e^±iθ.
      let angle = atan2((-spread).squareRoot(), middle)
      return pow(size, n - 1) * sin(n * angle) / sin(angle)
    }
    if spread > 0 {  // Two real ones, size·e^±η.
      let exponent = asinh(spread.squareRoot() / size)
      return exp((n - 1) * (log(size) + exponent)) * expm1(-2 * n * exponent)
        / expm1(-2 * exponent)
    }
    return n * pow(middle, n - 1)
  }
}
