internal import DynamicsChipmunk

// What encloses a body, when it comes to a boundary or a boundary comes to it.

extension Containment {
  /// Whether a body is held by one of a boundary's chains.
  static func isInside(_ boundary: BoundaryPointer, _ body: BodyPointer) -> Bool {
    body.pointee.enclosures.contains { $0.boundary == boundary }
  }

  /// Looks again at which of a boundary's chains a body is inside of.
  ///
  /// What is larger than a convex chain cannot be inside, wherever its centre is: contacts push it out.
  /// Inside an outer chain of the same boundary it could get into an inner one, so there the centre
  /// alone decides.
  ///
  /// - Parameters:
  ///   - collides: Whether it collides with the boundary at all.
  ///   - stays: Whether it was inside the boundary that this one replaces.
  static func enclose(
    _ body: BodyPointer, in boundary: BoundaryPointer, collides: Bool, stays: Bool = false
  ) {
    let goesAlong = body.isDynamic && isInside(boundary, body)
    body.pointee.enclosures.removeAll { $0.boundary == boundary }
    guard collides else { return }
    let chains = boundary.pointee.latestChains
    // What a boundary that is about to move holds, it takes along.
    let chainsNow = goesAlong ? boundary.pointee.chains : chains
    let around = chains.indices.filter {
      chains[$0].surrounds(body.position) || chainsNow[$0].surrounds(body.position)
    }
    if around.count == 1, !stays, let solid = chains[around[0]].solid,
      solid.isTooSmall(for: body.pointee.leastWidth, body.pointee.greatestWidth)
    {
      return
    }
    for index in around {
      body.pointee.enclosures.append(Enclosure(boundary: boundary, chain: Int32(index)))
    }
  }

  /// Whether what encloses a body leaves it a place after the next step: where it is, or where a boundary
  /// that moves takes it.
  static func hasPlace(_ body: BodyPointer) -> Bool {
    let enclosures = body.pointee.enclosures
    guard enclosures.count > 1 else { return true }
    return areHolding(enclosures, body.position)
      || carriedPlace(enclosures, from: body.position) != nil
  }

  /// Where a body belongs whose centre a boundary may have passed: where it is, or the nearest place
  /// inside the boundary.
  ///
  /// - Returns: `nil` when there is no such place, or none inside all else that encloses the body.
  static func place(
    inside boundary: BoundaryPointer, for body: BodyPointer, _ shapes: Slab<ShapeRow>
  ) -> Vector? {
    let center = body.position
    let chains = boundary.pointee.latestChains
    var isAnyClosed = false
    for chain in chains where chain.isClosed {
      isAnyClosed = true
      if chain.surrounds(center) { return center }
    }
    guard isAnyClosed else { return center }
    var corners: [Vector] = []
    let rotation = body.rotation
    for part in shapes.of(body) {
      for corner in part.pointee.corners {
        corners.append(corner.rotated(by: rotation))
      }
    }
    for chain in chains where chain.isClosed {
      guard let place = chain.place(for: corners, near: center) else { continue }
      if !areHolding(body.pointee.enclosures, place) { continue }
      return place
    }
    // Whether it fits into one that is not convex is not known: the center decides.
    for chain in chains where chain.isClosed && !chain.isConvex {
      let edge = chain.placeOnEdge(nearest: center)
      let place = nearest(to: edge) { place in
        chain.encloses(place) && areHolding(body.pointee.enclosures, place)
      }
      if let place { return place }
    }
    return nil
  }
}

extension Chain {
  /// More rounds than a convex chain needs; a concave one may have no answer.
  private static var rounds: Int { 16 }

  /// A place near `center` where all corners lie inside, found by pushing it off each edge in turn;
  /// `nil` when it does not fit.
  fileprivate func place(for corners: [Vector], near center: Vector) -> Vector? {
    let farthest = corners.reduce(0) { max($0, $1.dot($1)) }.squareRoot()
    var place = center
    for _ in 0..<Self.rounds {
      var isInside = true
      for edge in edges.buffer {
        let inward = inwardNormal(of: edge)
        let height = (place - edge.start).dot(inward)
        // Far from most edges, how the corners lie does not matter.
        guard height < 1.000_001 * farthest else { continue }
        let reach = corners.reduce(0) { max($0, -$1.dot(inward)) }
        let missing = reach - height
        guard missing > 0 else { continue }
        place += inward * (missing + 1e-6)
        isInside = false
      }
      if isInside { return encloses(place) ? place : nil }
    }
    return nil
  }
}
