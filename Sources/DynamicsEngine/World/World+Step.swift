extension World {
  /// Moves everything by one step.
  ///
  /// v += h·a, then damping, then contacts and joints are solved on velocities, then x += h·v.
  package func step(by h: Double) {
    assert(h > 0 && h.isFinite, "a step must be above 0 s and finite, not \(h) s")
    startKinematicBodies(step: h)
    wakeDisturbed()

    // Collision detection
    broadPhase.update(sleep.awake, touching: narrowPhase.pairs, step: h)
    findContacts(step: h)
    letPressedAnchorsGiveWay()
    releaseRetired()
    joints.releaseRemoved()
    sleep.wakeTouched(narrowPhase.pairs, step: stepCount)
    wakeDisturbed()
    findIslands()
    startMoves(step: h)

    // Velocities
    prepareConstraints(step: h)
    VelocityIntegration.run(islands, step: h)
    warmStart(step: h)
    solveVelocities(step: h)

    // Positions
    integratePositions(step: h)
    CoincidentCenters.separate(narrowPhase.pairs)
    moveBoundaries(step: h)
    finishKinematicBodies()
    pushStoppedBodies()
    correctPositions(step: h)
    stopPreciseBodies(step: h)
    containPositions(step: h)
    endMoves()

    // Results
    continuousCollision.impacts.finish()
    events.track(
      narrowPhase.pairs, continuousCollision.impacts.pairs, into: &contactChanges)
    stepCount += 1
    previousStep = h
    putIslandsToSleep()
  }

  /// Islands stay the same while nothing touches, and the same bodies and joints are awake.
  private func findIslands() {
    if areIslandsStale || !narrowPhase.pairs.isEmpty {
      islands.find(sleep.awake, narrowPhase.pairs, awakeJoints, articulations)
    }
    areIslandsStale = !narrowPhase.pairs.isEmpty
  }

  /// Wakes the bodies that commands or contacts have disturbed.
  ///
  /// Call it before computing forces for the awake bodies. A step calls it by itself.
  package func wakeDisturbed() {
    compactOrder()
    if sleep.isWakeDue {
      sleep.wakeDue(
        order, narrowPhase.pairs, step: stepCount, forEachNeighbor: forEachNeighbor
      ) { body in
        for shape in shapes.of(body) { broadPhase.markMoved(shape) }
      }
      events.wake { touch in !isAsleep(touch) }
      areAwakeJointsStale = true
    }
    refreshAwakeJoints()
  }

  /// Calls a block with the bodies joined to a body and, if it is anchored, with those that it may
  /// touch.
  ///
  /// Dynamic bodies find their own contacts.
  private func forEachNeighbor(of body: BodyPointer, _ visit: (BodyPointer) -> Void) {
    for joint in joints.joints(holding: body) {
      visit(joint.pointee.a == body ? joint.pointee.b : joint.pointee.a)
    }
    guard !body.isDynamic else { return }
    for shape in shapes.of(body) {
      broadPhase.forEachNeighbor(of: shape) { visit($0.pointee.body!) }
    }
  }

  /// Whether a contact is between bodies of which at least one sleeps and none is awake.
  private func isAsleep(_ touch: Touch) -> Bool {
    let key = touch.key
    let body = bodies[key.body.index]
    if body.pointee.isAwake { return false }
    if key.isBoundary { return body.pointee.rest.sleepingIsland >= 0 }
    let other = bodies[key.otherID.index]
    return !other.pointee.isAwake
      && (body.pointee.rest.sleepingIsland >= 0 || other.pointee.rest.sleepingIsland >= 0)
  }

  private func putIslandsToSleep() {
    guard sleep.isAnyReady else { return }
    let isAny = sleep.putIslandsToSleep(islands, narrowPhase.pairs) { body in
      // Other bodies must find sleeping bodies at their present position.
      for shape in shapes.of(body) { broadPhase.refit(shape, step: 0) }
    }
    guard isAny else { return }
    events.putToSleep { touch in isAsleep(touch) }
    broadPhase.dropSleeping()
    areAwakeJointsStale = true
  }
}
