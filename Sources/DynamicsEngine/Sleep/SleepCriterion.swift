/// Decides when a body is at rest.
package enum SleepCriterion {
  /// The whole steps that last longer than the time to sleep: 61 at 1/120 s.
  package static func steps(timeStep: Double) -> Int {
    Int((Tuning.SleepCriterion.timeToSleep / timeStep + 1e-9).rounded(.down)) + 1
  }

  /// Whether a body is slow enough to be at rest, and so is what the step moved it in addition to its velocity, for
  /// example out of an overlap.
  static func isQuiet(_ body: BodyPointer, step h: Double) -> Bool {
    let velocity = body.velocity
    return velocity.dot(velocity) < Tuning.SleepCriterion.speed * Tuning.SleepCriterion.speed
      && abs(body.angularVelocity) < Tuning.SleepCriterion.turning
      && drift(of: body, step: h) < Tuning.SleepCriterion.drift
  }

  private static func drift(of body: BodyPointer, step h: Double) -> Double {
    ((body.position - body.pointee.step.start) * (1 / h) - body.velocity).length
  }

  /// Whether a body is still in its resting pose.
  ///
  /// - Parameter touches: Whether the body has contacts, which are never quite still.
  static func stands(_ body: BodyPointer, touches: Bool) -> Bool {
    body.pointee.rest.resting.isNear(
      body,
      within: touches
        ? Tuning.SleepCriterion.restInContact : Tuning.SleepCriterion.restWithoutContacts)
  }
}

extension Creep {
  /// Starts at the present pose of a body.
  mutating func begin(_ body: BodyPointer, step: Int) {
    self = Creep(start: step, position: body.position, angle: body.angle)
  }

  /// Ends the present half and begins the next one.
  ///
  /// - Returns: Whether the body has moved on in the direction of the half before, and farther.
  mutating func endHalf(_ body: BodyPointer, step: Int) -> Bool {
    let next = Creep(
      start: step, position: body.position, angle: body.angle,
      displacement: body.position - position, turn: body.angle - angle)
    defer { self = next }
    let (before, after) = (
      body.greatestMotion(displacement, turn), body.greatestMotion(next.displacement, next.turn)
    )
    let radius = body.pointee.boundingRadius
    let alike = displacement.dot(next.displacement) + turn * next.turn * radius * radius
    return alike > 0 && after > before + Tuning.SleepCriterion.growth
  }
}

extension KeptPose {
  func isNear(_ body: BodyPointer, within limit: (distance: Double, turn: Double)) -> Bool {
    let displacement = body.position - position
    return displacement.dot(displacement) <= limit.distance * limit.distance
      && abs(body.angle - angle) <= limit.turn
  }

  mutating func follow(_ body: BodyPointer) { (position, angle) = (body.position, body.angle) }

  mutating func follow(_ body: BodyPointer, step: Int) {
    follow(body)
    lastLeft = step
  }
}
