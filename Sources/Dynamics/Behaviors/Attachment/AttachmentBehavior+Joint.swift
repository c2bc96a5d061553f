internal import DynamicsEngine
internal import DynamicsGeometry
internal import Foundation

// The attachment as a joint of the engine.

extension AttachmentBehavior {
  /// The load in the last step.
  var reaction: AttachmentReaction {
    guard let joint, let simulation else { return lastReaction }
    let (force, torque) = simulation.world.reaction(of: joint)
    return AttachmentReaction(force: force, torque: torque)
  }

  static func accepted(_ offset: Offset) -> Offset {
    Validation.amount(CGVector(offset), by: "AttachmentBehavior.offsetFromCenter") ? offset : .zero
  }

  func change(_ edit: (inout AttachmentSettings) -> Void) {
    let old = state.settings
    edit(&state.settings)
    guard state.settings != old, isInAnimator else { return }
    if state.settings.isBreakable != old.isBreakable { rolesDidChange() }
    updateJoint()
    didChange()
  }

  /// Updates the joint to the settings; a joint of the same kind keeps its impulses.
  func updateJoint() {
    guard let simulation, let definition = definition(in: simulation.world) else { return }
    joint = simulation.world.update(joint, definition)
  }

  /// The definition of the joint; `nil` while an item does not take part.
  func definition(in world: World) -> JointDefinition? {
    let bodies = itemList.bodies
    guard bodies.count == (attachedBehaviorType == .anchor ? 1 : 2) else { return nil }
    let a = JointAnchor.on(bodies[0], offset: CGVector(state.offsets.0))
    let b: JointAnchor =
      bodies.count == 2 ? .on(bodies[1], offset: CGVector(state.offsets.1)) : .at(state.fixedPoint)
    let turn = turnInAnimator ?? turn(of: bodies, in: world)
    turnInAnimator = turn
    return state.settings.joint(state.kind, a, b, turn: turn)
  }

  /// The angle at the start, plus the whole turns that the bodies have made since.
  private func turn(of bodies: [BodyID], in world: World) -> CGFloat {
    let second = bodies.count == 2 ? world.angle(of: bodies[1]) : 0
    let turnNow = world.angle(of: bodies[0]) - second
    let start = state.turnAtStart
    return start + 2 * .pi * ((turnNow - start) / (2 * .pi)).rounded()
  }
}
