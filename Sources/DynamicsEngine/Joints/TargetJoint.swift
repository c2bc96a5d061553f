/// Pulls a's point to b's, alike in every direction, with a bounded force.
///
/// Two rows, solved together:
/// C = (p_b + r_b) − (p_a + r_a)
/// J = (−1, −r_a⟂; 1, r_b⟂)
/// K = (m_a⁻¹ + m_b⁻¹) · 1 + I_a⁻¹ · r_a⟂ r_a⟂ᵀ + I_b⁻¹ · r_b⟂ r_b⟂ᵀ
///
/// Each axis has its own bound, so that what is pulled hard against a wall still slides along it.
struct TargetJoint: PhysicalJoint {
  private(set) var frame: JointFrame
  /// The most force along either axis, in kg·pt/s².
  let maxForce: Double
  let softness: Softness
  private(set) var point = PointConstraint()
  private var step = 0.0

  init(_ frame: JointFrame, maxForce: Double, softness: Softness) {
    self.frame = frame
    self.maxForce = maxForce
    self.softness = softness
  }

  var definedKind: JointDefinition.Kind { .target(maxForce: maxForce) }
  var hasLooseRows: Bool { true }

  mutating func prepare(step h: Double) {
    step = h
    frame.update()
    point.prepare(frame, softness, maxForce: maxForce, step: h)
  }

  mutating func warmStart(ratio: Double) {
    slowSwinging()
    point.warmStart(frame, ratio: ratio)
  }

  /// Slows a body that swings around the point it is pulled by, as an implicit step would.
  ///
  /// A bounded force does not give way as a spring does: it is the same wherever the body turns, and turns it back
  /// with the stiffness k = F · r. Steps that see a strong force only afterwards make the body tremble forever:
  /// (I + h²·k) · ω' = I · ω.
  private func slowSwinging() {
    frame.a.slowSwinging(under: -point.impulse, at: frame.rA, step: step)
    frame.b.slowSwinging(under: point.impulse, at: frame.rB, step: step)
  }

  mutating func solve() -> Bool { point.solve(frame) }

  mutating func forgetImpulses() { point.impulse = .zero }
  mutating func keepImpulses(of old: Self) { point.impulse = old.point.impulse }

  mutating func codeState<Coder: StateCoder>(_ coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&point.impulse)
  }
}

extension BodyPointer {
  /// - Parameter impulse: That of the step before, h · F.
  fileprivate func slowSwinging(under impulse: Vector, at r: Vector, step h: Double) {
    guard inverseMoment > 0 else { return }
    let stiffening = h * impulse.dot(r) * inverseMoment
    if stiffening > 0 { angularVelocity /= 1 + stiffening }
  }
}
