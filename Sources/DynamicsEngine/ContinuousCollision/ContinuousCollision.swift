internal import DynamicsChipmunk

/// Stops fast bodies at their time of impact with an obstacle that they would penetrate too deeply
/// or pass through.
///
/// Bodies that move less than `maxDepth` in a step are left to contacts. Faster ones are put
/// back to the point of first contact and keep their velocity, so that the next step finds an
/// ordinary contact. Obstacles are boundaries, anchored bodies and kinematic bodies; they may be moving.
struct ContinuousCollision: ~Copyable {
  /// The boxes of static shapes; payloads are indices of `shapes`.
  private let fixed: BoundingBoxTree
  /// The enlarged boxes of moving shapes.
  private let moving: BoundingBoxTree
  private let shapes: Slab<ShapeRow>
  /// The edges near the present part, of convex chains around its body.
  private let innerEdges = FlatArray<HalfPlane>()

  init(fixed: BoundingBoxTree, moving: BoundingBoxTree, _ shapes: Slab<ShapeRow>) {
    self.fixed = fixed
    self.moving = moving
    self.shapes = shapes
  }

  /// Puts a body back on its path through the step, if an obstacle stops it.
  ///
  /// - Parameter obstacleDisplacement: The farthest that this step moves a point of a boundary or of
  ///   a kinematic body, in points.
  /// - Returns: Whether the body lost more than half of its motion.
  @inline(__always)
  func stop(_ body: BodyPointer, obstacleDisplacement: Double) -> Bool {
    guard body.mayCollide else { return false }
    let displacement = body.position - body.pointee.step.start
    let turn = body.angle - body.pointee.step.startAngle
    let limit = body.maxDepth
    // Most bodies are slow, so only this test is made where `stop` is called.
    return isFast(body, displacement, turn, limit - obstacleDisplacement)
      && stopFast(body, displacement, turn, limit)
  }

  @inline(never)
  private func stopFast(
    _ body: BodyPointer, _ displacement: Vector, _ turn: Double, _ limit: Double
  ) -> Bool {
    guard isNearAny(body, displacement, turn) else { return false }
    let (start, startAngle) = (body.pointee.step.start, body.pointee.step.startAngle)
    let motion = Motion(displacement: displacement, startAngle: startAngle, turn: turn)
    guard let stop = firstStop(of: body, motion, limit) else { return false }
    let position = start + displacement * stop.fraction
    PositionIntegration.rewind(body, to: position, angle: motion.angle(at: stop.fraction))
    let rest = stop.obstacleDisplacement(after: position, body)
    if rest.isZero {
      body.pointee.step.stopFraction = stop.fraction
    } else {
      body.setPose(position + rest, angle: body.angle)
    }
    return stop.fraction < 0.5
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

  /// A quick test of a box around all poses of the parts in this step.
  private func isNearAny(_ body: BodyPointer, _ motion: Vector, _ turn: Double) -> Bool {
    for part in shapes.of(body)
    where part.pointee.leaf >= 0 && mayBeNearAny(part, motion, turn) && isNearAny(part, body) {
      return true
    }
    return false
  }

  @inline(never)
  private func isNearAny(_ part: ShapePointer, _ body: BodyPointer) -> Bool {
    let path = BoundingBox(around: body.pointee.step.start, body.position)
    let box = path.grown(by: part.pointee.radius)
    var isNear = false
    fixed.walk(where: { !isNear && $0.intersects(box) }, { _ in isNear = true })
    return isNear
  }

  /// False if the broad phase has found nothing near the enlarged box that the part stays in.
  private func mayBeNearAny(_ part: ShapePointer, _ displacement: Vector, _ turn: Double) -> Bool {
    if part.pointee.isNearFixed { return true }
    let box = BoundingBox(part.pointee.shape!.pointee.bb)
      .swept(along: displacement).grown(by: abs(turn) * part.pointee.radius)
    return !moving.box(of: part.pointee.leaf).contains(box)
  }

  private func firstStop(of body: BodyPointer, _ motion: Motion, _ limit: Double) -> Stop? {
    let impact = TimeOfImpact(limit: limit, contactDepth: Tuning.ContinuousCollision.contactDepth)
    var first: Stop?
    for part in shapes.of(body) where part.pointee.leaf >= 0 {
      part.withSweptPart(motion, isRound: part.isRound) { swept in
        guard let stop = firstStop(of: part, swept, body, impact) else { return }
        first = stop.earlier(first)
      }
    }
    return first
  }

  private func firstStop(
    of part: ShapePointer, _ swept: SweptPart, _ body: BodyPointer, _ impact: TimeOfImpact
  ) -> Stop? {
    let origin = body.pointee.step.start
    let box = swept.box().moved(by: origin)
    var first: Stop?
    innerEdges.removeAll()
    var straddling = StraddlingTest()
    fixed.query(box) { index in
      let other = shapes[index]
      guard part.mayCollide(with: other) else { return }
      if other.isAround(body) {
        // The capsule is thick, but bodies from inside cross the edge itself.
        let edge = MovingEdge(other.pointee, from: .zero)
        if edge.box.intersects(box) { innerEdges.append(HalfPlane(other, from: origin)) }
      } else if case .edges = straddling.target(for: part, at: other),
        let stop = stop(of: swept, at: other, from: origin, impact)
      {
        first = stop.earlier(first)
      }
    }
    guard !innerEdges.isEmpty, let stop = stop(of: swept, at: innerEdges.buffer, impact) else {
      return first
    }
    return stop.earlier(first)
  }

  /// The time of impact with the edge that the part goes through, whichever other edges it touches.
  ///
  /// A body that rolls on a floor toward a wall is slightly deeper in the floor.
  private func stop(
    of part: SweptPart, at edges: UnsafeMutableBufferPointer<HalfPlane>, _ impact: TimeOfImpact
  ) -> Stop? {
    guard let deep = impact.findDeep({ part.overlap(with: edges, at: $0, limit: $1) }) else {
      return nil
    }
    let place = part.overlap(with: edges, at: deep, limit: impact.limit).line
    let edge = UnsafeMutableBufferPointer(rebasing: edges[place...place])
    let fraction = impact.findTouch(before: deep) { part.overlap(with: edge, at: $0, limit: $1) }
    return Stop(fraction: fraction, obstacle: edges[place].shape)
  }

  private func stop(
    of part: SweptPart, at other: ShapePointer, from origin: Vector, _ impact: TimeOfImpact
  ) -> Stop? {
    other.withObstacle(from: origin) { obstacle in
      impact.touch(of: part, at: obstacle).map { touch in
        Stop(
          fraction: touch.fraction, obstacle: other,
          push: touch.normal * (touch.speed * (1 - touch.fraction)))
      }
    }
  }
}

extension BodyPointer {
  /// The greatest depth in which continuous collision leaves the body to contacts.
  var maxDepth: Double {
    min(
      Tuning.ContinuousCollision.maxDepthFraction * pointee.leastWidth,
      Tuning.ContinuousCollision.maxDepth)
  }
}
