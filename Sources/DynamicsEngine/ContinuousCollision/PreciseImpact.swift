internal import DynamicsChipmunk

/// Finds the time at which two bodies meet on their paths through a step.
struct PreciseImpact: BitwiseCopyable {
  /// A fraction of the step.
  let time: Double
  /// The velocity, per step, at which the second body would push the first one away.
  let push: Vector
  /// The parts that meet.
  let parts: (ShapePointer, ShapePointer)
  /// The contact, relative to ``origin``.
  let contact: SweptContact
  let origin: Vector

  /// - Returns: `nil` if they do not get deeper into each other than contacts can separate.
  static func find(_ a: PrecisePath, _ b: PrecisePath, _ shapes: Slab<ShapeRow>) -> PreciseImpact? {
    let movesOn = a.isFlying && b.isFlying
    let isExact = movesOn && a.flight.canBeExact && b.flight.canBeExact
    let limit = min(
      a.body.maxDepth, b.body.maxDepth,
      isExact ? Tuning.ContinuousCollision.exactDepth : .infinity)
    let depthInContact = movesOn && !isExact ? limit * Tuning.TimeOfImpact.depthInContact : 0
    guard
      a.length(radius: a.body.pointee.boundingRadius)
        + b.length(radius: b.body.pointee.boundingRadius) > limit
    else { return nil }
    var start = max(a.start, b.start)
    // Contacts have separated what was deep before the step. They know nothing of a velocity from an impact in it.
    let areContactsSolved = start == 0 || !movesOn
    let deepLimit =
      areContactsSolved
      ? Tuning.ContinuousCollision.maxDepthFraction
        * min(a.body.pointee.minWidth, b.body.pointee.minWidth) : 0
    // Both have a constant velocity up to each of these times.
    for end in [min(a.until, b.until), max(a.until, b.until), 1] where end > start {
      var search = Search(a, b, from: start, to: end, limit: limit)
      search.impact.depthInContact = depthInContact
      search.impact.deepLimit = deepLimit
      if let impact = search.first(shapes) { return impact }
      start = end
    }
    return nil
  }

  /// The first impact of a path with the paths of kinematic bodies.
  static func first(
    of path: PrecisePath, with kinematicBodies: borrowing FlatArray<BodyPointer>,
    _ shapes: Slab<ShapeRow>
  ) -> PreciseImpact? {
    var first: PreciseImpact?
    for body in kinematicBodies.buffer where path.body.mayCollide(with: body) {
      guard let impact = find(path, PrecisePath(body, shapes), shapes) else { continue }
      first = impact.earlier(first)
    }
    return first
  }

  func earlier(_ other: PreciseImpact?) -> PreciseImpact {
    guard let other, other.time <= time else { return self }
    return other
  }
}

/// The impact of two bodies in a part of a step in which both have constant velocities.
private struct Search {
  private let start: Double
  private let length: Double
  var impact: TimeOfImpact
  private let a: PrecisePath
  private let b: PrecisePath
  private let motionA: Sweep
  private let motionB: Sweep
  /// The center of `a` before.
  private let origin: Vector
  /// The center of `b` before, as seen from that of `a`.
  private let offset: Vector

  init(_ a: PrecisePath, _ b: PrecisePath, from start: Double, to end: Double, limit: Double) {
    self.start = start
    length = end - start
    impact = TimeOfImpact(limit: limit, contactDepth: Tuning.ContinuousCollision.contactDepth)
    (self.a, self.b) = (a, b)
    origin = a.position(at: start)
    motionA = a.motion(from: start, to: end)
    motionB = b.motion(from: start, to: end)
    offset = b.position(at: start) - a.position(at: start)
  }

  func first(_ shapes: Slab<ShapeRow>) -> PreciseImpact? {
    guard motionA.isMoving || motionB.isMoving else { return nil }
    var first: PreciseImpact?
    for partA in shapes.of(a.body) where partA.pointee.leaf >= 0 {
      let box = a.box(of: partA)
      for partB in shapes.of(b.body) where partB.pointee.leaf >= 0 {
        guard mayMeet(partA, partB), box.intersects(b.box(of: partB)),
          let impact = find(partA, partB)
        else { continue }
        first = impact.earlier(first)
      }
    }
    return first
  }

  /// A quick test of circles around the paths of two parts, as seen from the first body.
  private func mayMeet(_ partA: ShapePointer, _ partB: ShapePointer) -> Bool {
    let displacement = motionB.displacement - motionA.displacement
    let reach = partA.pointee.radius + partB.pointee.radius
    return leastSquaredDistance(displacement) <= reach * reach
  }

  /// The least squared distance of the two centers.
  private func leastSquaredDistance(_ displacement: Vector) -> Double {
    let square = displacement.dot(displacement)
    let fraction = square > 0 ? min(max(0, -offset.dot(displacement) / square), 1) : 0
    let place = offset + displacement * fraction
    return place.dot(place)
  }

  private func find(_ partA: ShapePointer, _ partB: ShapePointer) -> PreciseImpact? {
    if partA.isRound, partB.isRound { return findCircles(partA, partB) }
    let ofB = partB.isRound ? motionB.withoutTurn : motionB
    return partA.withSweptPart(motionA, isRound: partA.isRound) { part in
      partB.withObstacle(center: offset, ofB) { obstacle in
        impact.find { part.overlap(with: obstacle, at: $0, limit: $1) }.map { fraction in
          let contact = part.contact(with: obstacle, at: fraction)
          let speed = contact.obstacleDisplacement.dot(contact.normal)
          return PreciseImpact(
            time: start + fraction * length, push: contact.normal * (max(0, speed) / length),
            parts: (partA, partB), contact: contact, origin: origin)
        }
      }
    }
  }

  /// The exact time for two circles, for which polygons would be too coarse.
  private func findCircles(_ partA: ShapePointer, _ partB: ShapePointer) -> PreciseImpact? {
    let reach = partA.pointee.radius + partB.pointee.radius
    let displacement = motionB.displacement - motionA.displacement
    let depth = reach - offset.length
    let limit = impact.limit(for: depth)
    guard reach - leastSquaredDistance(displacement).squareRoot() > limit else { return nil }
    // |offset + fraction · displacement| = target, of which the first solution is the impact.
    let target = reach - max(impact.contactDepth, depth)
    let (square, half) = (displacement.dot(displacement), offset.dot(displacement))
    let rest = max(0, half * half - square * (offset.dot(offset) - target * target))
    let fraction = min(max(0, (-half - rest.squareRoot()) / square), 1)
    let center = offset + displacement * fraction
    let distance = center.length
    let normal = distance > 0 ? center * (-1 / distance) : .zero
    let speed = motionB.displacement.dot(normal)
    // In the middle of the overlap, so that it is the same for both orders of the bodies.
    let middle = (center + normal * (partB.pointee.radius - partA.pointee.radius)) * 0.5
    let point = motionA.displacement * fraction + middle
    return PreciseImpact(
      time: start + fraction * length, push: normal * (max(0, speed) / length),
      parts: (partA, partB), contact: SweptContact(normal: normal, point: point), origin: origin)
  }
}
