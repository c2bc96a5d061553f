package import DynamicsGeometry
internal import Foundation

extension World {
  /// Adds a boundary made of contours, in points; a contour that ends where it began is closed.
  ///
  /// A boundary that replaces another takes its place and its id. If both have the same corners and
  /// are close to each other, the boundary moves there during the next step. Otherwise, bodies that
  /// were inside the old boundary are moved inside the new one. Anchored bodies are not moved.
  ///
  /// - Returns: The boundary, and the number of bodies that should be inside but do not fit.
  package func addBoundary(
    _ contours: [Contour], to set: CollisionSetID, replacing replaced: BoundaryRowID? = nil
  ) -> (boundary: BoundaryRowID, bodiesLeftOutside: Int) {
    addBoundary(
      contours, to: sets[set], replacing: replaced,
      movingWithin: Tuning.BoundaryTarget.maxDisplacement)
  }

  /// Lets the next step move a boundary to contours with the same corners, however far away they
  /// are; otherwise, they replace the boundary.
  package func moveBoundary(
    _ id: BoundaryRowID, to contours: [Contour]
  ) -> (boundary: BoundaryRowID, bodiesLeftOutside: Int) {
    addBoundary(
      contours, to: sets[boundaries[id].pointee.set], replacing: id, movingWithin: .infinity)
  }

  private func addBoundary(
    _ contours: [Contour], to set: CollisionSetPointer, replacing replaced: BoundaryRowID?,
    movingWithin greatest: Double
  ) -> (BoundaryRowID, bodiesLeftOutside: Int) {
    for contour in contours {
      for point in contour.polyline { assertFinite(point, "a point of a boundary") }
    }
    let old = replaced.map { boundaries[$0] }
    assert(
      old == nil || old!.pointee.set == set.pointee.id.index,
      "a boundary can only be replaced in its own collision set")
    let members = set.pointee.members.map { bodies[$0] }
    let wereInside = members.map { body in
      old.map { body.isDynamic && Containment.isInside($0, body) } ?? false
    }
    if let old, move(old, to: contours, within: greatest) {
      return (old.pointee.id, bodiesLeftOutside: carryMembers(members, in: old))
    }
    if let old { remove(old) }
    var serial = replaced?.serial ?? counters.boundary
    let new = boundaries.take(serial: &serial)
    counters.boundary = max(counters.boundary, serial)
    build(new, contours, in: set, rank: &counters.edge)
    var bodiesLeftOutside = 0
    for (body, wasInside) in zip(members, wereInside) where wasInside {
      if !moveInside(new, body) { bodiesLeftOutside += 1 }
    }
    for (body, wasInside) in zip(members, wereInside) {
      enclose(body, in: new, stays: wasInside)
      sleep.wake(body, step: stepCount)
    }
    return (new.pointee.id, bodiesLeftOutside)
  }

  /// Makes the edges of a boundary that has an id.
  ///
  /// - Parameter rank: The rank of the first edge; becomes that after the last one. An edge of a convex
  ///     contour takes two.
  func build(
    _ boundary: BoundaryPointer, _ contours: [Contour], in set: CollisionSetPointer,
    rank: inout UInt32
  ) {
    boundary.pointee.contours = contours
    boundary.pointee.set = set.pointee.id.index
    // A boundary that replaces another has its place in the order of ids.
    let place = set.pointee.boundaries.firstPlace {
      boundary.pointee.id < boundaries[$0].pointee.id
    }
    set.pointee.boundaries.insert(boundary.pointee.id.index, at: place)
    BoundaryEdges.build(
      boundary, wallChains.chains(of: contours), ground: ground, shapes: shapes,
      broadPhase: broadPhase, rank: &rank)
  }

  package func removeBoundary(_ id: BoundaryRowID) { remove(boundaries[id]) }

  func remove(_ boundary: BoundaryPointer) {
    // Wakes the sleeping bodies that touch it.
    for pair in sleep.pairs.buffer where pair.b.pointee.boundary == boundary {
      sleep.wake(pair.bodyA, step: stepCount)
    }
    let index = boundary.pointee.id.index
    for member in sets[boundary.pointee.set].pointee.members {
      bodies[member].pointee.enclosures.removeAll { $0.boundary == boundary }
    }
    sets[boundary.pointee.set].pointee.boundaries.removeAll { $0 == index }
    for shape in boundary.pointee.shapes {
      ShapeMemory.free(shapes[shape])
      broadPhase.retire(shapes[shape])
    }
    stopMove(of: boundary)
    boundaries.release(index)
  }
}

// MARK: Enclosures

extension World {
  /// Finds again the closed chains that enclose a body.
  func updateEnclosures(_ body: BodyPointer) {
    body.pointee.collisions.sets.forEach { updateEnclosures(body, in: sets[Int32($0)]) }
  }

  func updateEnclosures(_ body: BodyPointer, in set: CollisionSetPointer) {
    for slot in set.pointee.boundaries { enclose(body, in: boundaries[slot]) }
  }

  func enclose(_ body: BodyPointer, in boundary: BoundaryPointer, stays: Bool = false) {
    let collides = sets[boundary.pointee.set].pointee.partners.contains(.boundaries)
    Containment.enclose(body, in: boundary, collides: collides, stays: stays)
  }

  func moveInside(_ boundary: BoundaryPointer, _ body: BodyPointer) -> Bool {
    guard let place = Containment.place(inside: boundary, for: body, shapes) else { return false }
    if place.x != body.position.x || place.y != body.position.y {
      setPose(body.pointee.id, place.point, angle: body.angle)
    }
    return true
  }
}
