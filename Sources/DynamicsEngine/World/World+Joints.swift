package import Foundation

extension World {
  package func addJoint(_ definition: JointDefinition) -> JointID {
    definition.assertValid()
    wakeBodies(of: definition)
    areAwakeJointsStale = true
    return joints.add(definition) { body($0) }
  }

  /// Replaces a joint's definition; the accumulated impulses stay if it is the same kind of joint.
  package func setJoint(_ id: JointID, _ definition: JointDefinition) {
    definition.assertValid()
    wakeBodies(of: joints.definition(of: id))
    wakeBodies(of: definition)
    let isSameStructure = joints.set(id, definition) { body($0) }
    letMovedAnchorGiveWay(joints[id])
    if isSameStructure, !areAwakeJointsStale {
      articulations.updateGeometry(of: joints[id])
    } else {
      areAwakeJointsStale = true
    }
  }

  /// Moves the fixed point that a drag or a snap pulls its body to.
  package func setTarget(_ id: JointID, _ point: CGPoint) {
    assertFinite(point.isFinite, "a target")
    let joint = joints[id]
    assert(
      joint.pointee.definition.b.body == nil && joint.pointee.rigidRowCount == 0,
      "a target is a fixed point, and its joint is loose")
    joint.pointee.moveFixedEnd(to: point)
    sleep.wake(joint.pointee.a, step: stepCount)
  }

  package func removeJoint(_ id: JointID) {
    wakeBodies(of: joints.definition(of: id))
    areAwakeJointsStale = true
    joints.remove(id)
  }

  /// Wakes the bodies of a joint; call it with the old and with the new definition.
  private func wakeBodies(of definition: JointDefinition) {
    for case let id? in [definition.a.body, definition.b.body] { wake(id) }
    // The joint keeps the pair from colliding, or kept it.
    if !definition.collides, let a = definition.a.body, let b = definition.b.body {
      filterAgain(body(a), body(b))
    }
  }

  /// Lists the joints with an awake body, and finds the articulations that they form.
  func refreshAwakeJoints() {
    guard areAwakeJointsStale else { return }
    areAwakeJointsStale = false
    areIslandsStale = true
    awakeJoints.removeAll()
    for joint in joints.order {
      if joint.isAwake {
        awakeJoints.append(joint)
      } else if !joint.isAsleep {
        // Between immovable bodies, it bears nothing.
        joint.pointee.reaction = .none
      }
    }
    articulations.find(awakeJoints, bodyCount: sleep.awake.count)
    looseJoints.removeAll()
    for joint in awakeJoints.buffer where joint.pointee.hasLooseRows { looseJoints.append(joint) }
    isAnyYielding = looseJoints.buffer.contains { $0.pointee.structure.yields }
  }
}
