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

  init(
    _ frame: JointFrame, turn: Double, range: ClosedRange<Double>, frictionTorque: Double,
    softness: Softness
  ) {
    self.frame = frame
    self.turn = turn
    self.frictionTorque = frictionTorque
    self.softness = softness
    limits = RangeLimits(range)
  }

  var definedKind: JointDefinition.Kind {
    .revolute(turn: turn, range: limits.closedRange, frictionTorque: frictionTorque)
  }

  var rigidRowCount: Int { softness.isHard ? 2 : 0 }
  var hasLimits: Bool { !limits.isEmpty }
  private var hasOwnLimits: Bool { hasLimits && !isLimitLinked }
  var hasLooseRows: Bool { !softness.isHard || hasOwnLimits || hasFriction }

  private var hasFriction: Bool { frictionTorque > 0 }

  /// The angle that the limits keep in a range, and its row of J.
  var turning: ConstraintValue { frame.turn(from: turn) }

  @inline(__always)
  mutating func updatedFrame() -> JointFrame {
    frame.update()
    return frame
  }

  mutating func rigidRows() -> RigidRows {
    frame.update()
    return RigidRows(frame.separationX, frame.separationY)
  }

  mutating func prepare(step h: Double) {
    frame.update()
    if !softness.isHard { pin.prepare(frame, softness, step: h) }
    if hasOwnLimits { limits.prepare(turning, frame, step: h) }
    if hasFriction {
      friction.prepareFriction(turning.J, frame, maxForce: frictionTorque, step: h)
    }
  }

  mutating func warmStart(ratio: Double) {
    if !softness.isHard { pin.warmStart(frame, ratio: ratio) }
    if hasOwnLimits { limits.warmStart(frame, ratio: ratio) }
    if hasFriction { friction.warmStart(frame, ratio: ratio) }
  }

  mutating func solve() -> Bool {
    let pinChanged = !softness.isHard && pin.solve(frame)
    let limitsChanged = hasOwnLimits && limits.solve(frame)
    let frictionChanged = hasFriction && friction.solve(frame)
    return pinChanged || limitsChanged || frictionChanged
  }

  var looseImpulse: JacobianRow {
    var impulse = JacobianRow()
    if !softness.isHard { impulse = pin.impulse(on: frame) }
    if hasOwnLimits { impulse = impulse + turning.J * limits.impulse }
    if hasFriction { impulse = impulse + friction.J * friction.impulse }
    return impulse
  }

  func limit() -> JointLimit? { limits.limit(of: turning) }

  var limitImpulse: Double {
    get { limits.impulse }
    set { limits.impulse = newValue }
  }

  mutating func useInverseEffectiveMasses(_ K: (JacobianRow) -> Double) {
    if hasOwnLimits { limits.useInverseEffectiveMasses(frame, K) }
    if hasFriction { friction.useInverseEffectiveMass(frame, K) }
  }

  mutating func clearImpulses() {
    pin.impulse = .zero
    limits.clearImpulses()
    friction.impulse = 0
  }

  mutating func copyState(of old: Self) {
    pin.impulse = old.pin.impulse
    limits.copyImpulses(of: old.limits)
    isLimitLinked = old.isLimitLinked
    if hasFriction { friction.impulse = old.friction.impulse }
  }

  mutating func codeState<Coder: StateCoder>(_ coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&pin.impulse)
    try coder.code(&friction.impulse)
    try limits.codeState(&coder)
  }
}
