internal import DynamicsChipmunk

// Edges of boundaries of which only one side is solid.
//
// A part that meets an edge from its open side goes through it, and the two do not collide until they have come apart
// again. The side is that of the part's middle while the two do not overlap: slow parts move by less than half of their
// width in a step, and the side of fast ones is noted where continuous collision looks at their path.

extension ShapePointer {
  /// Whether it is an edge of which only one side is solid.
  var isOneSided: Bool { pointee.boundary.map { $0.pointee.surface.isOneSided } ?? false }

  /// The unit vector toward the solid side of a one-sided edge.
  ///
  /// - Parameter edge: The edge in its place.
  func solidNormal(of edge: Edge) -> Vector {
    edge.inwardNormal(pointee.boundary!.pointee.surface.solidSide == .right ? 1 : -1)
  }

  /// Whether a place is on the open side of a one-sided edge.
  func isOpen(at place: Vector, _ edge: Edge) -> Bool {
    (place - edge.start).dot(solidNormal(of: edge)) < 0
  }

  /// The edge as a line, before the step.
  fileprivate var line: Edge { Edge(start: pointee.start, end: pointee.end) }

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
  func letsThrough(
    _ candidate: Candidate, _ key: UInt64, wasTouching: Bool, _ row: PairPointer
  ) -> Bool {
    let (part, edge) = (candidate.a, candidate.b)
    let body = part.pointee.body!
    let isPassing = body.isPassing(part, edge)
    if !isPassing, wasTouching { return false }
    let isOpen = edge.isOpen(at: part.middleInWorld, edge.line)
    guard isPassing || isOpen || goesThroughOthers(part, edge) else { return false }
    guard collide(candidate, key, with: nil, into: row), row.depthInWorld > 0 else {
      return isOpen
    }
    // A part that only touches the end of the edge from beside it is not on its way through.
    if isPassing || abs(row.pointee.normal.dot(edge.solidNormal(of: edge.line))) > 0.5 {
      body.notePassage(part, edge, isConfirmed: true)
    }
    return true
  }

  /// Whether the body of a part is on its way through other edges of the same chain.
  ///
  /// Then an edge that it meets when its center has come to the solid side is on the same way.
  private func goesThroughOthers(_ part: ShapePointer, _ edge: ShapePointer) -> Bool {
    let body = part.pointee.body!
    guard !body.pointee.passages.isEmpty else { return false }
    let moves = body.velocity.dot(edge.solidNormal(of: edge.line)) > 0
    return body.pointee.passages.contains { passage in
      guard moves || passage.part != part.pointee.index else { return false }
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
  /// Whether a part goes through an edge of a one-sided boundary on its path, which is noted.
  ///
  /// - Parameters:
  ///   - origin: The position of the body before the motion.
  ///   - time: The fraction of the step at which the motion starts.
  func letsThrough(
    _ part: ShapePointer, _ swept: SweptPart, _ edge: ShapePointer, from origin: Vector,
    after time: Double
  ) -> Bool {
    let body = part.pointee.body!
    let middle = part.middle.rotated(by: swept.motion.rotation(at: 0))
    if edge.isOpen(at: middle, MovingEdge(edge.pointee, from: origin, after: time).start) {
      body.notePassage(part, edge, isConfirmed: false)
      return true
    }
    guard body.isPassing(part, edge) else { return false }
    if edge.isCurve(for: part) {
      return swept.overlap(with: SweptCurve(edge, from: origin, after: time), at: 0, limit: 0)
        .depth > 0
    }
    return edge.withObstacle(from: origin, after: time) {
      swept.overlap(with: $0, at: 0, limit: 0).depth > 0
    }
  }
}
