internal import DynamicsGeometry
internal import Foundation

// MARK: Collision sets

extension World {
  func makeCollisionSet() -> CollisionSetID {
    let (index, set) = sets.take(blank: CollisionSetRow())
    set.initialize(to: CollisionSetRow())
    set.pointee.id = CollisionSetID(index: index, serial: Counters.take(&counters.set))
    return set.pointee.id
  }

  func remove(_ set: UnsafeMutablePointer<CollisionSetRow>) {
    while let member = set.pointee.members.last { remove(bodies[member], from: set) }
    while let boundary = set.pointee.boundaries.last { remove(boundaries[boundary]) }
    let index = set.pointee.id.index
    set.pointee = CollisionSetRow()
    sets.release(index)
  }

  func setPartners(_ partners: CollisionPartners, of set: UnsafeMutablePointer<CollisionSetRow>) {
    guard partners != set.pointee.partners else { return }
    set.pointee.partners = partners
    for member in set.pointee.members {
      let body = bodies[member]
      sleep.wake(body, step: stepCount)
      updateMembership(body, in: set)
      updateEnclosures(body, in: set)
    }
  }

  func add(_ body: BodyPointer, to set: UnsafeMutablePointer<CollisionSetRow>) {
    let slot = Int(set.pointee.id.index)
    assert(
      !body.pointee.collisions.sets.contains(slot), "the body is already in this collision set")
    sleep.wake(body, step: stepCount)
    insert(body, into: set)
    applyFilter(to: body)
    updateEnclosures(body, in: set)
  }

  /// Makes a body a member; ``applyFilter(to:)`` must follow.
  func insert(_ body: BodyPointer, into set: UnsafeMutablePointer<CollisionSetRow>) {
    body.pointee.collisions.sets.insert(Int(set.pointee.id.index))
    let place = set.pointee.members.firstPlace { !(bodies[$0].pointee.id < body.pointee.id) }
    set.pointee.members.insert(body.pointee.id.index, at: place)
    setParts(of: body, in: set)
  }

  func remove(_ body: BodyPointer, from set: UnsafeMutablePointer<CollisionSetRow>) {
    let slot = Int(set.pointee.id.index)
    assert(body.pointee.collisions.sets.contains(slot), "the body is not in this collision set")
    sleep.wake(body, step: stepCount)
    removeExemptions(of: body, in: set)
    body.pointee.collisions.sets.remove(slot)
    let place = set.pointee.members.firstPlace { !(bodies[$0].pointee.id < body.pointee.id) }
    set.pointee.members.remove(at: place)
    body.pointee.enclosures.removeAll { $0.boundary.pointee.set == set.pointee.id.index }
    updateMembership(body, in: set)
  }

  func setCollides(
    _ collides: Bool, _ a: BodyPointer, _ b: BodyPointer,
    in set: UnsafeMutablePointer<CollisionSetRow>
  ) {
    let slot = set.pointee.id.index
    assert(
      a != b && a.pointee.collisions.sets.contains(Int(slot))
        && b.pointee.collisions.sets.contains(Int(slot)),
      "the two must be different members of the collision set")
    guard a.setExempt(!collides, from: b, in: slot) else { return }
    sleep.wake(a, step: stepCount)
    sleep.wake(b, step: stepCount)
    // One of the two is enough. A dynamic body is preferred, because an anchored one such as a
    // floor can have many neighbors.
    for shape in shapes.of(a.isDynamic ? a : b) { broadPhase.markMoved(shape) }
  }

  private func removeExemptions(
    of body: BodyPointer, in set: UnsafeMutablePointer<CollisionSetRow>
  ) {
    guard !body.pointee.collisions.exemptions.isEmpty else { return }
    let slot = set.pointee.id.index
    // The order does not matter: nothing but the lists changes.
    for exemption in body.pointee.collisions.exemptions where exemption.set == slot {
      _ = body.setExempt(false, from: bodies[exemption.body], in: slot)
    }
  }

  /// Updates a body's collisions to match its membership and the set's partners.
  private func updateMembership(_ body: BodyPointer, in set: UnsafeMutablePointer<CollisionSetRow>)
  {
    setParts(of: body, in: set)
    applyFilter(to: body)
  }

  private func setParts(of body: BodyPointer, in set: UnsafeMutablePointer<CollisionSetRow>) {
    let slot = Int(set.pointee.id.index)
    let isMember = body.pointee.collisions.sets.contains(slot)
    let partners = set.pointee.partners
    if isMember, partners.contains(.bodies) {
      body.pointee.collisions.setsWithBodies.insert(slot)
    } else {
      body.pointee.collisions.setsWithBodies.remove(slot)
    }
    if isMember, partners.contains(.boundaries) {
      body.pointee.collisions.setsWithBoundaries.insert(slot)
    } else {
      body.pointee.collisions.setsWithBoundaries.remove(slot)
    }
  }
}

// MARK: Boundaries

extension World {
  func makeBoundary(
    _ contours: [Contour], in set: UnsafeMutablePointer<CollisionSetRow>,
    replacing replaced: BoundaryRowID?,
    movingWithin greatest: Double = Tuning.BoundaryTarget.maxDisplacement
  ) -> (BoundaryRowID, bodiesLeftOutside: Int) {
    for contour in contours {
      for point in contour.polyline { assertFinite(point, "a point of a boundary") }
    }
    let members = FlatArray<BodyPointer>()
    let enclosedBodies = FlatArray<BodyPointer>()
    let old = replaced.map(boundary)
    assert(
      old == nil || old!.pointee.set == set.pointee.id.index,
      "a boundary can only be replaced in its own collision set")
    for member in set.pointee.members {
      let body = bodies[member]
      members.append(body)
      if let old, body.isDynamic, Containment.isInside(old, body) { enclosedBodies.append(body) }
    }
    if let old, move(old, to: contours, within: greatest) {
      return (old.pointee.id, bodiesLeftOutside: carryMembers(members, in: old))
    }
    let serial = replaced?.serial ?? Counters.take(&counters.boundary)
    if let old { remove(old) }
    let (index, new) = boundaries.take(blank: BoundaryRow())
    new.initialize(to: BoundaryRow())
    new.pointee.id = BoundaryRowID(index: index, serial: serial)
    build(new, contours, in: set, rank: &counters.edge)
    var bodiesLeftOutside = 0
    for body in enclosedBodies.buffer where !moveInside(new, body) { bodiesLeftOutside += 1 }
    var nextEnclosed = 0
    for body in members.buffer {
      let isEnclosed = nextEnclosed < enclosedBodies.count && enclosedBodies[nextEnclosed] == body
      if isEnclosed { nextEnclosed += 1 }
      enclose(body, in: new, stays: isEnclosed)
      sleep.wake(body, step: stepCount)
    }
    return (new.pointee.id, bodiesLeftOutside)
  }

  /// Makes the edges of a boundary that has an id.
  ///
  /// - Parameter rank: The rank of the first edge; grows by one with each edge.
  func build(
    _ boundary: BoundaryPointer, _ contours: [Contour],
    in set: UnsafeMutablePointer<CollisionSetRow>, rank: inout UInt32
  ) {
    let slot = Int(boundary.pointee.id.index)
    while self.contours.count <= slot {
      self.contours.append([])
      targetContours.append([])
    }
    self.contours[slot] = contours
    boundary.pointee.set = set.pointee.id.index
    insert(boundary, into: set)
    BoundaryEdges.build(
      boundary, wallChains.chains(of: contours), ground: ground, shapes: shapes,
      broadPhase: broadPhase, rank: &rank)
  }

  /// Inserts a boundary in the order of ids; a boundary that replaces another has the other's id.
  private func insert(
    _ boundary: BoundaryPointer, into set: UnsafeMutablePointer<CollisionSetRow>
  ) {
    var place = set.pointee.boundaries.count
    while place > 0,
      boundary.pointee.id < boundaries[set.pointee.boundaries[place - 1]].pointee.id
    {
      place -= 1
    }
    set.pointee.boundaries.insert(boundary.pointee.id.index, at: place)
  }

  func remove(_ boundary: BoundaryPointer) {
    wakeAll(at: boundary)
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
    free(boundary)
    contours[Int(index)] = []
    boundary.pointee = BoundaryRow()
    boundaries.release(index)
  }

  private func free(_ boundary: BoundaryPointer) {
    boundary.pointee.target = nil
    BoundaryEdges.free(boundary)
  }

  func freeBoundaries() {
    for index in 0..<Int32(sets.capacity) {
      for slot in sets[index].pointee.boundaries {
        for shape in boundaries[slot].pointee.shapes {
          ShapeMemory.free(shapes[shape])
        }
        free(boundaries[slot])
      }
    }
  }

  /// Wakes the sleeping bodies that touch a boundary, before it is removed.
  private func wakeAll(at boundary: BoundaryPointer) {
    for pair in sleep.pairs.buffer where pair.b.pointee.boundary == boundary {
      sleep.wake(pair.bodyA, step: stepCount)
    }
  }
}

// MARK: Enclosures

extension World {
  /// Finds again the closed chains that enclose a body.
  func updateEnclosures(_ body: BodyPointer) {
    body.pointee.collisions.sets.forEach { updateEnclosures(body, in: sets[Int32($0)]) }
  }

  private func updateEnclosures(
    _ body: BodyPointer, in set: UnsafeMutablePointer<CollisionSetRow>
  ) {
    for slot in set.pointee.boundaries {
      enclose(body, in: boundaries[slot])
    }
  }

  func enclose(_ body: BodyPointer, in boundary: BoundaryPointer, stays: Bool = false) {
    let collides = sets[boundary.pointee.set].pointee.partners.contains(.boundaries)
    Containment.enclose(body, in: boundary, collides: collides, stays: stays)
  }

  func moveInside(_ boundary: BoundaryPointer, _ body: BodyPointer) -> Bool {
    guard let place = Containment.place(inside: boundary, for: body, shapes) else { return false }
    if place.x != body.position.x || place.y != body.position.y {
      setPose(place.point, body.angle, of: body)
    }
    return true
  }
}

extension [Int32] {
  /// The index of the first element that satisfies a predicate, which all after it satisfy, too.
  fileprivate func firstPlace(where isAtOrAfter: (Int32) -> Bool) -> Int {
    // Most are looked for at the end.
    guard let last, isAtOrAfter(last) else { return count }
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if isAtOrAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
