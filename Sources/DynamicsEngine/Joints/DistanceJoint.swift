/// Keeps two points at a distance: a rod, or a spring along the line between them.
///
/// d = (p_b + r_b) − (p_a + r_a), n = d / |d|
///
/// C = |d| − length
/// J = (−n, −r_a × n; n, r_b × n)
/// K = m_a⁻¹ + m_b⁻¹ + I_a⁻¹ (r_a × n)² + I_b⁻¹ (r_b × n)²
struct DistanceJoint: PhysicalJoint {
  private(set) var frame: JointFrame
  let length: Double
  let softness: Softness
  private(set) var row = ScalarConstraint()
  /// The last n, which is used if the two points coincide; a hangs below b at first.
  private(set) var normal = Vector(x: 0, y: -1)

  init(_ frame: JointFrame, length: Double, softness: Softness) {
    self.frame = frame
    self.length = length
    self.softness = softness
  }

  var definedKind: JointDefinition.Kind { .distance(length: length) }
  var rigidRowCount: Int { softness.isHard ? 1 : 0 }
  var hasLooseRows: Bool { !softness.isHard }

  /// The value C, and its row of J.
  mutating func constraint() -> ConstraintValue {
    frame.update()
    let distance = frame.distance(normalWhereMeeting: normal)
    normal = distance.J.linear
    return distance.minus(length)
  }

  mutating func rigidRows() -> RigidRows { RigidRows(constraint()) }

  mutating func prepare(step h: Double) {
    row.prepareEquality(constraint(), frame, softness, step: h)
  }

  mutating func warmStart(ratio: Double) { row.warmStart(frame, ratio: ratio) }
  mutating func solve() -> Bool { row.solve(frame) }
  mutating func looseImpulse() -> JacobianRow { row.J * row.impulse }

  mutating func clearImpulses() { row.impulse = 0 }

  mutating func copyState(of old: Self) {
    row.impulse = old.row.impulse
    normal = old.normal
  }

  mutating func codeState(_ coder: inout WordCoder) {
    coder.code(&normal)
    coder.code(&row.impulse)
  }
}
