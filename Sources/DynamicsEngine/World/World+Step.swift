extension World {
  /// Moves everything by one step.
  ///
  /// v += h·a, then damping, then contacts and joints are solved on velocities, then x += h·v.
  package func step(by h: Double) {
    assert(h > 0 && h.isFinite, "a step must be above 0 s and finite, not \(h) s")
    startKinematicBodies(step: h)
    wakeDisturbed()

    // Collision detection
    broadPhase.update(sleep.awake, step: h)
    narrowPhase.run(broadPhase.candidates)
    releaseRetired()
    joints.releaseRemoved()
    sleep.wakeTouched(narrowPhase.pairs, step: stepCount)
    wakeDisturbed()
    findIslands()
    startMoves(step: h)

    // Velocities
    VelocitySolver.prepare(
      islands, narrowPhase.pairs, looseJoints, articulations, contactSolver, step: h,
      count: stepCount)
    VelocityIntegration.run(sleep.awake, step: h)
    VelocitySolver.warmStart(
      contactSolver, looseJoints, ratio: previousStep > 0 ? h / previousStep : 0)
    VelocitySolver.solve(
      islands, sleep.awake, narrowPhase.pairs, articulations, contactSolver, step: h,
      count: stepCount)
    JointReactions.note(articulations, looseJoints, step: h)

    // Positions
    integratePositions(step: h)
    separateCoincident()
    moveBoundaries(step: h)
    finishKinematicBodies()
    pushStoppedBodies()
    correctPositions(step: h)
    stopPreciseBodies(step: h)
    containPositions(step: h)
    endMoves()

    // Results
    events.track(narrowPhase.pairs, into: &results.contactChanges)
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
    if sleep.isWakeDue { wakeDue() }
    refreshAwakeJoints()
  }

  private func wakeDue() {
    sleep.wakeDue(
      order, narrowPhase.pairs, step: stepCount, forEachNeighbor: forEachNeighbor
    ) { body in
      for shape in shapes.of(body) { broadPhase.markMoved(shape) }
    }
    events.wake { touch in !isAsleep(touch) }
    areAwakeJointsStale = true
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
    let body = bodies[touch.body.index]
    if body.pointee.isAwake { return false }
    if touch.isBoundary { return body.pointee.rest.sleepingIsland >= 0 }
    let other = bodies[touch.other.index]
    return !other.pointee.isAwake
      && (body.pointee.rest.sleepingIsland >= 0 || other.pointee.rest.sleepingIsland >= 0)
  }

  private func putIslandsToSleep() {
    let isAny = sleep.putIslandsToSleep(islands, narrowPhase.pairs) { body in
      // Other bodies must find sleeping bodies at their present position.
      for shape in shapes.of(body) { broadPhase.follow(shape, step: 0) }
    }
    guard isAny else { return }
    events.putToSleep { touch in isAsleep(touch) }
    broadPhase.dropSleeping()
    areAwakeJointsStale = true
  }
}

// MARK: Positions

extension World {
  // `integratePositions` and `containPositions` do all their work for one body before the next body.
  // With thousands of bodies, loading their rows into the cache a second time would cost more than
  // the work.

  private func integratePositions(step h: Double) {
    let wallDisplacement = max(farthestDisplacement, farthestKinematicDisplacement)
    var isOverflow = false
    for body in sleep.awake.buffer {
      if Overflow.stop(body) { isOverflow = true }
      SpeedLimit.apply(to: body)
      VelocityIntegration.noteFreeAcceleration(of: body, step: h, count: stepCount)
      PositionIntegration.integrate(body, step: h)
      if continuousCollision.stop(body, wallDisplacement: wallDisplacement) {
        body.pointee.rest.lastBlock = stepCount + 1
      }
    }
    guard isOverflow else { return }
    overflows += 1
    Overflow.clearImpulses(narrowPhase.pairs, awakeJoints)
  }

  private func separateCoincident() {
    Coincidence.separate(narrowPhase.pairs)
  }

  /// Closes the joints of each articulation and keeps its bodies inside their boundaries.
  ///
  /// A joint may pull a body out, and putting it back alone would open the joint again. So joints
  /// are closed again with such bodies held at their boundaries. If both cannot hold, boundaries do.
  private func correctPositions(step h: Double) {
    for number in articulations.all.indices {
      positionCorrection.removeWalls()
      positionCorrection.correct(number, articulations, step: h, count: stepCount + 1)
      var repeats = Tuning.PositionCorrection.repeats
      while putInside(articulations.all[number], step: h), repeats > 0 {
        positionCorrection.correct(number, articulations, step: h, count: stepCount + 1)
        repeats -= 1
      }
    }
  }

  /// Puts bodies of an articulation back inside their boundaries.
  ///
  /// - Returns: Whether any was outside.
  private func putInside(_ articulation: Articulation, step h: Double) -> Bool {
    var isAnyMoved = false
    let links = articulations.links(of: articulation)
    for index in links.indices {
      let body = links[index].body
      guard !Containment.isSurelyInside(body) else { continue }
      let place = body.position
      containment.keepInside(body, step: h)
      guard place.x != body.position.x || place.y != body.position.y else { continue }
      isAnyMoved = true
      positionCorrection.addWall(putting: body, backFrom: place, ground: ground)
      // A joint that pulls a body against a boundary does so again in each step.
      let isBlocked = body.removeBlockedVelocity(
        wanted: body.pointee.step.start + body.velocity * h,
        body.pointee.step.startAngle + body.angularVelocity * h, step: h)
      if isBlocked { body.pointee.rest.lastBlock = stepCount + 1 }
    }
    return isAnyMoved
  }

  /// Stops bodies that would pass through each other, wherever the phases before have moved them.
  private func stopPreciseBodies(step h: Double) {
    guard !preciseCollision.bodies.isEmpty else { return }
    for body in sleep.awake.buffer { keepInside(body, step: h) }
    broadPhase.coverPaths(sleep.awake)
    let articulations = articulations
    preciseCollision.run(kinematicBodies, count: stepCount + 1) { body, visit in
      articulations.forEachBody(joinedTo: body, visit)
    }
  }

  private func containPositions(step h: Double) {
    let (list, count) = (movedList, stepCount + 1)
    let stepsToSleep = SleepCriterion.steps(timeStep: h)
    var isRestless = false
    sleep.prepareNotes()
    noteHeldBack(step: h)
    sleep.spreadBlocks(islands)
    for body in sleep.awake.buffer {
      keepInside(body, step: h)
      PositionIntegration.noteDrift(of: body, step: h)
      if body.hasMoved { noteMoved(body, on: list) }
      if sleep.note(body, step: count, stepsToSleep: stepsToSleep) { isRestless = true }
    }
    if isRestless { lastRestlessStep = count }
  }

  private func keepInside(_ body: BodyPointer, step h: Double) {
    // Bodies with joints are already inside.
    guard body.pointee.link < 0, !Containment.isSurelyInside(body) else { return }
    containment.keepInside(body, step: h)
  }

  /// Notes the bodies that a drag or a snap presses against an obstacle in each step.
  private func noteHeldBack(step h: Double) {
    for joint in looseJoints.buffer {
      guard let target = joint.joint(as: TargetJoint.self), target.pointee.isOffTarget
      else { continue }
      let impulse = target.pointee.point.impulse
      noteHeldBack(joint.pointee.a, pull: impulse * -(1 / h))
      noteHeldBack(joint.pointee.b, pull: impulse * (1 / h))
    }
  }

  private func noteHeldBack(_ body: BodyPointer, pull: Vector) {
    guard body.isMovable, body.pointee.rest.lastTouch == stepCount else { return }
    body.pointee.rest.lastBlock = stepCount + 1
    body.pointee.step.freeAcceleration =
      body.pointee.step.lastAcceleration + pull * body.inverseMass
  }

  /// Adds a body to the list of moved bodies, once.
  func noteMoved(_ body: BodyPointer, on list: Int32) {
    guard body.pointee.movedList != list else { return }
    body.pointee.movedList = list
    moved.append(body.pointee.id)
  }
}

extension BodyPointer {
  /// Whether the pose differs from the one before the step.
  fileprivate var hasMoved: Bool {
    let (start, end) = (pointee.step.start, position)
    return start.x != end.x || start.y != end.y || pointee.step.startAngle != angle
  }
}
