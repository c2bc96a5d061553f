/// The softness of a joint: hard, or one of two kinds of spring.
///
/// Both are written as an impulse that depends on the velocity that it leads to (Catto, "Soft Constraints",
/// GDC 2011), with the numbers in ``Coefficients``. Both are stable at any stiffness and any step.
package enum Softness: Hashable, Sendable, BitwiseCopyable {
  case hard
  /// A spring that counts only the mass of its own two bodies, as in iOS: the frequency in hertz, above 0, and
  /// the damping ratio, at least 0.
  ///
  /// It is integrated implicitly: a point of any mass gets the velocity v' = (v − h·ω²·C) / (1 + 2ζωh + ω²h²), which
  /// oscillates less and less also without damping.
  case spring(frequency: Double, damping: Double)
  /// A spring of a force k·C + c·C': k in kg/s² and c in kg/s, both at least 0.
  ///
  /// It is integrated by the trapezoidal rule, so that an undamped spring keeps its energy, and one at rest has
  /// exactly the force k·C. The more of an oscillation passes in a step, the more the rule becomes the implicit
  /// one: a spring that is too fast for the steps comes to rest at once, in place of going back and forth.
  case constant(stiffness: Double, damping: Double)

  var isHard: Bool { self == .hard }
  /// Whether its force does not depend on the masses of the joint's bodies.
  var isForceKnown: Bool { if case .constant = self { true } else { false } }

  /// The numbers of an iteration, which adds λ' − λ = −(K + compliance · K)⁻¹ · (J·v + biasRate · C −
  /// carry · J·v₀ + compliance · K · λ), where v₀ is the velocity before the step.
  struct Coefficients: BitwiseCopyable {
    /// The velocity at which the joint yields to its accumulated impulse, in units of K.
    var compliance = 0.0
    /// The velocity toward C = 0 for each unit of C, in 1/s.
    var biasRate = 0.0
    /// The part of the velocity before the step that the joint leaves as it is.
    var carry = 0.0
  }

  /// - Parameters:
  ///   - K: The inverse effective mass of the joint's first row.
  ///   - isFirst: Whether the joint has not acted before. Positions lie half a step behind velocities, so a force
  ///     that begins acts for half a step; a spring would swing out farther than it was pulled.
  func coefficients(_ K: Double, step h: Double, isFirst: Bool) -> Coefficients {
    // A spring so weak that a product underflows to 0 must have no force, without infinite numbers.
    let weakest = 1e-30
    switch self {
    case .hard: return Coefficients()
    case .spring(let frequency, let damping):
      let omega = 2 * Double.pi * frequency
      return Coefficients(
        compliance: 1 / max(h * omega * (2 * damping + h * omega), weakest),
        biasRate: omega / (2 * damping + h * omega))
    case .constant(let stiffness, let damping):
      let (spring, damper) = (h * h * stiffness, h * damping)
      let square = K * spring
      let cube = square * square * square
      // The part of the spring's force that is implicit.
      let implicit = cube < .infinity ? cube / (cube + Tuning.Softness.cubeOfFastSquare) : 1
      let before = (1 - implicit) / 4
      // A damper acts on the mean of the velocities before and after a step, unless that would reverse the
      // velocity.
      let later = max(0.5, 1 - 1 / max(K * damper, weakest))
      let yielding = 1 / max(spring * (before + implicit) + damper * later, weakest)
      return Coefficients(
        compliance: yielding / max(K, weakest),
        biasRate: h * stiffness * yielding * (isFirst ? 0.5 : 1),
        carry: (spring * before - damper * (1 - later)) * yielding)
    }
  }
}
