/// The cubic from 0 to 1 with Bézier ordinates 0, x1, x2, 1; it never falls.
///
/// Its slope may be 0: at an end for x1 = 0 or x2 = 1, or in the middle for x1 = 1 and x2 = 0.
/// There the parameter changes a million times as fast as the value, so rounding errors of the
/// value would be visible. For this reason the cubic is written in powers of the distance from the
/// nearest of these three places. This keeps small distances exact.
struct MonotoneCubic {
  let x1, x2: Double

  /// The parameter at which the cubic equals `value`; both are from 0 to 1.
  func parameter(at value: Double) -> Double {
    let lower = self.value(at: 0.25)
    let upper = self.value(at: 0.75)
    let (center, bounds) =
      value < lower ? (0, 0...0.25) : value > upper ? (1, -0.25...0) : (0.5, -0.25...0.25)
    return center + offset(from: center, within: bounds, at: value)
  }

  private func value(at s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * x1 + 3 * r * s * s * x2 + s * s * s
  }

  /// The distance from `center` to the parameter of `value`, by Newton's method, or by bisection
  /// where that fails.
  private func offset(
    from center: Double, within bounds: ClosedRange<Double>, at value: Double
  ) -> Double {
    let constant = self.value(at: center) - value
    let rest = 1 - center
    let linear =
      3 * (rest * rest * x1 + 2 * rest * center * (x2 - x1) + center * center * (1 - x2))
    let quadratic = 3 * (rest * (x2 - 2 * x1) + center * (1 - 2 * x2 + x1))
    let cubic = 1 + 3 * (x1 - x2)

    var (low, high) = (bounds.lowerBound, bounds.upperBound)
    var offset = (low + high) / 2
    // Bisection alone takes 60 iterations. Newton's method usually takes five.
    for _ in 0..<100 {
      let excess = ((cubic * offset + quadratic) * offset + linear) * offset + constant
      if excess == 0 { break }
      if excess > 0 { high = offset } else { low = offset }
      let slope = (3 * cubic * offset + 2 * quadratic) * offset + linear
      let newton = offset - excess / slope
      let next = low < newton && newton < high ? newton : (low + high) / 2
      let change = (next - offset).magnitude
      offset = next
      if change <= 0x1p-52 * offset.magnitude { break }
    }
    return offset
  }
}
