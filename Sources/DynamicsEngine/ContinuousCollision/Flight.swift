internal import DynamicsChipmunk
internal import Glibc

/// A free body on its way through a step, from impact to impact.
///
/// Times are fractions of the step.
struct Flight: BitwiseCopyable {
  let body: BodyPointer
  /// The time of the last impact, and where the body was then.
  private(set) var time = 0.0
  private(set) var position: Vector
  /// The motion from then on to the end of the step.
  private(set) var motion: Sweep
  /// The depth at which obstacles stop the body.
  var limit: Double
  /// The number of impacts that the body may still have.
  var impactsLeft: Int
  /// The first impact in about the same place.
  private(set) var firstHere = 0
  private var acceleration = Vector.zero

  /// Whether its impacts can be taken at their exact times.
  private(set) var canBeExact = false
  /// Whether the body is still on the way on which it began the step.
  private var isUndisturbed = true

  init(_ body: BodyPointer, _ motion: Sweep, limit: Double, impactsLeft: Int) {
    self.body = body
    self.motion = motion
    self.limit = limit
    self.impactsLeft = impactsLeft
    position = body.pointee.step.start
  }

  /// Makes the way of a body through the step, for precise collision detection.
  ///
  /// Only free bodies move on after an impact.
  init(_ body: BodyPointer, _ shapes: Slab<ShapeRow>) {
    self.init(standing: body, from: 0)
    canBeExact = body.canBeExact(shapes)
    if canBeExact, body.pointee.isPrecise {
      limit = min(limit, Tuning.ContinuousCollision.exactDepth)
    }
    guard body.pointee.isAwake || body.pointee.isKinematic else { return }
    position = body.pointee.step.start
    motion = Sweep(
      displacement: body.position - position, startAngle: body.pointee.step.startAngle,
      turn: body.angle - body.pointee.step.startAngle)
    if body.isMovable, body.pointee.link < 0 { impactsLeft = Tuning.PreciseCollision.maxImpacts }
  }

  /// Makes the way of a body that stands where it is from a time on.
  init(standing body: BodyPointer, from time: Double) {
    self.body = body
    self.time = time
    position = body.position
    motion = Sweep(displacement: .zero, startAngle: body.angle, turn: 0)
    limit = body.maxDepth
    impactsLeft = 0
  }

  /// Moves the body to a fraction of its motion, and gives it the velocity that it has there.
  ///
  /// - Parameter impacts: The number of impacts of the step so far.
  mutating func advance(to fraction: Double, in step: MotionStep, impacts: Int) {
    if isUndisturbed {
      isUndisturbed = false
      firstHere = impacts
      acceleration = body.acceleration(in: step)
      // The velocity of a step is that in its middle.
      body.velocity -= acceleration * (step.length / 2)
    }
    let duration = (1 - time) * step.length
    let displacement = motion.displacement * fraction
    position += displacement
    time += fraction * (1 - time)
    body.setPose(position, angle: motion.angle(at: fraction))
    body.velocity = body.velocity.accelerated(
      by: acceleration, for: fraction * duration, of: duration)
    if displacement.length > Tuning.SweptImpacts.samePlace { firstHere = impacts }
  }

  mutating func advance(toTime end: Double, in step: MotionStep, impacts: Int) {
    advance(
      to: time < 1 ? max(0, end - time) / (1 - time) : 0, in: step, impacts: impacts)
  }

  /// Moves the body aside at the time of the impact, against its forces.
  mutating func shift(by way: Vector) {
    position += way
    body.setPose(position, angle: body.angle)
    PositionIntegration.subtractWork(for: way, by: body)
  }

  /// Counts an impact, and moves the body on with the velocity that it has now.
  ///
  /// - Returns: False if the body stays there for the rest of the step.
  mutating func moveOn(in step: MotionStep) -> Bool {
    impactsLeft -= 1
    guard impactsLeft > 0, time < 1 else {
      stay()
      return false
    }
    let rest = (1 - time) * step.length
    motion = Sweep(
      displacement: (body.velocity + acceleration * (rest / 2)) * rest, startAngle: body.angle,
      turn: body.angularVelocity * rest)
    body.setPose(position + motion.displacement, angle: motion.angle(at: 1))
    return true
  }

  /// Leaves the body where it is for the rest of the step, with its velocity.
  mutating func stay() {
    impactsLeft = 0
    motion = Sweep(displacement: .zero, startAngle: body.angle, turn: 0)
    body.pointee.step.stopFraction = time
  }

  /// Lets the body stand at a place from a time on.
  mutating func stand(at place: Vector, _ angle: Double, from time: Double) {
    self.time = time
    position = place
    motion = Sweep(displacement: .zero, startAngle: angle, turn: 0)
  }

  /// Begins another way: from the end of this one to where other phases have moved the body since.
  mutating func restart() {
    time = 0
    position += motion.displacement
    let angle = motion.angle(at: 1)
    motion = Sweep(
      displacement: body.position - position, startAngle: angle, turn: body.angle - angle)
    isUndisturbed = true
  }

  /// Gives the body the velocity that the next step starts from.
  func finish(in step: MotionStep) {
    guard !isUndisturbed else { return }
    body.velocity += acceleration * ((0.5 - time) * step.length)
    SpeedLimit.apply(to: body)
  }
}

extension BodyPointer {
  /// Whether its impacts can be taken at their exact times, because it does not get deeper by turning.
  ///
  /// A polygon that turns about a corner in contact would meet the obstacle again at once, for ever.
  func canBeExact(_ shapes: Slab<ShapeRow>) -> Bool {
    inverseMoment == 0 || shapes.of(self).allSatisfy(\.isRound)
  }

  /// The acceleration in a step from forces, damping and, without contacts, springs; 0 if a contact
  /// holds it against them.
  fileprivate func acceleration(in step: MotionStep) -> Vector {
    if pointee.step.isSupported { return .zero }
    let isTouched = pointee.rest.lastTouch == step.count
    let after = isTouched ? pointee.step.velocityAfterForces : velocity
    return (after - pointee.step.velocityBeforeForces) * (1 / step.length)
  }
}

extension Vector {
  /// A velocity after a part of a motion under a constant acceleration.
  ///
  /// The motion is the chord of a parabola. On the chord, the body is where the parabola would come
  /// a little later, so it has the energy of that place.
  fileprivate func accelerated(
    by acceleration: Vector, for time: Double, of duration: Double
  ) -> Vector {
    let square = acceleration.dot(acceleration)
    guard square > 0 else { return self }
    let velocity = self + acceleration * time
    let speed = velocity.dot(acceleration) * (1 / square.squareRoot())
    let faster = (speed * speed + square * time * (duration - time)).squareRoot()
    return velocity + acceleration * ((copysign(faster, speed) - speed) / square.squareRoot())
  }
}
