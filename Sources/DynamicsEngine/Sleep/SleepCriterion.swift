/// Decides when a body is at rest.
package enum SleepCriterion {
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

  /// Whether a body is within `tremor` of its trembling pose, which follows it while it is not.
  ///
  /// Its velocity may be above the limit of rest, since it leads nowhere.
  static func staysInPlace(_ body: BodyPointer) -> Bool {
    let displacement = body.position - body.pointee.rest.tremblingPosition
    return displacement.dot(displacement) <= Tuning.SleepCriterion.tremor.distance
      * Tuning.SleepCriterion.tremor.distance
      && abs(body.angle - body.pointee.rest.tremblingAngle) <= Tuning.SleepCriterion.tremor.turn
  }

  /// Whether a body is still in its resting pose, which follows it while it is not.
  ///
  /// - Parameter touches: Whether the body has contacts, which are never quite still.
  static func isStill(_ body: BodyPointer, touches: Bool) -> Bool {
    let limit =
      touches ? Tuning.SleepCriterion.stillInContact : Tuning.SleepCriterion.stillInTheAir
    let displacement = body.position - body.pointee.rest.restingPosition
    return displacement.dot(displacement) <= limit.distance * limit.distance
      && abs(body.angle - body.pointee.rest.restingAngle) <= limit.turn
  }
}
