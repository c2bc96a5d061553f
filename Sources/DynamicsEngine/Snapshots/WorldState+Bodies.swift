internal import DynamicsChipmunk
internal import DynamicsGeometry

extension WorldState {
  mutating func codeBodies(_ coder: inout WordCoder, _ slots: UnusedSlots, retired: [BodyID]) {
    let (serials, stepCount) = (world.counters.body, world.stepCount)
    world.bodies.codeRows(bodies, &coder, slots: slots, serials: serials, .bodies) { body, coder in
      body.pointee.codeState(&coder, stepCount: stepCount)
      if coder.isReading { join(body, &coder) }
    }
    guard coder.isReading, coder.isSound else { return }
    bodies = Array(world.order.buffer)
    for id in retired { retire(id, &coder) }
  }

  /// Adds a body that was read to the world.
  private func join(_ body: BodyPointer, _ coder: inout WordCoder) {
    if let flaw = body.pointee.flaw(capacity: world.bodies.capacity) {
      coder.fail(StateError(flaw))
    }
    if body.pointee.material.hasOwnSurface { world.hasSurfaces = true }
    body.setPose(body.position, angle: body.angle, rotation: body.rotation)
    world.order.append(body)
  }

  private func retire(_ id: BodyID, _ coder: inout WordCoder) {
    coder.check(id.serial < world.counters.body, "the serial number of a body is out of range")
    let body = world.bodies[id.index]
    body.pointee.id = id
    body.pointee.isAwake = true
    body.pointee.isRemoved = true
    world.retired.append(body)
  }

  // MARK: Shapes and memberships

  mutating func codeParts(of body: BodyPointer, _ coder: inout WordCoder) {
    coder.beginRecord(.parts, UInt64(body.pointee.id.serial))
    var compound = body.pointee.compound ?? .blank
    var rank = compound.parts.isEmpty ? 0 : world.shapes[body.pointee.firstShape].pointee.rank
    compound.codeState(&coder)
    coder.code(&rank)
    if coder.isReading { build(compound, rank: rank, for: body, &coder) }
    codeMemberships(of: body, &coder)
    var count = body.pointee.enclosures.count
    coder.codeCount(&count)
    for place in 0..<count where coder.isSound { codeEnclosure(place, of: body, &coder) }
  }

  private mutating func build(
    _ compound: CompoundShape, rank: UInt32, for body: BodyPointer, _ coder: inout WordCoder
  ) {
    let hasRanks = coder.check(
      Int(rank) + compound.parts.count <= world.counters.shape,
      "the rank of a shape is out of range")
    guard hasRanks else { return }
    var rank = rank
    world.buildShapes(compound, for: body, rank: &rank)
    for shape in world.shapes.of(body) { record(shape, &coder) }
    world.setInertia(of: body)
    // The ranges are wider than those of items, but no product of such numbers overflows.
    coder.check(
      (1e-18...1e18).contains(body.pointee.mass) && (1e-26...1e30).contains(body.pointee.moment),
      "a body has no mass, or no moment of inertia")
  }

  private func codeMemberships(of body: BodyPointer, _ coder: inout WordCoder) {
    var slots = body.pointee.collisions.sets
    slots.codeState(&coder)
    guard coder.isReading, coder.isSound else { return }
    slots.forEach { slot in
      let isPresent = slot < world.sets.capacity && world.sets[Int32(slot)].pointee.id != .none
      if coder.check(isPresent, "a body is in a collision set that does not exist") {
        world.insert(body, into: world.sets[Int32(slot)])
      }
    }
    world.applyFilter(to: body)
  }

  private func codeEnclosure(_ place: Int, of body: BodyPointer, _ coder: inout WordCoder) {
    var (slot, chain): (Int32, Int32) = (0, 0)
    if !coder.isReading {
      let enclosure = body.pointee.enclosures[place]
      (slot, chain) = (enclosure.boundary.pointee.id.index, enclosure.chain)
    }
    coder.code(&slot, in: 0..<world.boundaries.capacity)
    coder.code(&chain, in: 0..<1 << 30)
    guard coder.isReading, coder.isSound else { return }
    let boundary = world.boundaries[slot]
    let chains = boundary.pointee.chains
    let isPossible = coder.check(
      chains.indices.contains(Int(chain)) && chains[Int(chain)].isClosed
        && body.pointee.collisions.sets.contains(Int(boundary.pointee.set)),
      "a body is enclosed by a boundary that cannot enclose it")
    if isPossible {
      body.pointee.enclosures.append(Enclosure(boundary: boundary, chain: chain))
    }
  }

  // MARK: Exemptions

  /// Visits each pair of bodies that a set leaves out once, by the one that was made first.
  func codeExemptions(_ coder: inout WordCoder) {
    var pairs = coder.isReading ? [] : exemptions
    coder.code(&pairs, blank: (0, 0, 0)) { coder, pair in
      coder.code(&pair.set, in: 0..<world.sets.capacity)
      coder.code(&pair.first, in: 0..<world.bodies.capacity)
      coder.code(&pair.second, in: 0..<world.bodies.capacity)
      guard coder.isReading, coder.isSound else { return }
      let (a, b) = (world.bodies[pair.first], world.bodies[pair.second])
      let areMembers = [a, b].allSatisfy { $0.pointee.collisions.sets.contains(Int(pair.set)) }
      coder.check(
        a != b && areMembers && a.setExempt(true, from: b, in: pair.set),
        "a pair that does not collide is not of its collision set")
    }
  }

  private var exemptions: [(set: Int32, first: Int32, second: Int32)] {
    bodies.filter { !$0.pointee.collisions.exemptions.isEmpty }.flatMap { body in
      body.pointee.collisions.exemptions
        .filter { body.pointee.id < world.bodies[$0.body].pointee.id }
        .sorted { ($0.set, $0.body) < ($1.set, $1.body) }
        .map { ($0.set, body.pointee.id.index, $0.body) }
    }
  }
}
