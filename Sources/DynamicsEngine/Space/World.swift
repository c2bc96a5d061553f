internal import DynamicsChipmunk
package import Foundation

/// A Chipmunk space behind a Swift interface: bodies, collision groups with boundaries, joints.
///
/// It knows nothing of behaviors. All numbers that come in must be finite and in range: the floor
/// above checks them, since Chipmunk ends the process over what it cannot digest. Between steps
/// everything may be changed at any time, as nothing is called back from within a step.
package final class World {
  /// Twice Chipmunk's own: a pile of ten sways and settles instead of creeping.
  private static let solverRounds: Int32 = 20
  /// The two points of an edge that meets another need so many to agree.
  ///
  /// Friction and loss hide what is missing; where neither is, energy would creep in.
  static let elasticRounds: Int32 = 100
  static let nearlyElastic = 0.95

  let space = NewSpace.make()
  /// What boundaries are fixed to.
  let wallBody: UnsafeMutablePointer<cpBody> = cpBodyNewStatic()
  /// What joints are anchored to; apart from the walls, or finding contacts gets slow.
  let anchorBody: UnsafeMutablePointer<cpBody> = cpBodyNewStatic()

  package private(set) var bodies: [Body] = []
  package private(set) var groups: [CollisionGroup] = []
  package private(set) var joints: [Joint] = []
  package private(set) var ledger = ContactLedger()
  var touching: [Contact] = []
  /// Bodies that lie exactly on another one, where no direction leads out.
  var hidden: [Body] = []

  private var nextBodyID = 0
  private var nextGroupID = 0
  private var nextBoundaryID = 0
  /// Steps taken.
  package private(set) var stepCount = 0
  /// Steps in which velocities grew beyond what a number can hold, and bodies were stopped.
  package private(set) var overflows = 0

  package init() {
    // Rest is judged for the whole world by its owner: Chipmunk's own sleeping stays off.
    cpSpaceSetSleepTimeThreshold(space, .infinity)
    cpSpaceSetIterations(space, Self.solverRounds)
    // Chipmunk keeps lost contacts for later, without their effect; here what is over is over.
    cpSpaceSetCollisionPersistence(space, 1)
    cpSpaceAddBody(space, wallBody)
    cpSpaceAddBody(space, anchorBody)
    ContactCollector.install(in: space, for: self)
  }

  deinit {
    for joint in joints { joint.removeFromSpace() }
    for group in groups {
      for boundary in group.boundaries { boundary.tearDown() }
    }
    for body in bodies { body.removeFromSpace() }
    cpSpaceRemoveBody(space, wallBody)
    cpSpaceRemoveBody(space, anchorBody)
    cpBodyFree(wallBody)
    cpBodyFree(anchorBody)
    cpSpaceFree(space)
  }
}

// MARK: What is in it

extension World {
  package func addBody(_ figure: Figure, at position: CGPoint, angle: Double) -> Body {
    assertSound(figure)
    assertFinite(position, "a body's position")
    assertFinite(angle, "a body's angle")
    let body = Body(id: nextBodyID, figure: figure, at: position, angle: angle, in: space)
    nextBodyID += 1
    bodies.append(body)
    return body
  }

  /// Takes the body out of its groups and out of the world.
  ///
  /// Its joints must be gone before.
  package func removeBody(_ body: Body) {
    assertOurs(body)
    assert(!joints.contains { $0.holds(body) }, "remove a body's joints before the body")
    for group in body.groups { group.remove(body) }
    body.removeFromSpace()
    bodies.removeAll { $0 === body }
  }

  package func addGroup() -> CollisionGroup {
    let group = CollisionGroup(id: nextGroupID, world: self)
    nextGroupID += 1
    groups.append(group)
    return group
  }

  package func removeGroup(_ group: CollisionGroup) {
    assert(groups.contains { $0 === group }, "the group is not in this world")
    for body in group.members { group.remove(body) }
    for boundary in group.boundaries { group.removeBoundary(boundary) }
    groups.removeAll { $0 === group }
  }

  func takeBoundaryID() -> Int {
    defer { nextBoundaryID += 1 }
    return nextBoundaryID
  }

  package func addJoint(_ joint: Joint) {
    assert(!joints.contains { $0 === joint }, "the joint is already in this world")
    assertFits(joint)
    joint.add(to: space, anchoredTo: anchorBody)
    joints.append(joint)
  }

  package func removeJoint(_ joint: Joint) {
    assert(joints.contains { $0 === joint }, "the joint is not in this world")
    joint.removeFromSpace()
    joints.removeAll { $0 === joint }
  }
}

// MARK: Time

extension World {
  /// Moves everything by one step and tells which contacts began and ended.
  ///
  /// v += h·a, then damping, then contacts and joints are solved on velocities, then x += h·v.
  package func step(by step: Double) -> ContactLedger.Changes {
    assert(step > 0 && step.isFinite, "a step must take some time, not \(step) s")
    assert(space.pointee.locked == 0, "a step cannot be taken inside another one")
    touching.removeAll(keepingCapacity: true)
    // Contacts may ask for more.
    cpSpaceSetIterations(space, Self.solverRounds)
    cpSpaceStep(space, step)
    if Overflow.stop(bodies, joints, in: space) { overflows += 1 }
    for body in bodies where body.isDynamic { body.move(by: step) }
    for body in hidden { body.slipOut() }
    hidden.removeAll(keepingCapacity: true)
    straightenJoints()
    for body in bodies where body.isDynamic && !body.enclosures.isEmpty { body.stayInside() }
    for body in bodies where body.isDynamic { body.noteDrift(step) }
    stepCount += 1
    return ledger.record(touching)
  }

  /// Rounds over the hard joints; each sees what the one before has moved.
  private static let straighteningRounds = 10
  /// Points.
  private static let straightEnough = 1e-6

  private func straightenJoints() {
    let hard = joints.filter { $0.isHard }
    guard !hard.isEmpty else { return }
    let before = bodies.map(\.pose)
    var first: Double?
    var worst = 0.0
    for _ in 0..<Self.straighteningRounds {
      worst = hard.reduce(0) { max($0, $1.straighten()) }
      if worst < Self.straightEnough { return }
      first = first ?? worst
    }
    // Joints that contradict each other would throw their bodies about, farther each time.
    guard let first, worst > first else { return }
    for (body, pose) in zip(bodies, before) { body.pose = pose }
  }

  /// Feeds all that the next step reads into a digest.
  package func digest(into digest: inout StateDigest) {
    digest.combine(stepCount)
    digest.combine(nextBodyID)
    digest.combine(nextGroupID)
    digest.combine(nextBoundaryID)
    digest.combine(Int(space.pointee.shapeIDCounter))
    for body in bodies { body.digest(into: &digest) }
    for group in groups { group.digest(into: &digest) }
    for joint in joints { joint.digest(into: &digest) }
    digestContacts(into: &digest)
  }

  /// The impulses that the solver starts from.
  ///
  /// Chipmunk lists contacts in an order of its own that the next step does not read, so they are
  /// summed up rather than chained.
  private func digestContacts(into digest: inout StateDigest) {
    guard let arbiters = space.pointee.arbiters else { return }
    var sum: UInt64 = 0
    for index in 0..<Int(arbiters.pointee.num) {
      guard let raw = arbiters.pointee.arr[index] else { continue }
      let arbiter = raw.assumingMemoryBound(to: cpArbiter.self).pointee
      for contact in UnsafeBufferPointer(start: arbiter.contacts, count: Int(arbiter.count)) {
        var one = StateDigest()
        one.combine(Int(arbiter.a.pointee.hashid))
        one.combine(Int(arbiter.b.pointee.hashid))
        one.combine(Int(bitPattern: UInt(contact.hash)))
        one.combine(contact.jnAcc)
        one.combine(contact.jtAcc)
        sum &+= one.value
      }
    }
    digest.combine(sum)
  }
}

// MARK: What callers owe it

extension World {
  func assertOurs(_ body: Body) {
    assert(body.isInWorld, "the body has left its world")
    assert(body.space == space, "the body is in another world")
  }

  func assertFits(_ joint: Joint) {
    for case let body? in [joint.ends.0, joint.ends.1] { assertOurs(body) }
    assert(joint.ends.0 != nil || joint.ends.1 != nil, "a joint must hold a body")
    assert(joint.ends.0 !== joint.ends.1, "a joint must hold two different bodies, or one")
    if case .spring(let frequency, let damping) = joint.softness {
      assert(frequency > 0 && frequency.isFinite, "a frequency must be above 0, not \(frequency)")
      assert(damping >= 0 && damping.isFinite, "a damping must be at least 0, not \(damping)")
    }
  }
}
