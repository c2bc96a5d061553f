internal import DynamicsChipmunk
package import DynamicsGeometry
package import Foundation

// MARK: Adding and removing

extension World {
  package func addBody(_ compound: CompoundShape, at place: CGPoint, angle: Double) -> BodyID {
    assertNone(compound.flaw)
    assertFinite(place.isFinite, "a body's position")
    assertFinite(angle.isFinite, "a body's angle")
    let body = bodies.allocate(serial: &counters.body)
    body.setPose(Vector(place), angle: angle, rotation: Rotation(angle: angle))
    settle(body)
    order.append(body)
    makeRoomForShapes()
    buildShapes(compound, for: body, rank: &counters.shape)
    applyMaterial(to: body)
    body.pointee.rest.lastRestlessStep = stepCount
    // The body stays off the list of awake bodies until the next step, so that the list need not be
    // kept sorted.
    sleep.wake(body, step: stepCount)
    return body.pointee.id
  }

  /// Removes a body from its sets and from the world.
  ///
  /// The body must have no joints left.
  package func removeBody(_ id: BodyID) {
    let body = body(id)
    removeLock(of: body)
    assert(
      !joints.joints(holding: body).contains { _ in true }, "remove a body's joints before the body"
    )
    sleep.wake(body, step: stepCount)
    body.pointee.collisions.sets.forEach { remove(body, from: sets[Int32($0)]) }
    dropShapes(of: body)
    body.pointee.collisions = BodyCollisions()
    if body.pointee.isKinematic { kinematicBodies.removeAll { $0 == body } }
    isOrderStale = true
    // Contacts that it had need one more pass, in which they end.
    body.pointee.isAwake = true
    body.pointee.isRemoved = true
    preciseCollision.record(body)
    retired.append(body)
  }

  /// Releases rows that nothing refers to any more, so that they can be used again.
  func releaseRetired() {
    guard !retired.isEmpty else { return }
    compactOrder()
    sleep.dropRemoved()
    areIslandsStale = true
    for body in retired.buffer { bodies.release(body.pointee.id.index) }
    retired.removeAll()
  }

  func compactOrder() {
    guard isOrderStale else { return }
    isOrderStale = false
    order.removeAll { $0.pointee.isRemoved }
  }

  func body(_ id: BodyID) -> BodyPointer {
    let body = bodies[id]
    assert(!body.pointee.isRemoved, "the body was removed from this world")
    return body
  }
}

// MARK: Pose and motion

extension World {
  /// Teleports a body: it touches nothing on the way, and its velocity stays.
  package func setPose(_ id: BodyID, _ place: CGPoint, angle: Double) {
    assertFinite(place.isFinite, "a body's position")
    assertFinite(angle.isFinite, "a body's angle")
    let body = body(id)
    sleep.wake(body, step: stepCount)
    body.setPose(Vector(place), angle: angle, rotation: Rotation(angle: angle))
    settle(body)
    for shape in shapes.of(body) { broadPhase.refit(shape, step: 0) }
    updateEnclosures(body)
    updateLock(of: body)
    recordMoved(body, on: movedList)
  }

  /// Makes the present pose the start of the step and the resting pose, since a teleport has no
  /// path.
  private func settle(_ body: BodyPointer) {
    body.startStep()
    body.pointee.rest.resting.follow(body)
    body.pointee.rest.creep.begin(body, step: stepCount)
  }

  /// - Parameter velocity: In points per second.
  package func setVelocity(_ id: BodyID, _ velocity: CGVector) {
    assertFinite(velocity.isFinite, "a velocity")
    let body = body(id)
    sleep.wake(body, step: stepCount)
    body.velocity = body.isDynamic ? Vector(velocity) : .zero
    body.stopAlongLockedAxes()
    SpeedLimit.apply(to: body)
  }

  /// - Parameter velocity: In radians per second.
  package func setAngularVelocity(_ id: BodyID, _ velocity: Double) {
    assertFinite(velocity.isFinite, "an angular velocity")
    let body = body(id)
    sleep.wake(body, step: stepCount)
    body.angularVelocity = body.canTurn ? velocity : 0
    SpeedLimit.apply(to: body)
  }

  /// - Parameter flag: False while a force acts on the body that may change by itself.
  package func setMaySleep(_ id: BodyID, _ flag: Bool) {
    let body = body(id)
    guard body.pointee.rest.maySleep != flag else { return }
    body.pointee.rest.maySleep = flag
    sleep.wake(body, step: stepCount)
  }

  /// Wakes a body after a change that could move it or the bodies that it touches.
  package func wake(_ id: BodyID) { sleep.wake(body(id), step: stepCount) }
}
