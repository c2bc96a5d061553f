/// Turns a to an angle relative to b, by the shorter way.
///
/// C = θ_a − θ_b − target, modulo whole turns, so that |C| ≤ π
/// J = (0, 1; 0, −1)
/// K = I_a⁻¹ + I_b⁻¹
struct AngleJoint: PhysicalJoint {
  let frame: JointFrame
  /// In radians.
  let target: Double
  let softness: Softness
  private(set) var row = ScalarConstraint()

  init(_ frame: JointFrame, target: Double, softness: Softness) {
    self.frame = frame
    self.target = target
    self.softness = softness
  }

  var definedKind: JointDefinition.Kind { .angle(target) }
  var rigidRowCount: Int { softness.isHard ? 1 : 0 }
  var hasLooseRows: Bool { !softness.isHard }

  /// The value C, and its row of J.
  func constraint() -> ConstraintValue { frame.shortTurn(from: target) }

  func rigidRows() -> RigidRows { RigidRows(constraint()) }

  var isLoadNoted: Bool { false }

  mutating func prepare(step h: Double) {
    row.prepareEquality(constraint(), frame, softness, step: h)
  }

  mutating func warmStart(ratio: Double) { row.warmStart(frame, ratio: ratio) }
  mutating func solve() -> Bool { row.solve(frame) }

  mutating func clearImpulses() { row.impulse = 0 }
  mutating func copyState(of old: Self) { row.impulse = old.row.impulse }

  mutating func codeState(_ coder: inout WordCoder) {
    coder.code(&row.impulse)
  }
}
