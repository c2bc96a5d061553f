/// Decides when a body is at rest.
package enum SleepCriterion {
  /// The distance and angle that a standing body may move, in points and in radians.
  ///
  /// A slow body is at rest, and the animator may pause. But an island sleeps while others move, so
  /// its bodies must stand still. A body that touches nothing may be moving very slowly over a long
  /// distance, so its limit is smaller.
  private static func stillLimits(touches: Bool) -> (distance: Double, turn: Double) {
    touches ? (1e-3, 1e-4) : (1e-7, 1e-9)
  }

  /// The whole steps that last longer than the time to sleep: 61 at 1/120 s.
  package static func steps(timeStep: Double) -> Int {
    Int((Tuning.SleepCriterion.timeToSleep / timeStep + 1e-9).rounded(.down)) + 1
  }

  /// Whether a body is slow enough to be at rest.
  static func isQuiet(_ body: BodyPointer) -> Bool {
    let velocity = body.velocity
    return velocity.dot(velocity) < Tuning.SleepCriterion.speed * Tuning.SleepCriterion.speed
      && abs(body.angularVelocity) < Tuning.SleepCriterion.turning
      && body.pointee.step.driftSpeed < Tuning.SleepCriterion.drift
  }

  /// Whether a body is near the place where this was last false.
  ///
  /// Its velocity may be above the limit of rest, since it leads nowhere.
  static func staysInPlace(_ body: BodyPointer) -> Bool {
    let displacement = body.position - body.pointee.rest.tremblingPosition
    return displacement.dot(displacement) <= Tuning.SleepCriterion.tremor.distance
      * Tuning.SleepCriterion.tremor.distance
      && abs(body.angle - body.pointee.rest.tremblingAngle) <= Tuning.SleepCriterion.tremor.turn
  }

  /// Whether a body is still at the place where this was last false.
  ///
  /// - Parameter touches: Whether the body has contacts, which are never quite still.
  static func isStill(_ body: BodyPointer, touches: Bool) -> Bool {
    let limit = stillLimits(touches: touches)
    let displacement = body.position - body.pointee.rest.restingPosition
    return displacement.dot(displacement) <= limit.distance * limit.distance
      && abs(body.angle - body.pointee.rest.restingAngle) <= limit.turn
  }
}
