/// How a joint gives way: not at all, or as a damped spring integrated implicitly.
///
/// For a joint with error C, a spring of ω and ζ solved at the end of a step h gives a point
/// v' = (v − h·ω²·C) / (1 + 2ζωh + ω²h²), whatever its mass; stable at any frequency. In the form
/// of an impulse (Catto, "Soft Constraints", GDC 2011) that needs the three numbers here.
package enum Softness: Hashable, Sendable, BitwiseCopyable {
  case hard
  /// Hertz, more than 0; and the ratio of critical damping, at least 0.
  case spring(frequency: Double, damping: Double)

  var isHard: Bool { self == .hard }

  /// With them, a round adds λ' − λ = −massScale · K⁻¹ · (J·v + biasRate · C + compliance · K · λ).
  struct Coefficients: BitwiseCopyable {
    /// The part of the hard joint's impulse that is applied.
    var massScale = 1.0
    /// How fast the joint gives way to its impulse so far, in units of K.
    var compliance = 0.0
    /// The speed towards C = 0 for each unit of C, in 1/s.
    var biasRate = 0.0
  }

  func coefficients(step h: Double) -> Coefficients {
    guard case .spring(let frequency, let damping) = self else { return Coefficients() }
    let omega = 2 * Double.pi * frequency
    // A spring so weak that the product is 0 has no force, and no number becomes infinite.
    let s = max(h * omega * (2 * damping + h * omega), 1e-30)
    return Coefficients(
      massScale: s / (1 + s), compliance: 1 / s, biasRate: omega / (2 * damping + h * omega))
  }
}
