internal import DynamicsChipmunk

/// The path of a body through a step, as precise collision detection knows it.
///
/// Times are fractions of the step. The body moves at constant velocity until a time. From then on,
/// it stands still or is pushed.
struct PrecisePath: BitwiseCopyable {
  let body: BodyPointer
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
    guard body.pointee.isAwake || body.pointee.isKinematic else { return }
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
    self.body = body
    start = body.pointee.step.stopFraction
    position = body.position
    angle = body.angle
  }

  /// An upper bound on how far any point moves that is at most `radius` from the center.
  func length(radius: Double) -> Double {
    let first = (until - start) * (velocity.length + abs(turn) * radius)
    return first + (1 - until) * push.length
  }

  /// The position at a time.
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

  /// Moves the body to the end of its cut path.
  func follow() {
    PositionIntegration.rewind(body, to: position(at: until), angle: angle(at: 1))
    body.setPose(position(at: 1), angle: body.angle)
  }

  /// Lets a kinematic body push a standing body from a time on.
  mutating func push(by velocity: Vector, from time: Double) {
    guard body.isMovable, !velocity.isZero else { return }
    isCut = true
    until = time
    push = velocity
  }
}
