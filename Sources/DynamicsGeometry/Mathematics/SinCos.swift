/// The sine and cosine of an angle, with the same bits on every processor.
///
/// Like all functions in this folder, it uses only operations whose results IEEE 754 defines to the
/// last bit. Swift never fuses a multiplication with an addition. The results of the C library
/// differ between its versions, and between processors with and without fused multiply-add. The
/// error is below one unit in the last place.
///
/// The nearest multiple of π/2 is subtracted in three parts (Cody and Waite, "Software Manual for
/// the Elementary Functions", 1980). The rest is at most π/4, where minimax polynomials are used.
package struct SinCos: BitwiseCopyable, Sendable {
  package let sine: Double
  package let cosine: Double

  /// - Parameter angle: In radians. If it is not finite, both results are NaN.
  package init(_ angle: Double) {
    let reduced =
      abs(angle) <= 0x1p18 ? ReducedAngle(ordinary: angle) : ReducedAngle(large: angle)
    self.init(reduced)
  }

  private init(_ angle: ReducedAngle) {
    let (x, tail) = (angle.rest, angle.tail)
    let z = x * x
    let w = z * z
    let half = 0.5 * z

    // x + x³·P(x²), plus the tail times the cosine.
    let p12 = 0x1.111111110f730p-7 * z - 0x1.5555555555548p-3
    let p34 = 0x1.71de35552b6dap-19 * z - 0x1.a01a019be9218p-13
    let p56 = 0x1.5d8b559e48becp-33 * z - 0x1.ae5e4b84010f5p-26
    let p = p12 + w * (p34 + w * p56)
    let sine = x + (x * z * p + tail * (1 - half))

    // 1 − x²/2 + x⁴·Q(x²), with the rounding error of 1 − x²/2 added to the smaller part.
    let q12 = -0x1.6c16c16c15015p-10 * z + 0x1.555555555554bp-5
    let q34 = -0x1.27e4f7f19148fp-22 * z + 0x1.a01a019c8f254p-16
    let q56 = -0x1.8fa684878c2cep-37 * z + 0x1.1ee9dbcefc42ap-29
    let q = q12 + w * (q34 + w * q56)
    let most = 1 - half
    let cosine = most + (((1 - most) - half) + (w * q - x * tail))

    // A quarter turn changes the sine to the cosine, and the cosine to the negative sine.
    let isOdd = angle.quarters & 1 != 0
    let sineSign = (angle.quarters & 2) << 62
    let cosineSign = ((angle.quarters &+ 1) & 2) << 62
    self.sine = Double(bitPattern: (isOdd ? cosine : sine).bitPattern ^ sineSign)
    self.cosine = Double(bitPattern: (isOdd ? sine : cosine).bitPattern ^ cosineSign)
  }
}
