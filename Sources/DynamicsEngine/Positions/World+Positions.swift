// The phases of a step that move bodies.

extension World {
  // `integratePositions` and `containPositions` do all their work for one body before the next body.
  // With thousands of bodies, loading their rows into the cache a second time would cost more than
  // the work.

  func integratePositions(step h: Double) {
    let motion = MotionStep(
      length: h, count: stepCount,
      obstacleDisplacement: max(farthestDisplacement, farthestKinematicDisplacement),
      isPrecise: !preciseCollision.bodies.isEmpty)
    continuousCollision.impacts.removeAll()
    var isOverflow = false
    sleep.awake.forEach(prefetching: BodyPointer.hotSize, and: shapes.rows) { index, body in
      let isConstrained = islands.isConstrained(index)
      if !isConstrained { VelocityIntegration.integrate(body, step: h) }
      // Before the limit, which would hide it.
      if Overflow.stop(body) { isOverflow = true }
      if isConstrained { SpeedLimit.apply(to: body) }
      VelocityIntegration.recordFreeAcceleration(of: body, step: h, count: stepCount)
      PositionIntegration.integrate(body, step: h)
      if body.pointee.step.curve >= 0 {
        body.followCurve(narrowPhase.pairs.base + Int(body.pointee.step.curve), step: h)
      }
      if continuousCollision.move(body, in: motion) {
        body.pointee.rest.lastBlock = stepCount + 1
      }
    }
    if motion.isPrecise {
      broadPhase.coverPaths(sleep.awake)
      preciseCollision.run(continuousCollision, in: motion)
    }
    guard isOverflow else { return }
    overflows += 1
    Overflow.clearImpulses(narrowPhase.pairs, awakeJoints)
  }

  /// Closes the joints of each articulation and keeps its bodies inside their boundaries.
  ///
  /// A joint may pull a body out, and putting it back alone would open the joint again. So joints
  /// are closed again with such bodies held at their boundaries. If both cannot hold, boundaries do.
  func correctPositions(step h: Double) {
    for number in articulations.all.indices {
      positionCorrection.putBack.removeAll()
      let isForced = !articulations.all[number].isSatisfied || hasViolatedSpan(number)
      positionCorrection.correct(number, step: h, count: stepCount + 1)
      // A chain that hangs from a fixed point is left to contacts, or it would come apart at walls.
      let isPulled = (isAnyYielding || isForced) && hasAnchors(number)
      let deepest = isForced ? Tuning.Yielding.depth : .infinity
      var repeats = Tuning.PositionCorrection.repeats
      while putBack(articulations.all[number], isPulled, deepest: deepest, step: h), repeats > 0 {
        positionCorrection.correct(number, step: h, count: stepCount + 1)
        repeats -= 1
      }
      if isPulled, !positionCorrection.putBack.isEmpty { letAnchorsGiveWay(number) }
    }
    closeYieldingJoints()
  }

  /// Puts bodies of an articulation back inside their boundaries.
  ///
  /// - Parameters:
  ///   - isPulled: Whether anchors may pull them into obstacles, which they are then put back from, too.
  ///   - deepest: The greatest depth in obstacles, if it is less than that of the body.
  /// - Returns: Whether any was put back.
  private func putBack(
    _ articulation: Articulation, _ isPulled: Bool, deepest: Double, step h: Double
  ) -> Bool {
    var isAnyMoved = false
    for link in articulations.links(of: articulation) {
      let body = link.pointee.body
      let place = body.position
      if isPulled { continuousCollision.putBack(body, deepest: deepest, count: stepCount) }
      if !Containment.isWithinClearance(body) { containment.keepInside(body, step: h) }
      guard place.x != body.position.x || place.y != body.position.y else { continue }
      isAnyMoved = true
      positionCorrection.putBack.append(ContainmentCorrection(body, from: place, ground: ground))
      // A joint that pulls a body against a boundary does so again in each step.
      let isBlocked = body.removeBlockedVelocity(
        wanted: body.pointee.step.start + body.velocity * h,
        body.pointee.step.startAngle + body.angularVelocity * h, step: h)
      if isBlocked { body.pointee.rest.lastBlock = stepCount + 1 }
    }
    return isAnyMoved
  }

  /// Stops bodies that the phases before would move through each other.
  func stopPreciseBodies(step h: Double) {
    guard !preciseCollision.bodies.isEmpty else { return }
    for body in sleep.awake.buffer { keepInside(body, includesJoined: false, step: h) }
    broadPhase.coverPaths(sleep.awake)
    // Obstacles have arrived.
    let motion = MotionStep(
      length: h, count: stepCount, obstacleDisplacement: 0, isPrecise: true)
    preciseCollision.runAgain(continuousCollision, in: motion)
    pushStoppedBodies()
    preciseCollision.removeAll()
  }

  func containPositions(step h: Double) {
    let (list, count) = (movedList, stepCount + 1)
    let stepsToSleep = SleepCriterion.steps(timeStep: h)
    var isRestless = false
    sleep.prepareNotes()
    recordHeldBack(step: h)
    sleep.spreadBlocks(islands)
    // Bodies with joints are inside already, unless precise collision has pushed them since.
    let includesJoined = !preciseCollision.bodies.isEmpty
    sleep.awake.forEach(prefetching: BodyPointer.hotSize, and: shapes.rows) { _, body in
      keepInside(body, includesJoined: includesJoined, step: h)
      if body.hasMoved { recordMoved(body, on: list) }
      if sleep.record(body, step: h, count: count, stepsToSleep: stepsToSleep) { isRestless = true }
    }
    if isRestless { lastRestlessStep = count }
  }

  private func keepInside(_ body: BodyPointer, includesJoined: Bool, step h: Double) {
    guard includesJoined || body.pointee.link < 0, !Containment.isWithinClearance(body) else {
      return
    }
    containment.keepInside(body, step: h)
  }

  /// Notes the bodies that a drag or a snap presses against an obstacle in each step.
  private func recordHeldBack(step h: Double) {
    for joint in looseJoints.buffer {
      guard joint.isOffTarget else { continue }
      let impulse = joint.looseImpulse().linear
      recordHeldBack(joint.pointee.a, pull: impulse * -(1 / h))
      recordHeldBack(joint.pointee.b, pull: impulse * (1 / h))
    }
  }

  private func recordHeldBack(_ body: BodyPointer, pull: Vector) {
    guard body.isMovable, body.pointee.rest.lastTouch == stepCount else { return }
    body.pointee.rest.lastBlock = stepCount + 1
    body.pointee.step.freeAcceleration =
      body.pointee.step.lastAcceleration + pull * body.inverseMass
  }
}

// MARK: Moved bodies, from which items are written

extension World {
  /// Adds a body to the list of moved bodies, once.
  func recordMoved(_ body: BodyPointer, on list: Int32) {
    guard body.pointee.movedList != list else { return }
    body.pointee.movedList = list
    moved.append(body.pointee.id)
  }

  /// Replaces a list with the bodies that have moved since the last call, in the order of ids.
  ///
  /// Some of them may have been removed since.
  package func drainMoved(into list: inout [BodyID]) {
    if !list.isEmpty { list.removeAll(keepingCapacity: true) }
    list.append(contentsOf: moved.buffer)
    let isSorted = zip(moved.buffer, moved.buffer.dropFirst()).allSatisfy(<)
    moved.removeAll()
    // A new list number invalidates the marks of all rows, so that no row must be visited.
    movedList &+= 1
    if !isSorted { list.sort() }
  }
}

extension BodyPointer {
  /// Whether the pose differs from the one before the step.
  fileprivate var hasMoved: Bool {
    let (start, end) = (pointee.step.start, position)
    return start.x != end.x || start.y != end.y || pointee.step.startAngle != angle
  }
}
