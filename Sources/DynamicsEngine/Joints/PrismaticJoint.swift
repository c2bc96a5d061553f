/// Lets a slide along an axis through b's point, within a range, without turning relative to b.
///
/// d = (p_a + r_a) − (p_b + r_b), u = the axis, turned with b; u⟂ = u, turned by 90°
///
/// Two rows, solved together:
/// C = (d · u⟂, θ_a − θ_b − turn)
/// J = (u⟂, r_a × u⟂; −u⟂, −(d + r_b) × u⟂)
///     (0, 1; 0, −1)
/// K = J · M⁻¹ · Jᵀ, 2×2
///
/// The limits:
/// C = d · u − lower ≥ 0, or − upper ≤ 0
/// J = (u, r_a × u; −u, −(d + r_b) × u)
/// K = m_a⁻¹ + m_b⁻¹ + I_a⁻¹ (r_a × u)² + I_b⁻¹ ((d + r_b) × u)²
///
/// The motor: J·v = speed, with J and K of the limits and a bounded force.
struct PrismaticJoint: PhysicalJoint {
  private(set) var frame: JointFrame
  /// A unit vector in b's own axes.
  let axis: Vector
  /// The constant angle of a relative to b.
  let turn: Double
  /// The softness of the two rows; the limits are hard.
  let softness: Softness
  private(set) var guide = BlockConstraint()
  private(set) var limits: RangeLimits
  var isLimitLinked = false
  let motor: JointMotor?
  /// The row of the motor; if it is linked, its impulse is that of the limits, too.
  private(set) var driving = ScalarConstraint()

  init(
    _ frame: JointFrame, axis: Vector, turn: Double, range: ClosedRange<Double>,
    softness: Softness, motor: JointMotor? = nil
  ) {
    self.frame = frame
    self.axis = axis
    self.turn = turn
    self.softness = softness
    self.motor = motor
    limits = RangeLimits(range)
  }

  var definedKind: JointDefinition.Kind {
    .prismatic(axis: axis.vector, turn: turn, range: limits.closedRange)
  }

  var rigidRowCount: Int { softness.isHard ? 2 : 0 }
  var hasLimits: Bool { !limits.isEmpty }
  private var hasOwnLimits: Bool { hasLimits && !isLimitLinked }
  private var hasOwnMotor: Bool { motor != nil && !isLimitLinked }
  var hasLooseRows: Bool { !softness.isHard || hasOwnLimits || hasOwnMotor }

  var drive: JointDrive? { motor.map { JointDrive(motor: $0) } }

  /// The position of a along the axis, which the limits keep in a range.
  mutating func sliding() -> ConstraintValue {
    frame.update()
    return frame.offset(along: axis)
  }

  mutating func rigidRows() -> RigidRows {
    frame.update()
    return RigidRows(frame.offset(across: axis), frame.turn(from: turn))
  }

  mutating func prepare(step h: Double) {
    frame.update()
    if !softness.isHard {
      guide.prepare(
        frame, softness, step: h, frame.offset(across: axis), frame.turn(from: turn))
    }
    if hasOwnLimits { limits.prepare(frame.offset(along: axis), frame, step: h) }
    if hasOwnMotor, let motor {
      driving.prepareMotor(frame.offset(along: axis).J, frame, motor, step: h)
    }
  }

  mutating func warmStart(ratio: Double) {
    if !softness.isHard { guide.warmStart(frame, ratio: ratio) }
    if hasOwnLimits { limits.warmStart(frame, ratio: ratio) }
    if hasOwnMotor { driving.warmStart(frame, ratio: ratio) }
  }

  mutating func solve() -> Bool {
    let guideChanged = !softness.isHard && guide.solve(frame)
    let limitsChanged = hasOwnLimits && limits.solve(frame)
    let drivingChanged = hasOwnMotor && driving.solve(frame)
    return guideChanged || limitsChanged || drivingChanged
  }

  mutating func looseImpulse() -> JacobianRow {
    var impulse = softness.isHard ? JacobianRow() : guide.combined
    if hasOwnLimits { impulse = impulse + limits.combined }
    if hasOwnMotor { impulse = impulse + driving.J * driving.impulse }
    return impulse
  }

  mutating func limit() -> JointLimit? {
    hasLimits || motor != nil ? limits.limit(of: sliding()) : nil
  }

  var limitImpulse: Double {
    get { motor == nil ? limits.impulse : driving.impulse }
    set { if motor == nil { limits.impulse = newValue } else { driving.impulse = newValue } }
  }

  mutating func useInverseEffectiveMasses(_ K: (JacobianRow) -> Double) {
    if hasOwnLimits { limits.useInverseEffectiveMasses(frame, K) }
    if hasOwnMotor { driving.useInverseEffectiveMass(frame, K) }
  }

  mutating func clearImpulses() {
    guide.impulse = Vector3()
    limits.clearImpulses()
    driving.impulse = 0
  }

  mutating func copyState(of old: Self) {
    guide.impulse = old.guide.impulse
    isLimitLinked = old.isLimitLinked
    // With a motor, the impulse of the limits may be in its row.
    guard (motor == nil) == (old.motor == nil) else { return }
    limits.copyImpulses(of: old.limits)
    driving.impulse = old.driving.impulse
  }

  mutating func codeState(_ coder: inout WordCoder) {
    coder.code(&guide.impulse)
    limits.codeState(&coder)
    if motor != nil { coder.code(&driving.impulse) }
  }
}
