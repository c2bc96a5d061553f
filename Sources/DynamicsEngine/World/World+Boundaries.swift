package import DynamicsGeometry
internal import Foundation

extension World {
  /// Adds a boundary made of contours, in points; a contour that ends where it began is closed.
  ///
  /// A boundary that replaces another takes its place and its id. If both have the same corners and
  /// are close to each other, the boundary moves there during the next step. Otherwise, bodies that
  /// were inside the old boundary are moved inside the new one. Anchored bodies are not moved.
  ///
  /// - Parameter surface: `nil` for that of the boundary that is replaced, or a plain one.
  /// - Returns: The boundary, and the number of bodies that should be inside but do not fit.
  package func addBoundary(
    _ contours: [Contour], to set: CollisionSetID, replacing replaced: BoundaryRowID? = nil,
    with surface: BoundarySurface? = nil,
    movingWithin greatest: Double = Tuning.BoundaryTarget.maxDisplacement
  ) -> (boundary: BoundaryRowID, bodiesLeftOutside: Int) {
    let set = sets[set]
    for contour in contours {
      for point in contour.polyline { assertFinite(point.isFinite, "a point of a boundary") }
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
    let surface = surface ?? old?.pointee.surface ?? BoundarySurface()
    if let old { remove(old) }
    var serial = replaced?.serial ?? counters.boundary
    let new = boundaries.allocate(serial: &serial)
    counters.boundary = max(counters.boundary, serial)
    makeRoomForEdges()
    setSurface(of: new, surface)
    build(new, contours, in: set, rank: &counters.edge)
    var bodiesLeftOutside = 0
    for (body, wasInside) in zip(members, wereInside) {
      if wasInside, !moveInside(new, body).fits { bodiesLeftOutside += 1 }
      enclose(body, in: new, stays: wasInside)
      sleep.wake(body, step: stepCount)
    }
    return (new.pointee.id, bodiesLeftOutside)
  }

  /// Lets the next step move a boundary to contours with the same corners, however far away they
  /// are; otherwise, they replace the boundary.
  package func moveBoundary(
    _ id: BoundaryRowID, to contours: [Contour]
  ) -> (boundary: BoundaryRowID, bodiesLeftOutside: Int) {
    let set = sets[boundaries[id].pointee.set].pointee.id
    return addBoundary(contours, to: set, replacing: id, movingWithin: .infinity)
  }

  /// Makes the edges of a boundary that has an id.
  ///
  /// - Parameter rank: The rank of the first edge. It grows by one with each edge, or by two with an
  ///   edge of a convex chain, whose pairs with bodies inside and with those outside differ.
  func build(
    _ boundary: BoundaryPointer, _ contours: [Contour], in set: CollisionSetPointer,
    rank: inout UInt32
  ) {
    boundary.pointee.contours = contours
    boundary.pointee.set = set.pointee.id.index
    // A boundary that replaces another has its place in the order of ids.
    let place = set.pointee.boundaries.partitioningIndex {
      boundary.pointee.id < boundaries[$0].pointee.id
    }
    set.pointee.boundaries.insert(boundary.pointee.id.index, at: place)
    boundary.pointee.chains = chains(of: contours)
    for (number, chain) in boundary.pointee.chains.enumerated() {
      let first = boundary.pointee.shapes.count
      for edge in chain.edges.indices {
        let (index, row) = shapes.allocate()
        row.pointee.index = index
        row.pointee.rank = rank
        row.pointee.body = ground
        row.pointee.boundary = boundary
        row.pointee.chain = Int32(number)
        row.place(at: edge, of: chain)
        boundary.pointee.shapes.append(index)
        broadPhase.insert(row, isStatic: true)
        rank += chain.isConvex ? 2 : 1
      }
      link(boundary.pointee.shapes[first...], closes: chain.isClosed)
    }
  }

  /// Makes the edges of a chain neighbors.
  private func link(_ edges: ArraySlice<Int32>, closes: Bool) {
    guard let first = edges.first, let last = edges.last else { return }
    for (index, next) in zip(edges, edges.dropFirst()) {
      shapes[index].pointee.after = shapes[next]
      shapes[next].pointee.before = shapes[index]
    }
    guard closes else { return }
    shapes[last].pointee.after = shapes[first]
    shapes[first].pointee.before = shapes[last]
  }

  /// Makes a chain for each contour that has a length; nothing changes a chain, so boundaries share
  /// those of the reference bounds.
  func chains(of contours: [Contour]) -> [Chain] {
    if latestWalls.contours == contours { return latestWalls.chains }
    let chains = contours.compactMap {
      Chain($0.polyline.map(Vector.init), approximating: $0, on: ground.chipmunk)
    }
    if contours.allSatisfy(\.isReferenceBounds) { latestWalls = (contours, chains) }
    return chains
  }

  /// Sets how the surface of a boundary moves, and wakes the bodies that touch it.
  package func setSurface(_ id: BoundaryRowID, _ surface: BoundarySurface) {
    setSurface(of: boundaries[id], surface)
  }

  private func setSurface(of boundary: BoundaryPointer, _ surface: BoundarySurface) {
    assertNone(surface.flaw)
    guard surface != boundary.pointee.surface else { return }
    let old = boundary.pointee.surface
    boundary.pointee.surface = surface
    noteSurface(surface)
    wakeTouching(boundary)
    if old.solidSide != surface.solidSide { solidSideDidChange(of: boundary) }
  }

  /// Makes steps look at a surface, if there is anything to see.
  func noteSurface(_ surface: BoundarySurface) {
    if surface.speed != 0 { hasSurfaces = true }
    if surface.isOneSided { hasOneSided = true }
  }

  /// Decides again which bodies touch a boundary, and which ones it encloses.
  private func solidSideDidChange(of boundary: BoundaryPointer) {
    for pair in narrowPhase.pairs.pointers where pair.pointee.b.pointee.boundary == boundary {
      pair.pointee.isTouching = false
    }
    for pair in sleep.pairs.pointers where pair.pointee.b.pointee.boundary == boundary {
      pair.pointee.isTouching = false
    }
    dropPassages(through: boundary)
    // A new boundary is in no set yet.
    guard !boundary.pointee.chains.isEmpty else { return }
    for member in sets[boundary.pointee.set].pointee.members {
      enclose(bodies[member], in: boundary)
    }
  }

  private func dropPassages(through boundary: BoundaryPointer) {
    guard hasOneSided, boundary.pointee.set >= 0 else { return }
    for member in sets[boundary.pointee.set].pointee.members {
      let body = bodies[member]
      guard !body.pointee.passages.isEmpty else { continue }
      body.pointee.passages.removeAll { shapes[$0.edge].pointee.boundary == boundary }
      sleep.wake(body, step: stepCount)
    }
  }

  private func wakeTouching(_ boundary: BoundaryPointer) {
    for pair in sleep.pairs.buffer where pair.b.pointee.boundary == boundary {
      sleep.wake(pair.bodyA, step: stepCount)
    }
  }

  package func removeBoundary(_ id: BoundaryRowID) {
    dropPairMaterials(of: boundaries[id])
    remove(boundaries[id])
  }

  func remove(_ boundary: BoundaryPointer) {
    wakeTouching(boundary)
    dropPassages(through: boundary)
    let index = boundary.pointee.id.index
    for member in sets[boundary.pointee.set].pointee.members {
      bodies[member].pointee.enclosures.removeAll { $0.boundary == boundary }
    }
    sets[boundary.pointee.set].pointee.boundaries.removeAll { $0 == index }
    for shape in boundary.pointee.shapes {
      shapes[shape].free()
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

  /// Frees a body from the closed chains that its center has left while it was anchored, and
  /// encloses it in those that its center has entered.
  func updateEnclosuresOfReleased(_ body: BodyPointer) {
    body.pointee.enclosures.removeAll { !$0.holds(body.position) }
    body.pointee.collisions.sets.forEach { set in
      for slot in sets[Int32(set)].pointee.boundaries
      where !Containment.isInside(boundaries[slot], body) {
        enclose(body, in: boundaries[slot])
      }
    }
  }

  func enclose(_ body: BodyPointer, in boundary: BoundaryPointer, stays: Bool = false) {
    let collides = sets[boundary.pointee.set].pointee.collidesWith.contains(.boundaries)
    Containment.enclose(body, in: boundary, collides: collides, stays: stays)
  }

  /// Puts a body inside a boundary that may have passed its center.
  ///
  /// - Returns: Whether its center is inside now, and whether the body fits there.
  func moveInside(
    _ boundary: BoundaryPointer, _ body: BodyPointer
  ) -> (isInside: Bool, fits: Bool) {
    guard let (place, fits) = Containment.place(inside: boundary, for: body, shapes) else {
      return (false, false)
    }
    if place.x != body.position.x || place.y != body.position.y {
      setPose(body.pointee.id, place.point, angle: body.angle)
    }
    return (true, fits)
  }
}
