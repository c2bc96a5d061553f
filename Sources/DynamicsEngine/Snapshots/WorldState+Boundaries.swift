internal import DynamicsGeometry

extension WorldState {
  func codeSets(_ coder: inout WordCoder, _ slots: UnusedSlots) {
    let serials = world.counters.set
    world.sets.codeRows(sets, &coder, slots: slots, serials: serials) { set, coder in
      var collidesWith = Int(set.pointee.collidesWith.rawValue)
      coder.code(&collidesWith, in: 0..<4)
      set.pointee.collidesWith = CollisionPartners(rawValue: UInt8(collidesWith))
    }
  }

  private var sets: [CollisionSetPointer] {
    (0..<Int32(world.sets.capacity)).map { world.sets[$0] }.filter { $0.pointee.id != .none }
  }

  /// Visits boundaries sorted by set, and in the order of ids within each set.
  mutating func codeBoundaries(_ coder: inout WordCoder, _ slots: UnusedSlots) {
    let boundaries = sets.flatMap { set in
      set.pointee.boundaries.map { world.boundaries[$0] }
    }
    let serials = world.counters.boundary
    world.boundaries.codeRows(boundaries, &coder, slots: slots, serials: serials) {
      boundary, coder in codeState(of: boundary, &coder)
    }
  }

  private mutating func codeState(of boundary: BoundaryPointer, _ coder: inout WordCoder) {
    var contours = boundary.pointee.contours
    var rank = boundary.pointee.shapes.first.map { world.shapes[$0].pointee.rank } ?? 0
    var target = boundary.pointee.target?.contours ?? []
    let slot = codeSetAndSurface(of: boundary, &coder)
    coder.code(&rank)
    coder.code(&contours)
    coder.code(&target)
    guard coder.isReading, coder.isSound else { return }
    let set = world.sets[slot]
    guard coder.check(set.pointee.id != .none, "a boundary belongs to no collision set") else {
      return
    }
    build(boundary, contours, in: set, rank: rank, &coder)
    coder.check(
      target.isEmpty || world.move(boundary, to: target, within: .infinity),
      "a boundary cannot move to its target")
  }

  /// Visits the slot of a boundary's set, and its surface.
  ///
  /// The surface takes no words unless something of it was set, which bit 32 of the slot's word tells.
  private func codeSetAndSurface(of boundary: BoundaryPointer, _ coder: inout WordCoder) -> Int32 {
    var surface = boundary.pointee.surface
    let flag = 1 << 32
    var word = Int(boundary.pointee.set) | (surface.isPlain ? 0 : flag)
    coder.code(&word, in: 0..<2 * flag)
    if word >= flag { coder.code(&surface) }
    let slot = word % flag
    coder.check(slot < world.sets.capacity, "a boundary belongs to no collision set")
    if coder.isReading, coder.isSound {
      world.noteSurface(surface)
      boundary.pointee.surface = surface
    }
    return Int32(truncatingIfNeeded: slot)
  }

  private mutating func build(
    _ boundary: BoundaryPointer, _ contours: [Contour], in set: CollisionSetPointer, rank: UInt32,
    _ coder: inout WordCoder
  ) {
    // An edge of a convex contour has two ranks.
    let most = contours.reduce(0) { $0 + 2 * $1.polyline.count }
    let hasRoom = coder.check(
      rank == 0 || (rank >= Counters.firstEdge && Int(rank) + most <= UInt32.max),
      "the rank of an edge is out of range")
    guard hasRoom else { return }
    var rank = rank
    world.build(boundary, contours, in: set, rank: &rank)
    let edges = boundary.pointee.shapes
    let areEdges = edges.allSatisfy { world.shapes[$0].pointee.rank >= Counters.firstEdge }
    coder.check(
      edges.isEmpty || areEdges && rank <= world.counters.edge,
      "the rank of an edge is out of range")
    for edge in edges { record(world.shapes[edge], &coder) }
  }
}

extension WordCoder {
  /// Visits the surface of a boundary.
  package mutating func code(_ surface: inout BoundarySurface) {
    code(&surface.speed)
    codeCase(
      &surface.solidSide, of: BoundarySurface.SolidSide.allCases, surface.solidSide.rawValue)
    if let flaw = surface.flaw { fail(StateError(flaw)) }
  }
}
