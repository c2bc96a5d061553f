internal import DynamicsChipmunk
internal import DynamicsGeometry

extension World {
  /// Restores a saved world, which continues exactly as the saved one did, to the bit.
  ///
  /// - Throws: For words that no world saves. Any world that is restored without an error can be
  ///   stepped.
  package static func restored(from reader: inout StateReader) throws(StateError) -> World {
    let world = World()
    var restoring = WorldRestoring(world)
    try restoring.run(&reader)
    return world
  }
}

/// Fills a new world with the state of a saved one.
private struct WorldRestoring {
  private let world: World
  /// The shapes of bodies and boundaries, by rank.
  private var shapesByRank: [UInt32: ShapePointer] = [:]

  init(_ world: World) { self.world = world }

  mutating func run(_ reader: inout StateReader) throws(StateError) {
    try restoreCounts(&reader)
    let retired = try readRetired(&reader)
    let free = (
      bodies: try reader.readSlots(), sets: try reader.readSlots(),
      boundaries: try reader.readSlots()
    )
    try restoreSets(&reader, free: free.sets)
    try restoreBoundaries(&reader, free: free.boundaries)
    try restoreBodies(&reader, free: free.bodies, retired: retired)
    for body in world.order.buffer { try restoreParts(of: body, &reader) }
    try restoreExemptions(&reader)
    try world.sleep.restore(world.order, from: &reader)
    let world = world
    try world.joints.restore(from: &reader) { world.contains($0) ? world.body($0) : nil }
    try restore(world.narrowPhase.pairs, withGeometry: false, &reader)
    try restore(world.sleep.pairs, withGeometry: true, &reader)
    try restoreEvents(&reader)
    world.areAwakeJointsStale = true
    world.listBodies()
  }

  private func restoreCounts(_ reader: inout StateReader) throws(StateError) {
    func readSerial() throws(StateError) -> Int32 {
      Int32(try reader.readInt(in: 0..<(1 << 30)))
    }
    world.counters.body = try readSerial()
    world.counters.set = try readSerial()
    world.counters.boundary = try readSerial()
    try reader.code(&world.counters.shape)
    try reader.code(&world.counters.edge)
    // There must be room for more shapes and edges.
    let room: UInt32 = 1 << 30
    guard world.counters.shape <= room, world.counters.edge >= Counters.firstEdge,
      world.counters.edge <= Counters.firstEdge + room
    else { throw StateError("the ranks of shapes or edges are out of range") }
    world.stepCount = try reader.readInt(in: StepCounts.range)
    world.previousStep = try reader.readNumber(in: 0...1)
    world.lastRestlessStep = try reader.readInt(in: StepCounts.range)
    world.overflows = try reader.readInt(in: StepCounts.range)
  }

  private func readRetired(_ reader: inout StateReader) throws(StateError) -> [BodyID] {
    var retired: [BodyID] = []
    for _ in 0..<(try reader.readCount()) {
      let id = try reader.readID(of: BodyTag.self)
      guard id.serial < world.counters.body else {
        throw StateError("the serial number of a body is out of range")
      }
      retired.append(id)
    }
    return retired
  }

  // MARK: Collision sets and boundaries

  private func restoreSets(
    _ reader: inout StateReader, free: [Int32]
  ) throws(StateError) {
    try world.sets.restore(from: &reader, free: free, serials: world.counters.set) {
      set, reader throws(StateError) in
      set.pointee.partners = CollisionPartners(rawValue: UInt8(try reader.readInt(in: 0..<4)))
    }
  }

  private mutating func restoreBoundaries(
    _ reader: inout StateReader, free: [Int32]
  ) throws(StateError) {
    try world.boundaries.restore(from: &reader, free: free, serials: world.counters.boundary) {
      boundary, reader throws(StateError) in
      let slot = Int32(try reader.readInt(in: 0..<world.sets.capacity))
      let set = world.sets[slot]
      guard set.pointee.id != .none else {
        throw StateError("a boundary belongs to no collision set")
      }
      var rank: UInt32 = 0
      try reader.code(&rank)
      try restore(boundary, in: set, rank: rank, try readContours(&reader))
      let target = try readContours(&reader)
      guard target.isEmpty || world.move(boundary, to: target, within: .infinity)
      else {
        throw StateError("a boundary cannot move to its target")
      }
    }
  }

  private func readContours(_ reader: inout StateReader) throws(StateError) -> [Contour] {
    var contours: [Contour] = []
    for _ in 0..<(try reader.readCount()) {
      guard let contour = Contour(numbers: try reader.readNumbers()) else {
        throw StateError("the numbers of a contour are not valid")
      }
      contours.append(contour)
    }
    return contours
  }

  private mutating func restore(
    _ boundary: BoundaryPointer, in set: CollisionSetPointer, rank: UInt32, _ contours: [Contour]
  ) throws(StateError) {
    // An edge of a convex contour has two ranks.
    let most = contours.reduce(0) { $0 + 2 * $1.polyline.count }
    guard rank == 0 || (rank >= Counters.firstEdge && UInt64(rank) + UInt64(most) <= UInt32.max)
    else { throw StateError("the rank of an edge is out of range") }
    var rank = rank
    world.build(boundary, contours, in: set, rank: &rank)
    let edges = boundary.pointee.shapes
    guard edges.isEmpty || rank <= world.counters.edge else {
      throw StateError("the rank of an edge is out of range")
    }
    for index in edges {
      let edge = world.shapes[index]
      try note(edge, rank: edge.pointee.rank)
      if edge.pointee.capsule != nil { try note(edge, rank: edge.pointee.rank + 1) }
    }
  }

  private mutating func note(_ shape: ShapePointer, rank: UInt32) throws(StateError) {
    guard shapesByRank.updateValue(shape, forKey: rank) == nil else {
      throw StateError("two shapes have the same rank")
    }
  }

  // MARK: Bodies

  private func restoreBodies(
    _ reader: inout StateReader, free: [Int32], retired: [BodyID]
  ) throws(StateError) {
    try world.bodies.restore(
      from: &reader, free: free, removed: retired.map(\.index), serials: world.counters.body,
      isSorted: true
    ) { body, reader throws(StateError) in
      try body.pointee.codeState(&reader, stepCount: world.stepCount)
      try check(body, capacity: world.bodies.capacity)
      body.setPose(body.position, angle: body.angle, rotation: body.rotation)
      world.order.append(body)
    }
    for id in retired {
      let body = world.bodies[id.index]
      body.pointee.id = id
      body.pointee.isAwake = true
      body.pointee.isRemoved = true
      world.retired.append(body)
    }
  }

  private func check(_ body: BodyPointer, capacity: Int) throws(StateError) {
    let row = body.pointee
    if let flaw = row.material.flaw { throw StateError(flaw) }
    // The limits are beyond all that a body can reach within the speed limit.
    let places = [
      body.position, row.step.start, row.rest.restingPosition, row.rest.tremblingPosition,
    ].flatMap { [$0.x, $0.y] }
    let angles = [body.angle, row.rest.restingAngle, row.rest.tremblingAngle]
    let speeds = [body.velocity.x, body.velocity.y, body.angularVelocity]
    guard places.allSatisfy({ abs($0) <= 1e15 }), speeds.allSatisfy({ abs($0) <= 1e9 }),
      angles.allSatisfy({ abs($0) <= 1e15 })
    else { throw StateError("the pose or the velocity of a body is out of range") }
    guard abs(body.rotation.dot(body.rotation) - 1) < 1e-6 else {
      throw StateError("the rotation of a body must be a unit vector")
    }
    for step in [
      row.rest.lastTouch, row.rest.lastRestlessStep, row.rest.lastChange, row.rest.lastMove,
      row.rest.lastBlock,
      row.rest.lastTremor,
    ] where !StepCounts.past.contains(step) { throw StateError("a step is out of range") }
    guard row.rest.sleepingIsland >= -1, row.rest.sleepingIsland < capacity,
      row.rest.sleepingIsland < 0 || (!row.isAwake && body.isDynamic),
      row.isAwake ? body.isDynamic : true
    else { throw StateError("a body is awake and asleep") }
  }

  /// Restores a body's shape and its memberships.
  private mutating func restoreParts(
    of body: BodyPointer, _ reader: inout StateReader
  ) throws(StateError) {
    let compound = try CompoundShape(from: &reader)
    var rank: UInt32 = 0
    try reader.code(&rank)
    guard UInt64(rank) + UInt64(compound.parts.count) <= UInt64(world.counters.shape) else {
      throw StateError("the rank of a shape is out of range")
    }
    world.buildShapes(compound, for: body, rank: &rank)
    for shape in world.shapes.of(body) { try note(shape, rank: shape.pointee.rank) }
    world.setInertia(of: body)
    // The ranges are wider than those of items, but no product of such numbers overflows.
    guard (1e-18...1e18).contains(body.pointee.mass), (1e-26...1e30).contains(body.pointee.moment)
    else { throw StateError("a body has no mass, or no moment of inertia") }
    for _ in 0..<(try reader.readCount()) {
      let slot = try reader.readInt(in: 0..<world.sets.capacity)
      guard world.sets[Int32(slot)].pointee.id != .none,
        !body.pointee.collisions.sets.contains(slot)
      else {
        throw StateError("a body is in a collision set that does not exist, or twice in one")
      }
      world.insert(body, into: world.sets[Int32(slot)])
    }
    world.applyFilter(to: body)
    for _ in 0..<(try reader.readCount()) { try restoreEnclosure(of: body, &reader) }
  }

  private func restoreEnclosure(
    of body: BodyPointer, _ reader: inout StateReader
  ) throws(StateError) {
    let boundary = world.boundaries[
      Int32(try reader.readInt(in: 0..<world.boundaries.capacity))]
    let chain = try reader.readInt(in: 0..<boundary.pointee.chains.count)
    guard body.pointee.collisions.sets.contains(Int(boundary.pointee.set)),
      boundary.pointee.chains[chain].isClosed
    else { throw StateError("a body is enclosed by a boundary that cannot enclose it") }
    body.pointee.enclosures.append(Enclosure(boundary: boundary, chain: Int32(chain)))
  }

  private func restoreExemptions(_ reader: inout StateReader) throws(StateError) {
    for _ in 0..<(try reader.readCount()) {
      let set = try reader.readInt(in: 0..<world.sets.capacity)
      let a = world.bodies[Int32(try reader.readInt(in: 0..<world.bodies.capacity))]
      let b = world.bodies[Int32(try reader.readInt(in: 0..<world.bodies.capacity))]
      guard a != b, a.pointee.collisions.sets.contains(set),
        b.pointee.collisions.sets.contains(set),
        a.setExempt(true, from: b, in: Int32(set))
      else { throw StateError("a pair that does not collide is not of its collision set") }
    }
  }

  // MARK: Contacts

  private func restore(
    _ pairs: borrowing FlatArray<PairRow>, withGeometry: Bool, _ reader: inout StateReader
  ) throws(StateError) {
    for _ in 0..<(try reader.readCount()) {
      let key = try reader.readWord()
      guard let a = shapesByRank[UInt32(key >> 32)],
        let b = shapesByRank[UInt32(truncatingIfNeeded: key)], a != b,
        a.pointee.boundary == nil
      else { throw StateError("a pair refers to a shape that does not exist") }
      pairs.append(PairRow(a: a, b: b))
      let pair = pairs.base + (pairs.count - 1)
      pair.pointee.key = key
      pair.pointee.arbiter.count = Int32(try reader.readInt(in: 1..<3))
      pair.pointee.arbiter.state = CP_ARBITER_STATE_NORMAL
      pair.setParties(isSwapped: try reader.readFlag())
      try pair.codeContacts(&reader)
      if withGeometry { try pair.codeGeometry(&reader) }
    }
  }

  /// Checks the ids of touches, because the code that reports ended contacts reads the rows of
  /// bodies.
  private func restoreEvents(_ reader: inout StateReader) throws(StateError) {
    try world.events.restore(from: &reader)
    for touch in world.events.all {
      let isKnown = touch.body.index >= 0 && Int(touch.body.index) < world.bodies.capacity
      let isOtherKnown =
        touch.other.index >= 0
        && (touch.isBoundary || Int(touch.other.index) < world.bodies.capacity)
      guard isKnown, isOtherKnown else {
        throw StateError("a contact refers to a body that does not exist")
      }
    }
  }
}

/// The valid ranges of step counts.
private enum StepCounts {
  /// The range of step counts; no program could run long enough to exceed it.
  static let range = 0..<(1 << 60)
  /// The range of the last step of an event; a step long ago stands for never.
  static let past = (Int.min / 2)..<(1 << 60)
}

extension PairPointer {
  /// - Parameter isSwapped: Whether Chipmunk has the two shapes in the opposite order.
  fileprivate func setParties(isSwapped: Bool) {
    let shapes = (pointee.a.pointee.shape, pointee.obstacle)
    let (first, second) = isSwapped ? (shapes.1!, shapes.0!) : (shapes.0!, shapes.1!)
    pointee.arbiter.a = UnsafePointer(first)
    pointee.arbiter.b = UnsafePointer(second)
    pointee.arbiter.body_a = first.pointee.body
    pointee.arbiter.body_b = second.pointee.body
  }
}
