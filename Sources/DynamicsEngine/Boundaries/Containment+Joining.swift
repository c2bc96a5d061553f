internal import DynamicsChipmunk

// Enclosures of bodies that join a boundary, and of boundaries that join bodies.

extension Containment {
  /// Whether one of the boundary's chains encloses the body.
  static func isInside(_ boundary: BoundaryPointer, _ body: BodyPointer) -> Bool {
    body.pointee.enclosures.contains { $0.boundary == boundary }
  }

  /// Finds again the chains of a boundary that enclose a body.
  ///
  /// A body that is larger than a convex chain is never inside, wherever its center is: contacts
  /// push it out. Inside an outer chain of the same boundary, such contacts could push it into an
  /// inner chain. In that case only the center decides.
  ///
  /// - Parameters:
  ///   - collides: Whether the body collides with the boundary at all.
  ///   - stays: Whether the body was inside the boundary that this one replaces.
  static func enclose(
    _ body: BodyPointer, in boundary: BoundaryPointer, collides: Bool, stays: Bool = false
  ) {
    let movesWithBoundary = body.isDynamic && isInside(boundary, body)
    body.pointee.enclosures.removeAll { $0.boundary == boundary }
    guard collides else { return }
    let chains = boundary.pointee.latestChains
    // A boundary that is about to move carries the bodies that it encloses.
    let currentChains = movesWithBoundary ? boundary.pointee.chains : chains
    let surface = boundary.pointee.surface
    let around = chains.indices.filter {
      (chains[$0].mayKeep(body.position) || currentChains[$0].mayKeep(body.position))
        && surface.holdsInside(of: chains[$0])
    }
    if around.count == 1, !stays, let solid = chains[around[0]].shapes.solid,
      solid.cannotContain(
        minWidth: body.pointee.minWidth, maxWidth: body.pointee.maxWidth)
    {
      return
    }
    for index in around {
      body.pointee.enclosures.append(Enclosure(boundary: boundary, chain: Int32(index)))
    }
  }

  /// Whether a body has a place inside all its enclosures after the next step: its present place,
  /// or the place where a moving boundary carries it.
  static func hasPlace(_ body: BodyPointer) -> Bool {
    let enclosures = body.pointee.enclosures
    return allContain(enclosures, body.position)
      || carriedPlace(enclosures, from: body.position) != nil
  }

  /// The place of a body whose center a boundary may have passed: its present place, or the nearest
  /// place inside the boundary.
  ///
  /// - Returns: The place, and whether the body fits there; only the reference bounds keep one that
  ///   does not. `nil` if there is no such place, or none inside all other enclosures of the body.
  static func place(
    inside boundary: BoundaryPointer, for body: BodyPointer, _ shapes: Slab<ShapeRow>
  ) -> (place: Vector, fits: Bool)? {
    let center = body.position
    let chains = boundary.pointee.latestChains.filter(\.isClosed)
    if chains.isEmpty || chains.contains(where: { $0.containsInCurves(center) }) {
      return (center, true)
    }
    let rotation = body.rotation
    let corners = shapes.of(body).flatMap { part in
      part.pointee.corners.map { $0.rotated(by: rotation) }
    }
    for chain in chains {
      if let place = chain.place(for: corners, near: center),
        allContain(body.pointee.enclosures, place)
      {
        return (place, true)
      }
    }
    // It is unknown whether the body fits into a concave chain, so only the center decides.
    for chain in chains where !chain.isConvex || chain.isReferenceBounds {
      let edge = chain.placeOnEdge(nearest: center)
      let place = nearest(to: edge) { place in
        chain.containsStrictly(place) && allContain(body.pointee.enclosures, place)
      }
      if let place { return (place, fits: !chain.isReferenceBounds) }
    }
    return nil
  }
}

extension Chain {
  /// Whether a center joins the inside: it is there, or exactly on a side of the reference bounds.
  fileprivate func mayKeep(_ center: Vector) -> Bool {
    if containsInCurves(center) { return true }
    guard isReferenceBounds else { return false }
    let offset = placeOnEdge(nearest: center) - center
    return offset.length <= 1e-9 * (1 + abs(center.x) + abs(center.y))
  }

  /// A place near `center` with all corners inside, found by moving it away from each edge in turn.
  ///
  /// It is `nil` if the corners do not fit.
  fileprivate func place(for corners: [Vector], near center: Vector) -> Vector? {
    var place = center
    for _ in 0..<Tuning.Chain.iterations {
      var isInside = true
      for edge in edges.buffer {
        let inward = inwardNormal(of: edge)
        let height = (place - edge.start).dot(inward)
        let extent = corners.reduce(0) { max($0, -$1.dot(inward)) }
        let shortfall = extent - height
        guard shortfall > 0 else { continue }
        place += inward * (shortfall + 1e-6)
        isInside = false
      }
      if isInside { return containsStrictly(place) ? place : nil }
    }
    return nil
  }
}
