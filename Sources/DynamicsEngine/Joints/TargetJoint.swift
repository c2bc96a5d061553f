/// Pulls a's point to b's, equally in every direction, with a bounded force.
///
/// Two rows, solved together:
/// C = (p_b + r_b) − (p_a + r_a)
/// J = (−1, −r_a⟂; 1, r_b⟂)
/// K = (m_a⁻¹ + m_b⁻¹) · 1 + I_a⁻¹ · r_a⟂ r_a⟂ᵀ + I_b⁻¹ · r_b⟂ r_b⟂ᵀ
///
/// Each axis has its own bound, so that an item that is pulled hard against a wall still slides
/// along it.
struct TargetJoint: PhysicalJoint {
  private(set) var frame: JointFrame
  /// The greatest force along each axis, in kg·pt/s².
  let maxForce: Double
  let softness: Softness
  private(set) var point = PointConstraint()

  init(_ frame: JointFrame, maxForce: Double, softness: Softness) {
    self.frame = frame
    self.maxForce = maxForce
    self.softness = softness
  }

  var definedKind: JointDefinition.Kind { .target(maxForce: maxForce) }
  var hasLooseRows: Bool { true }

  /// Whether the body was more than a point away from its target when the step began.
  var isOffTarget: Bool { frame.separation.length > 1 }

  var isLoadNoted: Bool { false }

  mutating func prepare(step h: Double) {
    frame.update()
    point.prepare(frame, softness, maxForce: maxForce, step: h)
  }

  mutating func warmStart(ratio: Double) { point.warmStart(frame, ratio: ratio) }
  mutating func solve() -> Bool { point.solve(frame) }

  mutating func clearImpulses() { point.impulse = .zero }
  mutating func copyState(of old: Self) { point.impulse = old.point.impulse }

  mutating func codeState(_ coder: inout WordCoder) {
    coder.code(&point.impulse)
  }
}
