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

  init(
    _ frame: JointFrame, axis: Vector, turn: Double, range: ClosedRange<Double>,
    softness: Softness
  ) {
    self.frame = frame
    self.axis = axis
    self.turn = turn
    self.softness = softness
    limits = RangeLimits(range)
  }

  var definedKind: JointDefinition.Kind {
    .prismatic(axis: axis.vector, turn: turn, range: limits.closedRange)
  }

  var rigidRowCount: Int { softness.isHard ? 2 : 0 }
  var hasLimits: Bool { !limits.isEmpty }
  private var hasOwnLimits: Bool { hasLimits && !isLimitLinked }
  var hasLooseRows: Bool { !softness.isHard || hasOwnLimits }

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
  }

  mutating func warmStart(ratio: Double) {
    if !softness.isHard { guide.warmStart(frame, ratio: ratio) }
    if hasOwnLimits { limits.warmStart(frame, ratio: ratio) }
  }

  mutating func solve() -> Bool {
    let guideChanged = !softness.isHard && guide.solve(frame)
    let limitsChanged = hasOwnLimits && limits.solve(frame)
    return guideChanged || limitsChanged
  }

  var looseImpulse: JacobianRow {
    var impulse = softness.isHard ? JacobianRow() : guide.combined
    if hasOwnLimits { impulse = impulse + limits.combined }
    return impulse
  }

  mutating func limit() -> JointLimit? { limits.limit(of: sliding()) }

  var limitImpulse: Double {
    get { limits.impulse }
    set { limits.impulse = newValue }
  }

  mutating func useInverseEffectiveMasses(_ K: (JacobianRow) -> Double) {
    if hasOwnLimits { limits.useInverseEffectiveMasses(frame, K) }
  }

  mutating func clearImpulses() {
    guide.impulse = Vector3()
    limits.clearImpulses()
  }

  mutating func copyState(of old: Self) {
    guide.impulse = old.guide.impulse
    limits.copyImpulses(of: old.limits)
    isLimitLinked = old.isLimitLinked
  }

  mutating func codeState<Coder: StateCoder>(_ coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&guide.impulse)
    try limits.codeState(&coder)
  }
}
