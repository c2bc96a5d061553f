/// The softness of a joint: hard, or a damped spring that is integrated implicitly.
///
/// For a joint with error C, a spring of ω and ζ that is solved at the end of a step h gives a
/// point v' = (v − h·ω²·C) / (1 + 2ζωh + ω²h²), whatever its mass; this is stable at any frequency.
/// Written as an impulse (Catto, "Soft Constraints", GDC 2011), it takes the three numbers in
/// ``Coefficients``.
package enum Softness: Hashable, Sendable, BitwiseCopyable {
  case hard
  /// The frequency in hertz, above 0, and the damping ratio, at least 0.
  case spring(frequency: Double, damping: Double)

  var isHard: Bool { self == .hard }

  /// The numbers of an iteration, which adds λ' − λ = −massScale · K⁻¹ · (J·v + biasRate · C +
  /// compliance · K · λ).
  struct Coefficients: BitwiseCopyable {
    /// The fraction of the hard joint's impulse that is applied.
    var massScale = 1.0
    /// The velocity at which the joint yields to its accumulated impulse, in units of K.
    var compliance = 0.0
    /// The velocity toward C = 0 for each unit of C, in 1/s.
    var biasRate = 0.0
  }

  func coefficients(step h: Double) -> Coefficients {
    guard case .spring(let frequency, let damping) = self else { return Coefficients() }
    let omega = 2 * Double.pi * frequency
    // A spring so weak that the product underflows to 0 must have no force, without infinite
    // numbers.
    let s = max(h * omega * (2 * damping + h * omega), 1e-30)
    return Coefficients(
      massScale: s / (1 + s), compliance: 1 / s, biasRate: omega / (2 * damping + h * omega))
  }
}
