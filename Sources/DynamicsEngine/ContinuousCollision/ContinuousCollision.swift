internal import DynamicsChipmunk

/// Moves fast bodies from impact to impact with obstacles that they would penetrate too deeply or
/// pass through.
///
/// Bodies that move less than `maxDepth` in a step are left to contacts. A faster one is put back to
/// the point of first contact. There a contact changes its velocity, with the geometry that stopped
/// it, and the body moves on with the new velocity for the rest of the step. So no body is stopped
/// by anything that does not change its velocity. Obstacles are boundaries, anchored bodies and
/// kinematic bodies; they may be moving.
struct ContinuousCollision: ~Copyable {
  private let broadPhase: BroadPhase
  let shapes: Slab<ShapeRow>
  /// The edges near the present part, of convex chains around its body.
  private let innerEdges = FlatArray<HalfPlane>()
  /// The first stops of the present motion.
  private let stops = FlatArray<TimeOfImpactHit>()
  let impacts = SweptImpacts()
  /// The free bodies that are fast near an obstacle, for precise collision detection.
  let fast = FlatArray<Flight>()

  init(_ broadPhase: BroadPhase, _ shapes: Slab<ShapeRow>) {
    self.broadPhase = broadPhase
    self.shapes = shapes
  }

  /// Puts a body back on its path through the step, if an obstacle stops it, and moves it on.
  ///
  /// - Returns: Whether the body lost more than half of its motion.
  @inline(__always)
  func move(_ body: BodyPointer, in step: MotionStep) -> Bool {
    guard body.mayCollide else { return false }
    let displacement = body.position - body.pointee.step.start
    let turn = body.angle - body.pointee.step.startAngle
    let isExact =
      step.isPrecise && body.pointee.isPrecise && body.pointee.link < 0 && body.canBeExact(shapes)
    let limit =
      isExact ? min(Tuning.ContinuousCollision.exactDepth, body.maxDepth) : body.maxDepth
    // Most bodies are slow, so only this test is made where `move` is called.
    guard isFast(body, displacement, turn, limit - step.obstacleDisplacement), isNearAny(body)
    else { return false }
    let motion = Sweep(
      displacement: displacement, startAngle: body.pointee.step.startAngle, turn: turn)
    guard body.pointee.link < 0 else { return stop(body, motion, limit) }
    moveOn(
      Flight(body, motion, limit: limit, impactsLeft: Tuning.SweptImpacts.maxCount), in: step)
    return false
  }

  /// Stops a body with joints at its first impact.
  ///
  /// It keeps its velocity, which only contacts and joints together can change, in the next step.
  @inline(never)
  private func stop(_ body: BodyPointer, _ motion: Sweep, _ limit: Double) -> Bool {
    let start = body.pointee.step.start
    findStops(of: body, from: start, motion, after: 0, limit)
    guard let stop = stops.buffer.first else { return false }
    let position = start + motion.displacement * stop.fraction
    PositionIntegration.rewind(body, to: position, angle: motion.angle(at: stop.fraction))
    let rest = stop.obstacleDisplacement(for: body)
    if rest.isZero {
      body.pointee.step.stopFraction = stop.fraction
    } else {
      body.setPose(position + rest, angle: body.angle)
    }
    return stop.fraction < 0.5
  }

  /// Puts a body back on its path through the step, if joints have pulled it too deep into an obstacle.
  ///
  /// Obstacles have already moved.
  ///
  /// - Parameters:
  ///   - deepest: The greatest depth, if it is less than that of the body.
  ///   - count: The number of steps taken so far.
  func putBack(_ body: BodyPointer, deepest: Double, count: Int) {
    guard body.mayCollide else { return }
    let displacement = body.position - body.pointee.step.start
    let turn = body.angle - body.pointee.step.startAngle
    let limit = min(body.maxDepth, deepest)
    guard
      isFast(body, displacement, turn, limit) || body.pointee.rest.lastTouch == count,
      isNearAny(body)
    else { return }
    let motion = Sweep(
      displacement: displacement, startAngle: body.pointee.step.startAngle, turn: turn)
    _ = stop(body, motion, limit)
  }

  /// Moves a body from impact to impact.
  @inline(never)
  private func moveOn(_ undisturbed: Flight, in step: MotionStep) {
    if step.isPrecise { return fast.append(undisturbed) }
    var flight = undisturbed
    while meetObstacles(&flight, in: step) {}
    flight.finish(in: step)
  }

  /// Bounces a body off the obstacles that it meets first, if any.
  ///
  /// - Returns: Whether it met any and moves on.
  func meetObstacles(_ flight: inout Flight, in step: MotionStep) -> Bool {
    findStops(of: flight)
    guard let stop = stops.buffer.first else { return false }
    let (body, origin) = (flight.body, flight.position)
    let duration = (1 - flight.time) * step.length
    let displacement = flight.motion.displacement * stop.fraction
    flight.advance(to: stop.fraction, in: step, impacts: impacts.pairs.count)
    let velocity = body.velocity
    impacts.resolve(
      stops, of: body, from: origin, first: flight.firstHere, duration: duration,
      step: step.length, count: step.count)
    // A polygon that turns about its corner gets deeper with each impact.
    let (depth, deepest) = (stop.contact.depth, TimeOfImpact.deepestInContact(flight.limit))
    if depth > deepest - Tuning.TimeOfImpact.nearlyDeepest {
      flight.shift(
        by: stop.contact.normal * (depth - Tuning.ContinuousCollision.contactDepth))
    }
    // What neither moves the body nor changes its velocity would only repeat itself.
    let isChanged = !(body.velocity - velocity).isZero
    if !isChanged, displacement.length < Tuning.SweptImpacts.samePlace {
      flight.limit = min(4 * flight.limit, body.maxDepth)
    }
    return flight.moveOn(in: step)
  }

  /// The time at which a body meets the next obstacle, as a fraction of the step; infinite if it meets none.
  func timeOfStop(of flight: Flight) -> Double {
    findStops(of: flight)
    guard let stop = stops.buffer.first else { return .infinity }
    return flight.time + stop.fraction * (1 - flight.time)
  }

  /// Whether any corner moves farther than `limit`.
  private func isFast(_ body: BodyPointer, _ displacement: Vector, _ turn: Double, _ limit: Double)
    -> Bool
  {
    if limit <= 0 || displacement.dot(displacement) > limit * limit { return true }
    if turn == 0 { return false }
    let left = limit - displacement.length
    for part in shapes.of(body) where !part.isRound {
      if part.pointee.radius * abs(turn) > left { return true }
    }
    return false
  }

  /// A quick test of boxes around all poses of the parts in this step.
  private func isNearAny(_ body: BodyPointer) -> Bool {
    for part in shapes.of(body)
    where part.pointee.leaf >= 0 && broadPhase.mayHitStatic(part, in: part.pathBox) {
      return true
    }
    return false
  }

  private func findStops(of flight: Flight) {
    findStops(
      of: flight.body, from: flight.position, flight.motion, after: flight.time, flight.limit)
  }

  /// Finds the first stop of a motion, and those at about the same time, by time and rank.
  ///
  /// - Parameters:
  ///   - origin: The position of the body before the motion.
  ///   - time: The fraction of the step at which the motion starts.
  private func findStops(
    of body: BodyPointer, from origin: Vector, _ motion: Sweep, after time: Double,
    _ limit: Double
  ) {
    var impact = TimeOfImpact(limit: limit, contactDepth: Tuning.ContinuousCollision.contactDepth)
    stops.removeAll()
    for part in shapes.of(body) where part.pointee.leaf >= 0 {
      impact.depthInContact = part.isRound ? 0 : limit * Tuning.TimeOfImpact.depthInContact
      part.withSweptPart(motion, isRound: part.isRound) { swept in
        findStops(of: part, swept, body, from: origin, after: time, impact)
      }
    }
    if stops.count > 1 {
      var buffer = stops.buffer
      buffer.sort { $0.isBefore($1) }
    }
    passOneSided(stops, motion, from: origin, after: time)
    guard stops.count > 1 else { return }
    let (first, distance) = (stops[0].fraction, motion.displacement.length)
    stops.removeAll { ($0.fraction - first) * distance > Tuning.SweptImpacts.samePlace }
  }

  private func findStops(
    of part: ShapePointer, _ swept: SweptPart, _ body: BodyPointer, from origin: Vector,
    after time: Double, _ impact: TimeOfImpact
  ) {
    let box = swept.box().moved(by: origin)
    innerEdges.removeAll()
    var straddling = ThinBoundaryTest()
    broadPhase.forEachStatic(near: part, in: box) { other in
      if other.isAround(body) {
        // The capsule is thick, but bodies from inside cross the edge itself.
        let edge = MovingEdge(other.pointee, from: .zero)
        let around = other.isCurve(for: part) ? Tuning.Chain.maxDeviation : 0
        if edge.box.grown(by: around).intersects(box) {
          innerEdges.append(HalfPlane(other, for: part, from: origin, after: time))
        }
      } else if other.isOneSided, isPassing(part, swept, other, from: origin, after: time) {
        return
      } else if case .edges = straddling.target(for: part, at: other),
        let stop = stop(of: part, swept, at: other, from: origin, after: time, impact)
      {
        stops.append(stop)
      }
    }
    // The tree finds them in no particular order, and of two on one line the first one counts.
    var edges = innerEdges.buffer
    edges.sort { $0.shape.pointee.rank < $1.shape.pointee.rank }
    guard !innerEdges.isEmpty, let stop = stop(of: part, swept, at: innerEdges.buffer, impact)
    else { return }
    stops.append(stop)
  }

  /// The time of impact with the edge that the part goes through, whichever other edges it touches.
  ///
  /// A body that rolls on a floor toward a wall is slightly deeper in the floor.
  private func stop(
    of part: ShapePointer, _ swept: SweptPart, at edges: UnsafeMutableBufferPointer<HalfPlane>,
    _ impact: TimeOfImpact
  ) -> TimeOfImpactHit? {
    guard let deep = impact.findDeep({ swept.overlap(with: edges, at: $0, limit: $1) }) else {
      return nil
    }
    let place = swept.overlap(with: edges, at: deep, limit: impact.limit).line
    let edge = UnsafeMutableBufferPointer(rebasing: edges[place...place])
    let fraction = impact.findTouch(before: deep) { swept.overlap(with: edge, at: $0, limit: $1) }
    return TimeOfImpactHit(
      fraction: fraction, part: part, obstacle: edges[place].shape,
      contact: swept.contact(with: edges[place], at: fraction))
  }

  private func stop(
    of part: ShapePointer, _ swept: SweptPart, at other: ShapePointer, from origin: Vector,
    after time: Double, _ impact: TimeOfImpact
  ) -> TimeOfImpactHit? {
    if other.isCurve(for: part) {
      return stop(of: part, swept, at: SweptCurve(other, from: origin, after: time), impact)
    }
    return other.withObstacle(from: origin, after: time) { obstacle in
      if swept.passes(obstacle, within: impact.limit) { return nil }
      return impact.find { swept.overlap(with: obstacle, at: $0, limit: $1) }.map { fraction in
        TimeOfImpactHit(
          fraction: fraction, part: part, obstacle: other,
          contact: swept.contact(with: obstacle, at: fraction))
      }
    }
  }

  private func stop(
    of part: ShapePointer, _ swept: SweptPart, at curve: SweptCurve, _ impact: TimeOfImpact
  ) -> TimeOfImpactHit? {
    impact.find { swept.overlap(with: curve, at: $0, limit: $1) }.map { fraction in
      TimeOfImpactHit(
        fraction: fraction, part: part, obstacle: curve.shape,
        contact: swept.contact(with: curve, at: fraction))
    }
  }
}

extension BodyPointer {
  /// The greatest depth in which continuous collision leaves the body to contacts.
  var maxDepth: Double {
    min(
      Tuning.ContinuousCollision.maxDepthFraction * pointee.minWidth,
      Tuning.ContinuousCollision.maxDepth)
  }
}
