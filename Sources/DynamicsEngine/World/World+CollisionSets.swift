internal import DynamicsGeometry

extension World {
  package func addCollisionSet() -> CollisionSetID {
    sets.allocate(serial: &counters.set).pointee.id
  }

  package func removeCollisionSet(_ id: CollisionSetID) {
    let set = sets[id]
    while let member = set.pointee.members.last { remove(bodies[member], from: set) }
    while let boundary = set.pointee.boundaries.last { remove(boundaries[boundary]) }
    if set.pointee.measuresImpulses { events.measurements.setCount -= 1 }
    sets.release(id.index)
  }

  package func setCollidesWith(_ id: CollisionSetID, _ partners: CollisionPartners) {
    let set = sets[id]
    guard partners != set.pointee.collidesWith else { return }
    set.pointee.collidesWith = partners
    for member in set.pointee.members {
      let body = bodies[member]
      sleep.wake(body, step: stepCount)
      setParts(of: body, in: set)
      applyFilter(to: body)
      updateEnclosures(body, in: set)
    }
  }

  package func addToSet(_ id: BodyID, _ setID: CollisionSetID) {
    let (body, set) = (body(id), sets[setID])
    assert(
      !body.pointee.collisions.sets.contains(Int(setID.index)),
      "the body is already in this collision set")
    sleep.wake(body, step: stepCount)
    insert(body, into: set)
    applyFilter(to: body)
    updateEnclosures(body, in: set)
  }

  package func removeFromSet(_ id: BodyID, _ set: CollisionSetID) {
    remove(body(id), from: sets[set])
  }

  /// Sets whether two different members of a set collide with each other; they do when they join.
  package func setCollides(
    _ collides: Bool, _ a: BodyID, _ b: BodyID, in set: CollisionSetID
  ) {
    let (a, b) = (body(a), body(b))
    assert(
      a != b && a.pointee.collisions.sets.contains(Int(set.index))
        && b.pointee.collisions.sets.contains(Int(set.index)),
      "the two must be different members of the collision set")
    guard a.setExempt(!collides, from: b, in: set.index) else { return }
    sleep.wake(a, step: stepCount)
    sleep.wake(b, step: stepCount)
    filterAgain(a, b)
  }

  /// Makes the next step filter a pair of bodies again.
  func filterAgain(_ a: BodyPointer, _ b: BodyPointer) {
    // One of the two is enough. A dynamic body is preferred, because an anchored one such as a
    // floor can have many neighbors.
    for shape in shapes.of(a.isDynamic ? a : b) { broadPhase.markMoved(shape) }
  }

  /// Makes a body a member; ``applyFilter(to:)`` must follow.
  func insert(_ body: BodyPointer, into set: CollisionSetPointer) {
    body.pointee.collisions.sets.insert(Int(set.pointee.id.index))
    set.pointee.members.insert(body.pointee.id.index, at: place(of: body, in: set))
    setParts(of: body, in: set)
  }

  func remove(_ body: BodyPointer, from set: CollisionSetPointer) {
    let slot = set.pointee.id.index
    assert(
      body.pointee.collisions.sets.contains(Int(slot)), "the body is not in this collision set")
    sleep.wake(body, step: stepCount)
    // The order does not matter, because only the lists change.
    for exemption in body.pointee.collisions.exemptions where exemption.set == slot {
      _ = body.setExempt(false, from: bodies[exemption.body], in: slot)
    }
    dropPairMaterials(of: body, in: slot)
    body.pointee.collisions.sets.remove(Int(slot))
    set.pointee.members.remove(at: place(of: body, in: set))
    body.pointee.enclosures.removeAll { $0.boundary.pointee.set == slot }
    body.pointee.passages.removeAll { shapes[$0.edge].pointee.boundary!.pointee.set == slot }
    setParts(of: body, in: set)
    applyFilter(to: body)
  }

  /// The place of a member in the list of members, or that of a body that joins.
  private func place(of body: BodyPointer, in set: CollisionSetPointer) -> Int {
    set.pointee.members.partitioningIndex { !(bodies[$0].pointee.id < body.pointee.id) }
  }

  /// Updates a body's collisions to match its membership and what the set collides with; ``applyFilter(to:)``
  /// must follow.
  private func setParts(of body: BodyPointer, in set: CollisionSetPointer) {
    let slot = Int(set.pointee.id.index)
    let partners = body.pointee.collisions.sets.contains(slot) ? set.pointee.collidesWith : []
    body.pointee.collisions.setsWithBodies.set(slot, to: partners.contains(.bodies))
    body.pointee.collisions.setsWithBoundaries.set(slot, to: partners.contains(.boundaries))
  }
}
