package import Foundation

extension World {
  package func addJoint(_ definition: JointDefinition) -> JointID {
    massVersion += 1
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
    massVersion += 1
    let isSameStructure = joints.set(id, definition) { body($0) }
    letMovedAnchorGiveWay(joints[id])
    // A gear may have other joints now.
    if isSameStructure, !areAwakeJointsStale, !joints[id].pointee.isGear {
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

  /// The mass of a body and of all that joints connect to it and that can move, in kilograms.
  ///
  /// It stays the same while ``massVersion`` does.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of these bodies.
  package func massJoined(to id: BodyID) -> Double {
    var found = [body(id)]
    guard joints.joints(holding: found[0]).contains(where: { $0.joinsMovable(to: found[0]) }) else {
      return found[0].pointee.mass
    }
    var indices: Set = [id.index]
    var next = 0
    while next < found.count {
      let body = found[next]
      for joint in joints.joints(holding: body) where joint.joinsMovable(to: body) {
        let other = joint.other(than: body)
        if indices.insert(other.pointee.id.index).inserted { found.append(other) }
      }
      next += 1
    }
    // The order of joints differs after a snapshot, and with it the last digits of a sum.
    return found.sorted { $0.pointee.id < $1.pointee.id }
      .reduce(0) { $0 + $1.pointee.mass }
  }

  package func removeJoint(_ id: JointID) {
    wakeBodies(of: joints.definition(of: id))
    massVersion += 1
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
    articulations.find(awakeJoints, in: joints, bodyCount: sleep.awake.count)
    looseJoints.removeAll()
    for joint in awakeJoints.buffer where joint.pointee.hasLooseRows { looseJoints.append(joint) }
    isAnyYielding = looseJoints.buffer.contains { $0.pointee.structure.yields }
  }
}

extension JointPointer {
  fileprivate func other(than body: BodyPointer) -> BodyPointer {
    pointee.a == body ? pointee.b : pointee.a
  }

  fileprivate func joinsMovable(to body: BodyPointer) -> Bool { other(than: body).inverseMass > 0 }
}
