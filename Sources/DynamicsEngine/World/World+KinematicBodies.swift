package import Foundation

// Kinematic bodies: immovable bodies that the next step moves to a pose, with the velocity that
// takes them there.
//
// A step begins with them in their old poses. Contacts and joints see their velocities, fast bodies
// stop at them on the way, and the step ends with them in their new poses.

extension World {
  /// Lets the next step move an anchored body to a pose, with the velocity that takes it there.
  ///
  /// Without another call, it stands still in the step after that. A body whose target is farther
  /// away than any that the speed limit allows is teleported.
  package func moveKinematic(_ id: BodyID, to place: CGPoint, angle: Double) {
    assertFinite(place.isFinite, "a body's target")
    assertFinite(angle.isFinite, "a body's target angle")
    let body = body(id)
    assert(!body.isDynamic, "only an anchored body moves to a target")
    if !body.pointee.isKinematic { list(kinematic: body) }
    body.pointee.target = Pose(
      position: Vector(place), angle: angle,
      rotation: angle == body.angle ? body.rotation : Rotation(angle: angle))
    body.pointee.hasTarget = true
    sleep.wake(body, step: stepCount)
  }

  /// Lists a kinematic body, in the order of ids: of two that meet something at the same time, the first acts.
  private func list(kinematic body: BodyPointer) {
    body.pointee.isKinematic = true
    kinematicBodies.append(body)
    var place = kinematicBodies.count - 1
    while place > 0, body.pointee.id < kinematicBodies[place - 1].pointee.id {
      kinematicBodies[place] = kinematicBodies[place - 1]
      place -= 1
    }
    kinematicBodies[place] = body
  }

  /// Lists the bodies that phases of the step look for, after all bodies were restored.
  func listBodies() {
    for body in order.buffer {
      preciseCollision.record(body)
      if body.pointee.isKinematic { kinematicBodies.append(body) }
    }
  }
}

// MARK: A step

extension World {
  /// Gives kinematic bodies the velocities that take them to their targets, and stops those that
  /// have none.
  func startKinematicBodies(step h: Double) {
    guard !kinematicBodies.isEmpty else { return }
    for body in kinematicBodies.buffer { start(body, step: h) }
    kinematicBodies.removeAll {
      guard !$0.pointee.hasTarget else { return false }
      $0.pointee.isKinematic = false
      return true
    }
  }

  private func start(_ body: BodyPointer, step h: Double) {
    guard !body.isDynamic else {
      // It was released, and keeps its velocity.
      body.pointee.hasTarget = false
      return
    }
    guard body.pointee.hasTarget else {
      body.startStep()
      body.velocity = .zero
      body.angularVelocity = 0
      sleep.wake(body, step: stepCount)
      return
    }
    let target = body.pointee.target
    body.velocity = (target.position - body.position) * (1 / h)
    body.angularVelocity = (target.angle - body.angle) * (1 / h)
    let isTooFast =
      body.velocity.length > Tuning.SpeedLimit.linear
      || abs(body.angularVelocity) > Tuning.SpeedLimit.angular
    if isTooFast {
      setPose(body.pointee.id, target.position.point, angle: target.angle)
      body.velocity = .zero
      body.angularVelocity = 0
    }
    for shape in shapes.of(body) {
      broadPhase.setBox(of: shape, to: body.sweptBox(of: shape))
    }
  }

  /// The farthest distance that the next step moves any point of a kinematic body, in points.
  var farthestKinematicDisplacement: Double {
    kinematicBodies.buffer.reduce(0) { farthest, body in
      let motion = body.motionToTarget
      return max(
        farthest, motion.displacement.length + abs(motion.turn) * body.pointee.boundingRadius)
    }
  }

  /// Moves kinematic bodies to their targets.
  func finishKinematicBodies() {
    for body in kinematicBodies.buffer {
      let target = body.pointee.target
      body.startStep()
      body.setPose(target.position, angle: target.angle, rotation: target.rotation)
      body.pointee.hasTarget = false
      for shape in shapes.of(body) { broadPhase.refit(shape, step: 0) }
      recordMoved(body, on: movedList)
    }
  }

  /// Lets kinematic bodies push the bodies that other obstacles have stopped during the step.
  ///
  /// These stand still for its rest, and would be passed.
  func pushStoppedBodies() {
    guard !kinematicBodies.isEmpty else { return }
    for body in sleep.awake.buffer where body.pointee.step.stopFraction < 1 {
      let path = PrecisePath(stopped: body)
      guard let impact = PreciseImpact.first(of: path, with: kinematicBodies, shapes) else {
        continue
      }
      body.setPose(body.position + impact.push * (1 - impact.time), angle: body.angle)
      body.pointee.step.stopFraction = 1
    }
  }
}

extension BodyPointer {
  /// Whether it has a velocity, which an immovable body gets only from its target.
  var isMoving: Bool { !velocity.isZero || angularVelocity != 0 }

  /// The motion of a kinematic body in the step that takes it to its target.
  var motionToTarget: Sweep {
    guard pointee.hasTarget else {
      return Sweep(displacement: .zero, startAngle: angle, turn: 0)
    }
    return Sweep(
      displacement: pointee.target.position - position, startAngle: angle,
      turn: pointee.target.angle - angle)
  }

  /// The box around all places of a shape in the step.
  fileprivate func sweptBox(of shape: ShapePointer) -> BoundingBox {
    let motion = motionToTarget
    // Curved outlines reach a little beyond their corners.
    let reach = motion.turn == 0 ? 0 : shape.pointee.radius * min(abs(motion.turn), 2)
    return shape.box.swept(along: motion.displacement).grown(by: reach)
  }
}
