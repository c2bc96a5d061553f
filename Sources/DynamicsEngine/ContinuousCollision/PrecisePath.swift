internal import DynamicsChipmunk

/// The path of a body through a step, as precise collision detection knows it.
///
/// Times are fractions of the step. The body moves at constant velocity until a time. From then on,
/// it stands still or is pushed. An impact begins another path.
struct PrecisePath: BitwiseCopyable {
  let body: BodyPointer
  /// Its way from impact to impact, of a free body.
  var flight: Flight
  /// The time at which it meets the next obstacle; infinite if it meets none.
  var timeOfStop = Double.infinity
  /// The time from which on the path is known, and the pose then.
  private(set) var start = 0.0
  private var position: Vector
  private var angle: Double
  /// Per step.
  private var velocity = Vector.zero
  private var turn = 0.0
  private(set) var until = 1.0
  /// The velocity from then on, per step: that of a kinematic body that pushes.
  private var push = Vector.zero
  /// Whether an impact has changed the path.
  private(set) var isCut = false

  init(_ body: BodyPointer) {
    self.body = body
    position = body.position
    angle = body.angle
    flight = Flight(
      body,
      Sweep(
        displacement: body.position - body.pointee.step.start,
        startAngle: body.pointee.step.startAngle, turn: body.angle - body.pointee.step.startAngle),
      limit: body.pointee.isPrecise ? min(body.maxDepth, Tuning.PreciseCollision.maxDepth) : body.maxDepth,
      impactsLeft: body.isMovable && body.pointee.link < 0 ? Tuning.PreciseCollision.maxImpacts : 0)
    if body.pointee.hasTarget {
      let motion = body.motionToTarget
      (velocity, turn) = (motion.displacement, motion.turn)
    }
    guard body.pointee.isAwake || body.pointee.isKinematic, !body.pointee.hasTarget else { return }
    position = body.pointee.step.start
    angle = body.pointee.step.startAngle
    // A body that continuous collision has stopped was there at that time.
    let stop = body.pointee.step.stopFraction
    if body.pointee.isAwake, stop > 0 { until = stop }
    velocity = (body.position - position) * (1 / until)
    turn = (body.angle - angle) * (1 / until)
  }

  /// Makes the rest of the path of a body that continuous collision has stopped, which stands
  /// there.
  init(stopped body: BodyPointer) {
    self.init(body)
    start = body.pointee.step.stopFraction
    position = body.position
    angle = body.angle
    (velocity, turn, until) = (.zero, 0, 1)
  }

  /// An upper bound on how far any point moves that is at most `radius` from the center.
  func length(radius: Double) -> Double {
    let first = (until - start) * (velocity.length + abs(turn) * radius)
    return first + (1 - until) * push.length
  }

  /// The box around a part of the body on its path.
  func box(of part: ShapePointer) -> BoundingBox {
    part.box(at: position, angle: angle).swept(along: position(at: 1) - position)
      .grown(by: abs(turn) * (until - start) * part.pointee.radius)
  }

  /// Whether the body meets an obstacle before another does; of two at the same time, by age.
  func stopsBefore(_ other: Self) -> Bool {
    (timeOfStop, body.pointee.id.serial) < (other.timeOfStop, other.body.pointee.id.serial)
  }

  /// The displacement up to a time, beginning where the path begins.
  func position(at time: Double) -> Vector {
    let place = position + velocity * (min(time, until) - start)
    return time > until ? place + push * (time - until) : place
  }

  func angle(at time: Double) -> Double { angle + turn * (min(time, until) - start) }

  /// The motion between two times, neither of which is beyond a change of velocity.
  func motion(from start: Double, to end: Double) -> Sweep {
    let isFirst = start < until
    return Sweep(
      displacement: (isFirst ? velocity : push) * (end - start), startAngle: angle(at: start),
      turn: isFirst ? turn * (end - start) : 0)
  }

  private func isMoving(at time: Double) -> Bool {
    time < until ? !velocity.isZero || turn != 0 : !push.isZero
  }

  /// Whether a kinematic body moves the body, so that others do not stop it.
  func isDriven(at time: Double) -> Bool {
    isMoving(at: time) && (!body.isMovable || time >= until)
  }

  /// Whether impacts only turn it to another direction.
  var isFlying: Bool { flight.impactsLeft > 0 }

  /// Begins the path that the flight goes on with.
  mutating func follow(_ flight: Flight) {
    self.flight = flight
    (start, position, angle) = (flight.time, flight.position, flight.motion.startAngle)
    let rest = 1 - start
    let perStep = rest > 0 ? 1 / rest : 0
    (velocity, turn) = (flight.motion.displacement * perStep, flight.motion.turn * perStep)
    (until, push) = (1, .zero)
  }

  /// Stops the body for the rest of the step.
  ///
  /// - Returns: Whether it was moving.
  mutating func cut(at time: Double) -> Bool {
    guard body.isMovable, isMoving(at: time) else { return false }
    (position, angle) = (position(at: time), angle(at: time))
    (start, until) = (time, 1)
    (velocity, turn, push) = (.zero, 0, .zero)
    isCut = true
    return true
  }

  /// Begins the path again where the body was last disturbed, to where other phases have moved it since.
  ///
  /// From now on, an impact stops it.
  mutating func restart() {
    var path = PrecisePath(body)
    if !flight.isUndisturbed {
      path.start = start
      (path.position, path.angle) = (position, angle)
      let perStep = start < 1 ? 1 / (1 - start) : 0
      path.velocity = (body.position - position) * perStep
      path.turn = (body.angle - angle) * perStep
      path.until = 1
    }
    path.flight.impactsLeft = 0
    self = path
  }

  /// Moves the body to the end of a path that has changed.
  func finish(in step: ContinuousCollision.Step) {
    flight.finish(in: step)
    guard isCut else { return }
    if flight.isUndisturbed {
      PositionIntegration.rewind(body, to: position(at: until), angle: angle(at: 1))
    }
    body.setPose(position(at: 1), angle: angle(at: 1))
    body.pointee.step.stopFraction = push.isZero ? start : 1
    if body.pointee.link >= 0, start < 0.5 { body.pointee.rest.lastBlock = step.count + 1 }
  }

  /// Lets a kinematic body push a standing body from a time on.
  mutating func push(by velocity: Vector, from time: Double) {
    guard body.isMovable, !velocity.isZero else { return }
    isCut = true
    until = time
    push = velocity
  }
}
