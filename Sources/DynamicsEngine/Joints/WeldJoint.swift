internal import Foundation

/// Joins two bodies so that neither moves or turns against the other.
///
/// Hard, it holds a's center in b's axes, where no lever arm gets in the way; three rows, solved
/// together, with d from b's point to a's center and u, u⟂ b's axes:
/// C = (d · u, d · u⟂, θ_a − θ_b − turn)
/// J = (u, 0; −u, −(d + r_b) × u)
///     (u⟂, 0; −u⟂, −(d + r_b) × u⟂)
///     (0, 1; 0, −1)
/// K = J · M⁻¹ · Jᵀ, 3×3
///
/// Soft, its points stay one and it swings about them:
/// C = (p_b + r_b) − (p_a + r_a), hard, with J and K as a pin's
/// C = θ_a − θ_b − turn, soft; J = (0, 1; 0, −1); K = I_a⁻¹ + I_b⁻¹
struct WeldJoint: PhysicalJoint {
  /// As the joint is defined when soft, at a's center when hard.
  private(set) var frame: JointFrame
  /// How far a stays turned against b.
  let turn: Double
  let softness: Softness
  private(set) var hinge = ScalarConstraint()

  init(_ defined: JointFrame, turn: Double, softness: Softness) {
    frame = softness.isHard ? defined.atCenterOfA(turnedBy: turn) : defined
    self.turn = turn
    self.softness = softness
  }

  var definedKind: JointDefinition.Kind { .weld(turn: turn) }
  var rigidRowCount: Int { softness.isHard ? 3 : 2 }
  var hasLooseRows: Bool { !softness.isHard }

  private static let axis = Vector(x: 1, y: 0)

  mutating func rigidRows() -> RigidRows {
    frame.update()
    guard softness.isHard else { return RigidRows(frame.separationX, frame.separationY) }
    return RigidRows(
      frame.offset(along: Self.axis), frame.offset(across: Self.axis), frame.turn(from: turn))
  }

  mutating func prepare(step h: Double) {
    hinge.prepareEquality(frame.turn(from: turn), frame, softness, step: h)
  }

  mutating func warmStart(ratio: Double) { hinge.warmStart(frame, ratio: ratio) }
  mutating func solve() -> Bool { hinge.solve(frame) }

  mutating func forgetImpulses() { hinge.impulse = 0 }
  mutating func keepImpulses(of old: Self) { hinge.impulse = old.hinge.impulse }

  mutating func codeState<Coder: StateCoder>(_ coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&hinge.impulse)
  }
}

extension JointFrame {
  /// The same weld, held at a's center: where two are welded makes no difference.
  fileprivate func atCenterOfA(turnedBy turn: Double) -> Self {
    let rotation = Vector(angle: turn)
    return JointFrame(a, .zero, b, localB - localA.rotated(by: rotation))
  }
}
