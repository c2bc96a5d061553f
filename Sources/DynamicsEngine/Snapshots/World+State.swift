internal import DynamicsChipmunk
internal import DynamicsGeometry

extension World {
  /// Saves all state that the next steps read.
  ///
  /// Saving changes nothing: bodies that are due to wake are saved as such. Everything that can be
  /// computed again is left out: shapes, trees, candidates, islands, articulations.
  package func save(to coder: inout WordCoder) {
    var state = WorldState(self)
    state.code(&coder)
  }

  /// Restores a saved world, which continues exactly as the saved one did, to the bit.
  ///
  /// - Throws: For words that no world saves. Any world that is restored without an error can be
  ///   stepped.
  package static func restored(from coder: inout WordCoder) throws -> World {
    let world = World()
    var state = WorldState(world)
    state.code(&coder)
    try coder.finish()
    world.areAwakeJointsStale = true
    world.listBodies()
    return world
  }
}

/// The state of a world on its way into words, or from words into a new world.
struct WorldState {
  let world: World
  /// The bodies of the world, in the order of ids.
  var bodies: [BodyPointer]
  /// The shapes of bodies and boundaries that were read, by rank.
  private(set) var shapesByRank: [UInt32: ShapePointer] = [:]

  init(_ world: World) {
    self.world = world
    bodies = world.order.buffer.filter { !$0.pointee.isRemoved }
  }

  mutating func code(_ coder: inout WordCoder) {
    codeCounts(&coder)
    var retired = world.retired.buffer.map(\.pointee.id)
    coder.code(&retired, blank: .none) { $0.code(&$1) }
    var slots = (
      bodies: UnusedSlots(free: Array(world.bodies.freeRows), removed: retired.map(\.index)),
      sets: UnusedSlots(free: Array(world.sets.freeRows)),
      boundaries: UnusedSlots(free: Array(world.boundaries.freeRows))
    )
    coder.codeSlots(&slots.bodies.free)
    coder.codeSlots(&slots.sets.free)
    coder.codeSlots(&slots.boundaries.free)
    codeSets(&coder, slots.sets)
    codeBoundaries(&coder, slots.boundaries)
    // Long lists come first, in places that stay the same from step to step.
    codeBodies(&coder, slots.bodies, retired: retired)
    for body in bodies where coder.isSound { codeParts(of: body, &coder) }
    codeExemptions(&coder)
    world.sleep.codeState(&coder, bodies)
    let world = world
    world.joints.codeState(&coder) { world.contains($0) ? world.body($0) : nil }
    codePairs(world.narrowPhase.pairs, .pairs, &coder)
    codePairs(world.sleep.pairs, .sleepingPairs, &coder)
    codeEvents(&coder)
    codeAdditions(&coder)
  }

  /// Visits state that few worlds have.
  ///
  /// It comes last, and takes no words where there is none of it: other worlds have the words that they had before
  /// there was any.
  private func codeAdditions(_ coder: inout WordCoder) {
    guard coder.isReading ? !coder.isAtEnd : hasAdditions else { return }
    codePassages(&coder)
    codePairMaterials(&coder)
    codeMeasurements(&coder)
    coder.check(hasAdditions, "a list of additions is empty")
  }

  private var hasAdditions: Bool {
    hasPassages || world.events.measurements.isOn || bodies.contains { $0.pointee.hasPairMaterials }
  }

  private func codeCounts(_ coder: inout WordCoder) {
    world.counters.codeState(&coder)
    coder.code(&world.stepCount, in: StepCounts.range)
    coder.code(&world.previousStep, in: 0...1)
    coder.code(&world.lastRestlessStep, in: StepCounts.range)
    coder.code(&world.overflows, in: StepCounts.range)
  }

  /// Notes the ranks of a shape that was read.
  mutating func record(_ shape: ShapePointer, _ coder: inout WordCoder) {
    record(shape, rank: shape.pointee.rank, &coder)
    if shape.pointee.capsule != nil { record(shape, rank: shape.pointee.rank + 1, &coder) }
  }

  private mutating func record(_ shape: ShapePointer, rank: UInt32, _ coder: inout WordCoder) {
    let isNew = shapesByRank.updateValue(shape, forKey: rank) == nil
    coder.check(isNew, "two shapes have the same rank")
  }
}

/// The valid ranges of step counts.
enum StepCounts {
  /// The range of step counts; no program could run long enough to exceed it.
  static let range = 0..<(1 << 60)
  /// The range of the last step of an event; a step long ago stands for never.
  static let past = (Int.min / 2)..<(1 << 60)
}

extension Counters {
  fileprivate mutating func codeState(_ coder: inout WordCoder) {
    // There must be room for more rows, shapes and edges.
    let room = 1 << 30
    coder.code(&body, in: 0..<room)
    coder.code(&set, in: 0..<room)
    coder.code(&boundary, in: 0..<room)
    coder.code(&shape)
    coder.code(&edge)
    coder.check(
      shape <= room && edge >= Self.firstEdge && Int(edge) <= Int(Self.firstEdge) + room,
      "the ranks of shapes or edges are out of range")
  }
}

// MARK: Contacts

extension WorldState {
  private func codePairs(
    _ pairs: borrowing FlatArray<PairRow>, _ list: RecordMark.List, _ coder: inout WordCoder
  ) {
    // Pairs of removed shapes have no contacts in the next step.
    var count = pairs.buffer.count { !$0.hasRetiredShape }
    coder.codeCount(&count)
    var next = 0
    for _ in 0..<count where coder.isSound {
      while !coder.isReading, pairs[next].hasRetiredShape { next += 1 }
      var key = coder.isReading ? 0 : pairs[next].key
      coder.beginRecord(list, key)
      coder.code(&key)
      if coder.isReading {
        guard let pair = pair(key, &coder) else { return }
        pairs.append(pair)
      }
      (pairs.base + next).codeState(&coder, withGeometry: list == .sleepingPairs)
      next += 1
    }
  }

  /// A new pair, for the key that was read.
  private func pair(_ key: UInt64, _ coder: inout WordCoder) -> PairRow? {
    let (a, b) = (
      shapesByRank[UInt32(key >> 32)], shapesByRank[UInt32(truncatingIfNeeded: key)]
    )
    guard let a, let b, a != b, a.pointee.boundary == nil else {
      coder.fail(StateError("a pair refers to a shape that does not exist"))
      return nil
    }
    var pair = PairRow(a: a, b: b)
    pair.key = key
    return pair
  }

  private func codeEvents(_ coder: inout WordCoder) {
    world.events.codeState(&coder)
    // The code that reports ended contacts reads the rows of bodies.
    let rows = 0..<Int32(world.bodies.capacity)
    coder.check(
      world.events.all.map(\.key).allSatisfy {
        rows.contains($0.body.index) && $0.otherID.index >= 0
          && ($0.isBoundary || rows.contains($0.otherID.index))
      }, "a contact refers to a body that does not exist")
  }
}
