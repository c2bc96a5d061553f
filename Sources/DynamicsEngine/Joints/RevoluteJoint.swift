/// Pins two points together; the bodies turn about them, within a range and against friction.
///
/// The pin:
/// C = (p_b + r_b) − (p_a + r_a)
/// J = (−1, −r_a⟂; 1, r_b⟂), two rows
/// K = (m_a⁻¹ + m_b⁻¹) · 1 + I_a⁻¹ · r_a⟂ r_a⟂ᵀ + I_b⁻¹ · r_b⟂ r_b⟂ᵀ
///
/// The limits, and friction, which acts on J·v only:
/// C = θ_a − θ_b − turn − lower ≥ 0, or − upper ≤ 0
/// J = (0, 1; 0, −1)
/// K = I_a⁻¹ + I_b⁻¹
///
/// The motor: J·v = speed, with J and K of the limits and a bounded torque.
struct RevoluteJoint: PhysicalJoint {
  private(set) var frame: JointFrame
  /// The angle of a relative to b at 0 of the range.
  let turn: Double
  let frictionTorque: Double
  /// The softness of the pin.
  let softness: Softness
  private(set) var pin = PointConstraint()
  private(set) var limits: RangeLimits
  var isLimitLinked = false
  private(set) var friction = ScalarConstraint()
  let motor: JointMotor?
  /// The row of the motor; if it is linked, its impulse is that of limits and friction, too.
  private(set) var driving = ScalarConstraint()

  init(
    _ frame: JointFrame, turn: Double, range: ClosedRange<Double>, frictionTorque: Double,
    softness: Softness, motor: JointMotor? = nil
  ) {
    self.frame = frame
    self.turn = turn
    self.frictionTorque = frictionTorque
    self.softness = softness
    self.motor = motor
    limits = RangeLimits(range)
  }

  var definedKind: JointDefinition.Kind {
    .revolute(turn: turn, range: limits.closedRange, frictionTorque: frictionTorque)
  }

  var rigidRowCount: Int { softness.isHard ? 2 : 0 }
  var hasLimits: Bool { !limits.isEmpty }
  private var hasOwnLimits: Bool { hasLimits && !isLimitLinked }
  var hasLooseRows: Bool { !softness.isHard || hasOwnLimits || hasOwnFriction || hasOwnMotor }

  private var hasOwnMotor: Bool { motor != nil && !isLimitLinked }
  private var hasOwnFriction: Bool { frictionTorque > 0 && (motor == nil || !isLimitLinked) }

  var drive: JointDrive? { motor.map { JointDrive(motor: $0, friction: frictionTorque) } }

  /// The angle that the limits keep in a range, and its row of J.
  var turning: ConstraintValue { frame.turn(from: turn) }

  mutating func rigidRows() -> RigidRows {
    frame.update()
    return RigidRows(frame.separationX, frame.separationY)
  }

  mutating func prepare(step h: Double) {
    frame.update()
    if !softness.isHard { pin.prepare(frame, softness, step: h) }
    if hasOwnLimits { limits.prepare(turning, frame, step: h) }
    if hasOwnFriction {
      friction.prepareFriction(turning.J, frame, maxForce: frictionTorque, step: h)
    }
    if hasOwnMotor, let motor { driving.prepareMotor(turning.J, frame, motor, step: h) }
  }

  mutating func warmStart(ratio: Double) {
    if !softness.isHard { pin.warmStart(frame, ratio: ratio) }
    if hasOwnLimits { limits.warmStart(frame, ratio: ratio) }
    if hasOwnFriction { friction.warmStart(frame, ratio: ratio) }
    if hasOwnMotor { driving.warmStart(frame, ratio: ratio) }
  }

  mutating func solve() -> Bool {
    let pinChanged = !softness.isHard && pin.solve(frame)
    let limitsChanged = hasOwnLimits && limits.solve(frame)
    let frictionChanged = hasOwnFriction && friction.solve(frame)
    let drivingChanged = hasOwnMotor && driving.solve(frame)
    return pinChanged || limitsChanged || frictionChanged || drivingChanged
  }

  mutating func looseImpulse() -> JacobianRow {
    var impulse = JacobianRow()
    if !softness.isHard { impulse = pin.impulse(on: frame) }
    if hasOwnLimits { impulse = impulse + turning.J * limits.impulse }
    if hasOwnFriction { impulse = impulse + friction.J * friction.impulse }
    if hasOwnMotor { impulse = impulse + driving.J * driving.impulse }
    return impulse
  }

  func limit() -> JointLimit? { hasLimits || motor != nil ? limits.limit(of: turning) : nil }

  var limitImpulse: Double {
    get { motor == nil ? limits.impulse : driving.impulse }
    set { if motor == nil { limits.impulse = newValue } else { driving.impulse = newValue } }
  }

  mutating func useInverseEffectiveMasses(_ K: (JacobianRow) -> Double) {
    if hasOwnLimits { limits.useInverseEffectiveMasses(frame, K) }
    if hasOwnFriction { friction.useInverseEffectiveMass(frame, K) }
    if hasOwnMotor { driving.useInverseEffectiveMass(frame, K) }
  }

  mutating func clearImpulses() {
    pin.impulse = .zero
    limits.clearImpulses()
    friction.impulse = 0
    driving.impulse = 0
  }

  mutating func copyState(of old: Self) {
    pin.impulse = old.pin.impulse
    isLimitLinked = old.isLimitLinked
    // With a motor, impulses of limits and friction may be in its row.
    guard (motor == nil) == (old.motor == nil) else { return }
    limits.copyImpulses(of: old.limits)
    driving.impulse = old.driving.impulse
    if hasOwnFriction { friction.impulse = old.friction.impulse }
  }

  mutating func codeState(_ coder: inout WordCoder) {
    coder.code(&pin.impulse)
    coder.code(&friction.impulse)
    limits.codeState(&coder)
    if motor != nil { coder.code(&driving.impulse) }
  }
}
