internal import DynamicsChipmunk

/// Keeps the centers of bodies inside the closed chains that enclose them.
struct Containment {
  let shapes: Slab<ShapeRow>

  /// Whether a body is inside its enclosures, as a quick test of its place shows.
  static func isWithinClearance(_ body: BodyPointer) -> Bool {
    body.pointee.enclosures.indices.allSatisfy {
      body.pointee.enclosures[$0].isWithinClearance(body.position)
    }
  }

  /// Puts back a body whose center has left an enclosure: to the boundary if it can get there,
  /// otherwise to its position before the step.
  func keepInside(_ body: BodyPointer, step h: Double) {
    guard body.isDynamic else { return }
    for _ in 0..<Tuning.Containment.iterations {
      guard let limit = firstLimit(of: body, beyond: body.position) else { return }
      moveBack(body, from: limit, step: h)
    }
    guard firstLimit(of: body, beyond: body.position) != nil else { return }
    let (enclosures, start) = (body.pointee.enclosures, body.pointee.step.start)
    if let place = Self.carriedPlace(enclosures, from: start) {
      put(body, at: place, isCarried: true)
    } else {
      // Its start may be outside if it has just joined between a curve and the edge that follows it.
      let place = Self.nearest(to: start) { Self.allContain(enclosures, $0) }
      PositionIntegration.moveBack(body, to: place ?? start)
    }
  }

  private func firstLimit(of body: BodyPointer, beyond place: Vector) -> Enclosure.Limit? {
    for index in body.pointee.enclosures.indices {
      var enclosure = body.pointee.enclosures[index]
      let limit = enclosure.firstLimit(beyondNext: place, body.pointee.enclosures)
      body.pointee.enclosures[index] = enclosure
      if let limit { return limit }
    }
    return nil
  }

  private func moveBack(_ body: BodyPointer, from limit: Enclosure.Limit, step h: Double) {
    let normal = limit.inwardNormal(nearest: body.position)
    // Relative to a moving boundary, the body started where the boundary would have carried it.
    let carried = limit.before?.carry(body.pointee.step.start, to: limit.chain)
    let start = carried ?? body.pointee.step.start
    let place = ExitPath(body: body, shapes: shapes, chain: limit.chain).end(
      from: start, to: body.position)
    put(body, at: limit.holds(place) ? place : start, isCarried: carried != nil)
    let wallVelocity = (start - body.pointee.step.start) * (1 / h)
    let approach = (body.velocity - wallVelocity).dot(normal)
    if approach < 0 { body.velocity -= normal * approach }
  }

  /// - Parameter isCarried: Whether a moving boundary does the work.
  private func put(_ body: BodyPointer, at place: Vector, isCarried: Bool) {
    if isCarried {
      body.setPose(place, angle: body.angle)
    } else {
      PositionIntegration.moveBack(body, to: place)
    }
  }

  static func allContain(_ enclosures: [Enclosure], _ place: Vector) -> Bool {
    enclosures.allSatisfy { $0.firstLimit(beyond: place, enclosures) == nil }
  }

  /// The first place inside all enclosures where a moving boundary would carry a body at `start`.
  static func carriedPlace(_ enclosures: [Enclosure], from start: Vector) -> Vector? {
    for enclosure in enclosures {
      guard let carried = enclosure.carried(start) else { continue }
      if let place = nearest(to: carried, where: { allContain(enclosures, $0) }) { return place }
    }
    return nil
  }

  /// A place within half a point that satisfies a predicate.
  static func nearest(to place: Vector, where isInside: (Vector) -> Bool) -> Vector? {
    if isInside(place) { return place }
    let (radius, rings, directions) = Tuning.Containment.search
    for ring in 1...rings {
      for index in 0..<directions {
        let angle = 2 * Double.pi * Double(index) / Double(directions)
        let distance = radius * Double(ring) / Double(rings)
        let candidate = place + Vector(angle: angle) * distance
        if isInside(candidate) { return candidate }
      }
    }
    return nil
  }
}
