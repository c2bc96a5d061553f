extension World {
  func makeJoint(_ definition: JointDefinition) -> JointID {
    assertFits(definition)
    wakeBodies(of: definition)
    areAwakeJointsStale = true
    return joints.add(definition) { body($0) }
  }

  func setJoint(_ id: JointID, to definition: JointDefinition) {
    assertFits(definition)
    assert(joints.contains(id), "the joint has left this world, or is of another one")
    wakeBodies(of: joints.definition(of: id))
    wakeBodies(of: definition)
    let isSameStructure = joints.set(id, definition) { body($0) }
    if isSameStructure, !areAwakeJointsStale {
      articulations.updateGeometry(of: joints[id])
    } else {
      areAwakeJointsStale = true
    }
  }

  func removeJoint(_ id: JointID) {
    assert(joints.contains(id), "the joint has left this world, or is of another one")
    wakeBodies(of: joints.definition(of: id))
    areAwakeJointsStale = true
    joints.remove(id)
  }

  /// Wakes the bodies of a joint; call it with the old and with the new definition.
  private func wakeBodies(of definition: JointDefinition) {
    for case let id? in [definition.a.body, definition.b.body] {
      sleep.wake(body(id), step: stepCount)
    }
    filterAgain(definition)
  }

  /// Makes the next step filter the pair of bodies again that a joint keeps, or kept, from
  /// colliding.
  private func filterAgain(_ definition: JointDefinition) {
    guard !definition.collides, let a = definition.a.body, let b = definition.b.body else { return }
    // One of the two is enough. A dynamic body is preferred, because an anchored one such as a
    // floor can have many neighbors.
    let body = body(a).isDynamic ? body(a) : body(b)
    for shape in shapes.of(body) { broadPhase.markMoved(shape) }
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
  }

  private func assertFits(_ definition: JointDefinition) {
    let (a, b) = (definition.a.body, definition.b.body)
    for case let id? in [a, b] { _ = body(id) }
    definition.assertValid()
  }
}
