/// The bounded row of a joint: a range, a motor and friction of one value, or a spring.
///
/// Iterations solve it for the impulse that ``BoundedLaw`` has at the resulting speed.
struct BoundedRow: BitwiseCopyable {
  private(set) var J = JacobianRow()
  /// The inverse effective mass, J · M⁻¹ · Jᵀ.
  private(set) var K = 0.0
  /// The accumulated impulse λ; at the start of a step, that of the previous one.
  var impulse = 0.0
  private(set) var law = BoundedLaw()
  /// massScale · K⁻¹, and compliance · K.
  private var mass = 0.0
  private var compliance = 0.0

  /// Prepares a range, a motor and friction.
  mutating func prepare(_ row: JacobianRow, _ frame: JointFrame, _ law: BoundedLaw) {
    self.law = law
    prepare(row, frame, Softness.Coefficients())
  }

  /// Prepares a spring, which pulls the value back to its range.
  @inline(__always)
  mutating func prepare(
    spring limit: JointLimit, _ frame: JointFrame, _ coefficients: Softness.Coefficients
  ) {
    law.become(limit.springJump(biasRate: coefficients.biasRate))
    prepare(limit.value.J, frame, coefficients)
  }

  @inline(__always)
  private mutating func prepare(
    _ row: JacobianRow, _ frame: JointFrame, _ coefficients: Softness.Coefficients
  ) {
    J = row
    K = row.inverseEffectiveMass(of: frame.a, frame.b)
    mass = coefficients.massScale / K
    compliance = coefficients.compliance * K
    impulse = law.clamped(impulse)
  }

  mutating func warmStart(_ frame: JointFrame, ratio: Double) {
    impulse *= ratio
    J.applyImpulse(impulse, to: frame.a, frame.b)
  }

  /// - Returns: Whether the impulse changed by more than rounding.
  mutating func solve(_ frame: JointFrame) -> Bool {
    guard K > 0 else { return false }
    let more = solved(frame) - impulse
    // This is the case for each limit that is not reached.
    if more == 0 { return false }
    impulse += more
    J.applyImpulse(more, to: frame.a, frame.b)
    return abs(more) > Tuning.ImpulseChange.noticeable * abs(impulse)
  }

  /// Adds to the impulse without a bound.
  mutating func add(_ more: Double, _ frame: JointFrame) {
    guard more != 0 else { return }
    impulse += more
    J.applyImpulse(more, to: frame.a, frame.b)
  }

  /// The change of the row's velocity, with that to which a spring yields, for a change of the
  /// impulse.
  func velocityChange(of more: Double) -> Double { more == 0 ? 0 : more / mass }

  private func solved(_ frame: JointFrame) -> Double {
    let velocity = J.velocity(of: frame.a, frame.b)
    return law.solved(from: impulse, velocity + compliance * impulse, mass: mass)
  }

  /// Includes the articulations of its bodies in the effective mass of a hard row, if the row may
  /// act in this step.
  ///
  /// - Parameter K: Returns the inverse effective mass of a row with the articulations.
  mutating func useInverseEffectiveMass(_ frame: JointFrame, _ K: (JacobianRow) -> Double) {
    guard compliance == 0, self.K > 0, impulse != 0 || solved(frame) != 0 else { return }
    let coupled = K(J)
    if coupled > Tuning.EffectiveMass.leastFraction * self.K {
      self.K = coupled
      mass = 1 / coupled
    } else {
      self.K = 0
      J.applyImpulse(-impulse, to: frame.a, frame.b)
      impulse = 0
    }
  }
}

extension JointLimit {
  /// The jump of a spring that pulls the value back to its range; `nil` within it.
  fileprivate func springJump(biasRate: Double) -> BoundedLaw.Jump? {
    let (low, high) = (value.C - lower, value.C - upper)
    if lower == upper { return BoundedLaw.Jump(speed: -low * biasRate) }
    // Only ropes have a spring and a range, and only its upper end.
    return high >= 0 ? BoundedLaw.Jump(speed: -high * biasRate, highest: 0) : nil
  }
}
