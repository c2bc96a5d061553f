/// When a body is at rest.
package enum SleepCriterion {
  /// Points per second.
  private static var speed: Double { 1 }
  /// Points per second: what comes out of an overlap as slowly is within 0.2 pt of touching.
  private static var drift: Double { 0.4 }
  /// Two degrees per second.
  private static var turning: Double { 2 * .pi / 180 }
  /// Rest begins after more than this, in seconds.
  private static var timeToSleep: Double { 0.5 }
  /// How far a body may go and still stand, in points and in radians.
  ///
  /// A body that is slow is at rest, and the animator may pause. But others may go on without it only
  /// when it stands; and what touches nothing may still be on its way somewhere, however slowly.
  private static func standstill(touches: Bool) -> (way: Double, turn: Double) {
    touches ? (1e-3, 1e-4) : (1e-7, 1e-9)
  }

  /// The whole steps that last longer than the time to sleep: 61 at 1/120 s.
  package static func steps(timeStep: Double) -> Int {
    Int((timeToSleep / timeStep + 1e-9).rounded(.down)) + 1
  }

  /// Whether a body is slow enough to be at rest.
  static func isQuiet(_ body: BodyPointer) -> Bool {
    let velocity = body.velocity
    return velocity.dot(velocity) < speed * speed && abs(body.angularVelocity) < turning
      && body.pointee.driftSpeed < drift
  }

  /// How far a body may go that trembles in one place, in points and in radians.
  ///
  /// In the time to sleep, that is about as slow as a body at rest.
  private static var tremor: (way: Double, turn: Double) { (1, 0.1) }

  /// Whether a body is about where it was when this was last false.
  ///
  /// Its velocity may read more than what is at rest: it leads nowhere.
  static func staysInPlace(_ body: BodyPointer) -> Bool {
    let way = body.position - body.pointee.tremblingPlace
    return way.dot(way) <= tremor.way * tremor.way
      && abs(body.angle - body.pointee.tremblingAngle) <= tremor.turn
  }

  /// Whether a body is where it was when this was last false.
  ///
  /// - Parameter touches: Whether something touches it, whose contacts are never quite still.
  static func stands(_ body: BodyPointer, touches: Bool) -> Bool {
    let limit = standstill(touches: touches)
    let way = body.position - body.pointee.restingPlace
    return way.dot(way) <= limit.way * limit.way
      && abs(body.angle - body.pointee.restingAngle) <= limit.turn
  }
}
