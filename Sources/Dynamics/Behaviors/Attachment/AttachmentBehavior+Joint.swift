internal import DynamicsEngine

// The attachment as a joint of the engine.

extension AttachmentBehavior {
  func settingsDidChange(from old: AttachmentSettings) {
    guard isInAnimator else { return }
    if settings.isBreakable != old.isBreakable || settings.isDriving != old.isDriving {
      rolesDidChange()
    }
    updateJoint()
    didChange()
  }

  static func accepted(_ offset: Offset) -> Offset {
    Validation.amount(CGVector(offset), by: "AttachmentBehavior.offsetFromCenter") ? offset : .zero
  }

  /// The load on the first item in the last step, about its attached point: in newtons and newton
  /// meters.
  var reaction: (force: CGVector, torque: Double) {
    guard let joint, let simulation else { return lastReaction }
    return simulation.world.reaction(of: joint)
  }

  /// Updates the joint to the settings; a joint of the same kind keeps its impulses.
  func updateJoint() {
    guard let simulation else { return }
    // No joint holds an item while the other one does not take part.
    let bodies = itemList.bodies
    guard bodies.count == (attachedBehaviorType == .anchor ? 1 : 2) else { return }
    let turn = turnInAnimator ?? turn(of: bodies, in: simulation.world)
    turnInAnimator = turn
    settings.length =
      settings.length(at: bodies.map { ItemPose(simulation.world.pose(of: $0)) }) ?? 0
    joint = simulation.world.update(joint, settings.joint(of: bodies, turn: turn, within: stops))
    notifyFollowers()
  }

  /// The angle at the start, plus the whole turns that the bodies have made since.
  private func turn(of bodies: [BodyID], in world: World) -> CGFloat {
    let second: CGFloat = bodies.count == 2 ? world.angle(of: bodies[1]) : 0
    let turnNow: CGFloat = world.angle(of: bodies[0]) - second
    let start = settings.turnAtStart
    let wholeTurn: CGFloat = 2 * .pi
    return start + wholeTurn * ((turnNow - start) / wholeTurn).rounded()
  }

  /// Whether the motor has moved its items in the last step.
  var isDriven: Bool {
    guard settings.isDriving, let motor = settings.activeMotor, let simulation, joint != nil else {
      return false
    }
    func separation(_ poses: [ItemPose]) -> (distance: CGVector, angle: CGFloat) {
      let (a, b) = settings.ends(poses)
      return (a - b, poses[0].angle - (poses.count == 2 ? poses[1].angle : 0))
    }
    let world = simulation.world
    let present = separation(itemList.bodies.map { ItemPose(world.pose(of: $0)) })
    let before = separation(itemList.bodies.map { ItemPose(world.previousPose(of: $0)) })
    let path =
      settings.kind == .slide
      ? (present.distance - before.distance).length : abs(present.angle - before.angle)
    return path > 1e-3 * abs(motor.speed) * simulation.clock.step
  }
}
