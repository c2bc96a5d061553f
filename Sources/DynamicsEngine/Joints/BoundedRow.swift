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
  /// The impulse that changes the speed by 1: (K + compliance)⁻¹.
  private var mass = 0.0
  /// The velocity at which a spring yields to a unit of impulse.
  private var compliance = 0.0
  /// Whether the row's force no longer depends on K, which may then be that of all that hangs on its bodies.
  private var isForceKnown = true

  /// Prepares a range, a motor and friction.
  mutating func prepare(_ row: JacobianRow, _ frame: JointFrame, _ law: BoundedLaw) {
    self.law = law
    isForceKnown = true
    prepare(row, K: row.inverseEffectiveMass(of: frame.a, frame.b), Softness.Coefficients())
  }

  /// Prepares a spring, which pulls the value back to its range.
  ///
  /// The bodies must have the velocities that they had before the step.
  @inline(__always)
  mutating func prepare(
    spring limit: JointLimit, _ frame: JointFrame, _ softness: Softness, step h: Double
  ) {
    let row = limit.value.J
    let K = row.inverseEffectiveMass(of: frame.a, frame.b)
    let coefficients = softness.coefficients(K, step: h, isFirst: impulse == 0)
    let carried =
      coefficients.carry == 0 ? 0 : coefficients.carry * row.velocity(of: frame.a, frame.b)
    law.become(limit.springJump(biasRate: coefficients.biasRate, carried: carried))
    isForceKnown = softness.isForceKnown
    prepare(row, K: K, coefficients)
  }

  @inline(__always)
  private mutating func prepare(
    _ row: JacobianRow, K: Double, _ coefficients: Softness.Coefficients
  ) {
    J = row
    self.K = K
    compliance = coefficients.compliance * K
    mass = 1 / (K + compliance)
    impulse = law.clamped(impulse)
  }

  /// Counts the inertia of the bodies about the point of a weld, where they hold each other, for the frequency of
  /// its spring.
  @inline(never)
  mutating func count(hinge: RigidRows, _ frame: JointFrame) {
    let (a, b, x, y) = (frame.a, frame.b, hinge.x.J, hinge.y.J)
    let (xx, yy) = (x.inverseEffectiveMass(of: a, b), y.inverseEffectiveMass(of: a, b))
    let xy = x.inverseEffectiveMass(with: y, of: a, b)
    let (ofX, ofY) = (
      J.inverseEffectiveMass(with: x, of: a, b), J.inverseEffectiveMass(with: y, of: a, b)
    )
    let determinant = xx * yy - xy * xy
    guard K > 0, determinant > 1e-12 * xx * yy else { return }
    let held = K - (ofX * ofX * yy - 2 * ofX * ofY * xy + ofY * ofY * xx) / determinant
    compliance *= max(held, 0) / K
    mass = 1 / (K + compliance)
    isForceKnown = true
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

  /// Includes the articulations of its bodies in the effective mass of the row, if the row may act in this
  /// step; a spring of a frequency counts its bodies only.
  ///
  /// - Parameter K: Returns the inverse effective mass of a row with the articulations.
  mutating func useInverseEffectiveMass(_ frame: JointFrame, _ K: (JacobianRow) -> Double) {
    guard isForceKnown, self.K > 0, impulse != 0 || solved(frame) != 0 else { return }
    let coupled = K(J)
    if compliance > 0 || coupled > Tuning.EffectiveMass.leastFraction * self.K {
      self.K = coupled
      mass = 1 / (coupled + compliance)
    } else {
      self.K = 0
      J.applyImpulse(-impulse, to: frame.a, frame.b)
      impulse = 0
    }
  }
}

extension JointLimit {
  /// The jump of a spring that pulls the value back to its range; `nil` within it.
  ///
  /// - Parameter carried: The velocity that the spring leaves as it is.
  fileprivate func springJump(biasRate: Double, carried: Double) -> BoundedLaw.Jump? {
    let (low, high) = (value.C - lower, value.C - upper)
    if lower == upper { return BoundedLaw.Jump(speed: carried - low * biasRate) }
    // A rope, which has no lower end, only pulls. The spring of a span also brakes.
    if low < 0 { return BoundedLaw.Jump(speed: carried - low * biasRate) }
    guard high >= 0 else { return nil }
    return BoundedLaw.Jump(
      speed: carried - high * biasRate, highest: lower == -.infinity ? 0 : .infinity)
  }
}
