internal import Foundation

/// Joins two bodies so that neither moves or turns relative to the other.
///
/// A hard weld holds a's center in b's axes, without a lever arm on a. Its three rows are solved
/// together, with d from b's point to a's center and b's axes u, u⟂:
/// C = (d · u, d · u⟂, θ_a − θ_b − turn)
/// J = (u, 0; −u, −(d + r_b) × u)
///     (u⟂, 0; −u⟂, −(d + r_b) × u⟂)
///     (0, 1; 0, −1)
/// K = J · M⁻¹ · Jᵀ, 3×3
///
/// A soft weld keeps its points together and swings about them:
/// C = (p_b + r_b) − (p_a + r_a), hard, with J and K as a pin's
/// C = θ_a − θ_b − turn, soft; J = (0, 1; 0, −1); K = I_a⁻¹ + I_b⁻¹
struct WeldJoint: PhysicalJoint {
  /// The frame as defined if the weld is soft, at a's center if it is hard.
  private(set) var frame: JointFrame
  /// The constant angle of a relative to b.
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
  mutating func looseImpulse() -> JacobianRow { hinge.J * hinge.impulse }

  mutating func clearImpulses() { hinge.impulse = 0 }
  mutating func copyState(of old: Self) { hinge.impulse = old.hinge.impulse }

  mutating func codeState(_ coder: inout WordCoder) {
    coder.code(&hinge.impulse)
  }
}

extension JointFrame {
  /// The same weld with its anchor at a's center; the position of the anchor makes no difference.
  fileprivate func atCenterOfA(turnedBy turn: Double) -> Self {
    let rotation = Vector(angle: turn)
    return JointFrame(a, .zero, b, localB - localA.rotated(by: rotation))
  }
}
