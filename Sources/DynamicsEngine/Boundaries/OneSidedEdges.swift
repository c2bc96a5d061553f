internal import DynamicsChipmunk

// Edges of boundaries of which only one side is solid.
//
// A part that meets an edge from its open side goes through it, and the two do not collide until they have come apart
// again. The side is that of the part's middle when the two meet. Slow parts, which move by less than half of their
// width in a step, are looked at between steps, and fast ones where continuous collision finds the impact.

extension ShapePointer {
  /// Whether it is an edge of which only one side is solid.
  var isOneSided: Bool { pointee.boundary.map { $0.pointee.surface.isOneSided } ?? false }

  /// +1 if the solid side of a one-sided edge is that of `along.perpendicular`, otherwise −1.
  private var solidSign: Double {
    pointee.boundary!.pointee.surface.solidSide == .right ? 1 : -1
  }

  /// The unit vector toward the solid side of a one-sided edge, before the step.
  fileprivate var solidNormal: Vector {
    Edge(start: pointee.start, end: pointee.end).inwardNormal(solidSign)
  }

  /// Whether a place is on the open side of the chain of a one-sided edge, which has not begun the next step.
  ///
  /// The nearest place of the whole chain decides: what is above a ridge is beyond the lines of both slopes, if these
  /// are drawn on.
  private func isOpen(at place: Vector) -> Bool {
    let chain = pointee.boundary!.pointee.chains[Int(pointee.chain)]
    return chain.side(of: place) * solidSign < 0
  }

  /// The middle of the corners of a part, from the center of its body and in the body's own axes.
  fileprivate var middle: Vector {
    pointee.corners.reduce(.zero, +) * (1 / Double(pointee.corners.count))
  }

  /// The same in reference coordinates.
  fileprivate var middleInWorld: Vector {
    let body = pointee.body!
    return body.position + middle.rotated(by: body.rotation)
  }
}

extension NarrowPhase {
  /// Whether a part goes through an edge of a one-sided boundary.
  ///
  /// - Parameters:
  ///   - wasTouching: Whether the two collided in the step before.
  ///   - row: Where the contacts of the two may be put.
  ///   - h: The step in seconds.
  func letsThrough(
    _ candidate: Candidate, _ key: UInt64, wasTouching: Bool, _ row: PairPointer, step h: Double
  ) -> Bool {
    let (part, edge) = (candidate.a, candidate.b)
    let body = part.pointee.body!
    let isPassing = body.isPassing(part, edge)
    guard isPassing || !wasTouching && comesFromOpenSide(part, edge, step: h) else { return false }
    guard collide(candidate, key, with: nil, into: row), row.depthInWorld > 0 else {
      return !isPassing || comesFromOpenSide(part, edge, step: h)
    }
    body.notePassage(part, edge, isConfirmed: true)
    return true
  }

  private func comesFromOpenSide(
    _ part: ShapePointer, _ edge: ShapePointer, step h: Double
  ) -> Bool {
    let middle = part.middleInWorld
    let shift = MovingEdge(edge.pointee, from: .zero).displacement(of: middle, at: 0)
    return part.comesFromOpenSide(
      of: edge, middle, moving: part.pointee.body!.velocity * h - shift, shapes)
  }
}

extension ShapePointer {
  /// Whether a part meets an edge of a one-sided boundary from its open side.
  ///
  /// - Parameters:
  ///   - middle: That of the part when the two meet, for the edge as it is before the step.
  ///   - direction: That in which the part moves past the edge.
  fileprivate func comesFromOpenSide(
    of edge: ShapePointer, _ middle: Vector, moving direction: Vector, _ shapes: Slab<ShapeRow>
  ) -> Bool {
    edge.isOpen(at: middle) || goesThroughOthers(edge, moving: direction, shapes)
  }

  /// Whether the body of a part is on its way through other edges of the same chain, and the part moves toward the
  /// solid side of this one.
  ///
  /// Then an edge that it meets when its middle has come to the solid side is on the same way.
  ///
  /// - Parameter direction: That in which the part moves past the edge.
  private func goesThroughOthers(
    _ edge: ShapePointer, moving direction: Vector, _ shapes: Slab<ShapeRow>
  ) -> Bool {
    let passages = pointee.body!.pointee.passages
    guard !passages.isEmpty, direction.dot(edge.solidNormal) > 0 else { return false }
    return passages.contains { passage in
      let other = shapes[passage.edge].pointee
      return other.boundary == edge.pointee.boundary && other.chain == edge.pointee.chain
    }
  }
}

extension World {
  /// Finds contacts, with one-sided boundaries if there are any.
  func findContacts(step h: Double) {
    guard hasOneSided else {
      return narrowPhase.run(broadPhase.candidates, hasOneSided: false, step: h)
    }
    for body in sleep.awake.buffer where !body.pointee.passages.isEmpty {
      for index in body.pointee.passages.indices {
        body.pointee.passages[index].isConfirmed = false
      }
    }
    narrowPhase.run(broadPhase.candidates, hasOneSided: true, step: h)
    for body in sleep.awake.buffer where !body.pointee.passages.isEmpty {
      body.pointee.passages.removeAll { !$0.isConfirmed }
    }
    closeTraps()
  }

  /// Encloses bodies that have come all the way into a closed boundary that only lets them in.
  private func closeTraps() {
    for slot in 0..<Int32(boundaries.capacity) {
      let boundary = boundaries[slot]
      guard boundary.pointee.surface.isOneSided else { continue }
      let chains = boundary.pointee.chains.filter {
        $0.isClosed && boundary.pointee.surface.holdsInside(of: $0)
      }
      guard !chains.isEmpty else { continue }
      for member in sets[boundary.pointee.set].pointee.members {
        let body = bodies[member]
        guard body.isDynamic, body.pointee.isAwake, !Containment.isInside(boundary, body),
          chains.contains(where: { $0.containsStrictly(body.position) }),
          !body.pointee.passages.contains(where: {
            shapes[$0.edge].pointee.boundary == boundary
          })
        else { continue }
        enclose(body, in: boundary)
      }
    }
  }
}

extension ContinuousCollision {
  /// Whether a part overlaps an edge that it is on its way through before it moves.
  ///
  /// - Parameters:
  ///   - origin: The position of the body before the motion.
  ///   - time: The fraction of the step at which the motion starts.
  func isPassing(
    _ part: ShapePointer, _ swept: SweptPart, _ edge: ShapePointer, from origin: Vector,
    after time: Double
  ) -> Bool {
    guard part.pointee.body!.isPassing(part, edge) else { return false }
    if edge.isCurve(for: part) {
      return swept.overlap(with: SweptCurve(edge, from: origin, after: time), at: 0, limit: 0)
        .depth > 0
    }
    return edge.withObstacle(from: origin, after: time) {
      swept.overlap(with: $0, at: 0, limit: 0).depth > 0
    }
  }

  /// Removes the stops at edges of one-sided boundaries that a body goes through before the first stop that holds it,
  /// and notes these edges.
  ///
  /// - Parameters:
  ///   - stops: By time.
  ///   - origin: The position of the body before the motion.
  ///   - time: The fraction of the step at which the motion starts.
  func passOneSided(
    _ stops: borrowing FlatArray<TimeOfImpactHit>, _ motion: Sweep, from origin: Vector,
    after time: Double
  ) {
    var end = Double.infinity
    stops.removeAll { stop in
      guard stop.obstacle.isOneSided, stop.fraction <= end,
        letsThrough(stop, motion, from: origin, after: time)
      else {
        end = min(end, stop.fraction)
        return false
      }
      stop.part.pointee.body!.notePassage(stop.part, stop.obstacle, isConfirmed: false)
      return true
    }
  }

  private func letsThrough(
    _ stop: TimeOfImpactHit, _ motion: Sweep, from origin: Vector, after time: Double
  ) -> Bool {
    let (part, edge, fraction) = (stop.part, stop.obstacle, stop.fraction)
    let middle =
      origin + motion.displacement * fraction
      + part.middle.rotated(by: motion.rotation(at: fraction))
    // Where it would be if the edge, and not the part, had stayed in its place.
    let fractionOfStep = time + (1 - time) * fraction
    let shift = MovingEdge(edge.pointee, from: .zero).displacement(of: middle, at: fractionOfStep)
    return part.comesFromOpenSide(
      of: edge, middle - shift * fractionOfStep,
      moving: motion.displacement - shift * (1 - time), shapes)
  }
}
