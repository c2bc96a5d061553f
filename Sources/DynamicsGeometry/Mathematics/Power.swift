/// Returns x to the power of y for x ≥ 0, with the same bits on every processor.
///
/// It is e to the power of y · ln x. This product needs more bits than a `Double` has. The result
/// is NaN for a negative x. For zeros and infinities, the results are those of C's `pow`.
package func power(_ x: Double, _ y: Double) -> Double {
  if y == 0 || x == 1 { return 1 }
  guard x >= 0, !y.isNaN else { return .nan }
  if x == 0 || x == .infinity { return (x == 0) == (y < 0) ? .infinity : 0 }
  // Larger exponents have the same results, zero or infinity.
  let exponent = min(max(y, -0x1p70), 0x1p70)
  return exponential(naturalLogarithm(x) * DoubleDouble(exponent, 0))
}

/// The logarithm of x = 2ᵏ·m with m near 1, where ln m = 2·artanh s and s = (m − 1) / (m + 1).
private func naturalLogarithm(_ x: Double) -> DoubleDouble {
  var (k, m) = (x.exponent, x.significand)
  if m > 0x1.6a09e667f3bcdp0 { (k, m) = (k + 1, m / 2) }
  let (above, below) = (m - 1, DoubleDouble(sum: m, 1))
  let s1 = above / below.high
  let rest = DoubleDouble(above, 0) + DoubleDouble(-s1, 0) * below
  let s = DoubleDouble(sum: s1, rest.high / below.high)
  // artanh s = s + s·z·(1/3 + z·R(z)) with z = s².
  let z = s * s
  var p = 0x1.ec1273694b490p-5
  p = p * z.high + 0x1.de144f367ae18p-5
  p = p * z.high + 0x1.11217b6688eaep-4
  p = p * z.high + 0x1.3b135d88453a6p-4
  p = p * z.high + 0x1.745d1845e680ap-4
  p = p * z.high + 0x1.c71c71c557427p-4
  p = p * z.high + 0x1.2492492493192p-3
  p = p * z.high + 0x1.9999999999995p-3
  let third = DoubleDouble(sum: 0x1.5555555555555p-2, 0x1.5555555555555p-56 + z.high * p)
  let artanh = s + s * (z * third)
  // The first part of ln 2 has 42 bits, so its product with k is exact.
  let ofTwo = DoubleDouble(sum: Double(k) * 0x1.62e42fefa38p-1, Double(k) * 0x1.ef35793c76730p-45)
  return ofTwo + DoubleDouble(2 * artanh.high, 2 * artanh.low)
}

/// e to the power of v = n·ln 2 + r, which is 2ⁿ·(1 + r + r²·P(r)).
private func exponential(_ v: DoubleDouble) -> Double {
  if v.high > 720 { return .infinity }
  if v.high < -760 { return 0 }
  let n = (v.high * 0x1.71547652b82fep0).rounded(.toNearestOrEven)
  let r =
    v + DoubleDouble(sum: -n * 0x1.62e42fefa38p-1, -n * 0x1.ef35793c76730p-45)
  let x = r.high
  var p = 0x1.ad7f6dde40231p-26
  p = p * x + 0x1.28ad72ddbb9c8p-22
  p = p * x + 0x1.71df25532c7ebp-19
  p = p * x + 0x1.a0199a0c53b63p-16
  p = p * x + 0x1.a01a012a5722fp-13
  p = p * x + 0x1.6c16c1842a194p-10
  p = p * x + 0x1.1111111127be8p-7
  p = p * x + 0x1.555555555087cp-5
  p = p * x + 0x1.55555555554fap-3
  p = p * x + 0x1.000000000000ap-1
  let result = 1 + (x + (r.low + x * x * p))
  guard abs(n) < 1022 else { return Double(sign: .plus, exponent: Int(n), significand: result) }
  return result * Double(bitPattern: UInt64(1023 + Int(n)) << 52)
}
