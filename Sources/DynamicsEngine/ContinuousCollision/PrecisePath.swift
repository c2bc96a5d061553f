internal import DynamicsChipmunk

/// The path of a body through a step, as precise collision detection knows it.
///
/// Times are fractions of the step. The body moves at constant velocity from the time of its last
/// impact until another time. From then on, it stands still.
struct PrecisePath: BitwiseCopyable {
  var flight: Flight
  private(set) var until = 1.0
  /// The time at which it meets the next obstacle; infinite if it meets none.
  var timeOfStop = Double.infinity
  /// The index of the first pair of the body; −1 if it has none.
  var firstPair: Int32 = -1
  /// Whether an impact has stopped the body, and not only changed its velocity.
  private(set) var isStopped = false

  init(_ body: BodyPointer, _ shapes: Slab<ShapeRow>) {
    flight = Flight(body, shapes)
    guard body.pointee.isAwake else { return }
    // A body that continuous collision has stopped was there at that time.
    let stop = body.pointee.step.stopFraction
    if stop > 0 { until = stop }
  }

  /// Makes the rest of the path of a body that continuous collision has stopped, which stands
  /// there.
  init(stopped body: BodyPointer) {
    flight = Flight(standing: body, from: body.pointee.step.stopFraction)
  }

  var body: BodyPointer { flight.body }
  /// The time from which on the path is known.
  var start: Double { flight.time }
  /// Whether an impact changes the velocity of the body at once, and lets it move on.
  var isFlying: Bool { flight.impactsLeft > 0 }

  /// Whether the body meets an obstacle before another does; of two at the same time, by age.
  func stopsBefore(_ other: Self) -> Bool {
    (timeOfStop, body.pointee.id.serial) < (other.timeOfStop, other.body.pointee.id.serial)
  }

  // MARK: Motion

  func position(at time: Double) -> Vector {
    flight.position + flight.motion.displacement * fraction(at: time)
  }

  private func angle(at time: Double) -> Double { flight.motion.angle(at: fraction(at: time)) }

  /// The fraction of the motion of a time.
  private func fraction(at time: Double) -> Double {
    start < until ? (min(time, until) - start) / (until - start) : 1
  }

  /// The motion between two times.
  func motion(from start: Double, to end: Double) -> Sweep {
    let share = fraction(at: end) - fraction(at: start)
    return Sweep(
      displacement: flight.motion.displacement * share, startAngle: angle(at: start),
      turn: flight.motion.turn * share)
  }

  /// An upper bound on how far any point moves that is at most `radius` from the center.
  func length(radius: Double) -> Double {
    flight.motion.displacement.length + abs(flight.motion.turn) * radius
  }

  /// The box around a part of the body on its path.
  func box(of part: ShapePointer) -> BoundingBox {
    part.cornerBox(at: flight.position, angle: flight.motion.startAngle)
      .swept(along: flight.motion.displacement)
      .grown(by: abs(flight.motion.turn) * part.pointee.radius)
  }

  // MARK: Changes

  /// Stops the body for the rest of the step.
  ///
  /// - Returns: Whether it was moving.
  mutating func stop(at time: Double) -> Bool {
    guard body.isMovable, time < until, flight.motion.isMoving else { return false }
    flight.stand(at: position(at: time), angle(at: time), from: time)
    until = 1
    isStopped = true
    return true
  }

  /// Begins the path of the ways on which later phases have moved the body.
  mutating func restart() {
    flight.restart()
    until = 1
    isStopped = false
  }

  /// Lets impacts only stop the body from now on.
  mutating func endFlight() { flight.impactsLeft = 0 }

  /// Moves the body to the end of a path that has changed.
  func finish(in step: MotionStep) {
    flight.finish(in: step)
    guard isStopped else { return }
    PositionIntegration.rewind(body, to: flight.position, angle: flight.motion.startAngle)
    body.pointee.step.stopFraction = start
    if body.pointee.link >= 0, start < 0.5 { body.pointee.rest.lastBlock = step.count + 1 }
  }
}
