internal import DynamicsChipmunk
internal import DynamicsGeometry

extension World {
  /// Saves all state that the next steps read.
  ///
  /// Saving changes nothing: bodies that are due to wake are saved as such. Everything that can be
  /// computed again is left out: shapes, trees, candidates, islands, articulations.
  package func save(to writer: inout StateWriter) {
    let present = order.buffer.filter { !$0.pointee.isRemoved }
    saveCounts(to: &writer)
    saveSlots(to: &writer)
    saveSets(to: &writer)
    saveBoundaries(to: &writer)
    // Long lists come first, in places that stay the same from step to step.
    writer.write(present.count)
    for body in present {
      writer.beginRecord(.bodies, UInt64(body.pointee.id.serial))
      writer.write(body.pointee.id)
      body.pointee.codeState(&writer, stepCount: stepCount)
    }
    for body in present { saveParts(of: body, to: &writer) }
    saveExemptions(of: present, to: &writer)
    sleep.saveDue(present, to: &writer)
    joints.save(to: &writer)
    save(narrowPhase.pairs, .pairs, to: &writer)
    save(sleep.pairs, .sleepingPairs, to: &writer)
    events.save(to: &writer)
  }

  private func saveCounts(to writer: inout StateWriter) {
    for counter in [counters.body, counters.set, counters.boundary] { writer.write(Int(counter)) }
    for counter in [counters.shape, counters.edge] { writer.write(UInt64(counter)) }
    writer.write(stepCount)
    writer.write(previousStep)
    writer.write(lastRestlessStep)
    writer.write(overflows)
  }

  private func saveSlots(to writer: inout StateWriter) {
    writer.write(retired.count)
    for body in retired.buffer { writer.write(body.pointee.id) }
    for free in [bodies.freeRows, sets.freeRows, boundaries.freeRows] { writer.writeSlots(free) }
  }

  private func saveSets(to writer: inout StateWriter) {
    let present = (0..<Int32(sets.capacity)).filter { sets[$0].pointee.id != .none }
    writer.write(present.count)
    for slot in present {
      writer.write(sets[slot].pointee.id)
      writer.write(Int(sets[slot].pointee.partners.rawValue))
    }
  }

  /// Saves boundaries sorted by set, and in the order of ids within each set.
  private func saveBoundaries(to writer: inout StateWriter) {
    let present = (0..<Int32(sets.capacity)).flatMap { slot in
      sets[slot].pointee.boundaries
    }
    writer.write(present.count)
    for slot in present {
      let boundary = boundaries[slot].pointee
      writer.write(boundary.id)
      writer.write(Int(boundary.set))
      let first = boundary.shapes.first
      writer.write(UInt64(first.map { shapes[$0].pointee.rank } ?? 0))
      for contours in [boundary.contours, boundary.target?.contours ?? []] {
        writer.write(contours.count)
        for contour in contours { writer.write(contour.numbers) }
      }
    }
  }

  private func saveParts(of body: BodyPointer, to writer: inout StateWriter) {
    writer.beginRecord(.parts, UInt64(body.pointee.id.serial))
    body.pointee.compound!.write(to: &writer)
    writer.write(UInt64(shapes[body.pointee.firstShape].pointee.rank))
    var memberships = 0
    body.pointee.collisions.sets.forEach { _ in memberships += 1 }
    writer.write(memberships)
    body.pointee.collisions.sets.forEach { writer.write($0) }
    let enclosures = body.pointee.enclosures
    writer.write(enclosures.count)
    for enclosure in enclosures {
      writer.write(Int(enclosure.boundary.pointee.id.index))
      writer.write(Int(enclosure.chain))
    }
  }

  /// Saves each pair of bodies that a set leaves out once, by the one that was made first.
  private func saveExemptions(of present: [BodyPointer], to writer: inout StateWriter) {
    var pairs: [(set: Int32, first: Int32, second: Int32)] = []
    for body in present where !body.pointee.collisions.exemptions.isEmpty {
      pairs += body.pointee.collisions.exemptions
        .filter { body.pointee.id < bodies[$0.body].pointee.id }
        .sorted { ($0.set, $0.body) < ($1.set, $1.body) }
        .map { ($0.set, body.pointee.id.index, $0.body) }
    }
    writer.write(pairs.count)
    for pair in pairs {
      for slot in [pair.set, pair.first, pair.second] { writer.write(Int(slot)) }
    }
  }

  /// Saves the impulses for the warm start.
  ///
  /// Awake pairs are collided in each step, but sleeping pairs wake with their old geometry, which is
  /// saved, too.
  private func save(
    _ pairs: borrowing FlatArray<PairRow>, _ list: RecordMark.List, to writer: inout StateWriter
  ) {
    // Pairs of removed shapes have no contacts in the next step.
    func isPresent(_ pair: PairRow) -> Bool {
      !pair.a.pointee.isRetired && !pair.b.pointee.isRetired
    }
    writer.write(pairs.buffer.count(where: isPresent))
    for index in pairs.indices where isPresent(pairs[index]) {
      let pair = pairs.base + index
      writer.beginRecord(list, pair.pointee.key)
      writer.write(pair.pointee.key)
      writer.write(pair.pointee.count)
      writer.write(pair.pointee.arbiter.a != UnsafePointer(pair.pointee.a.pointee.shape))
      pair.codeContacts(&writer)
      if list == .sleepingPairs { pair.codeGeometry(&writer) }
    }
  }
}

extension StateWriter {
  /// Writes unused slots; most of them are one below the previous slot.
  mutating func writeSlots(_ slots: UnsafeMutableBufferPointer<Int32>) {
    write(slots.count)
    var expected: Int32 = 0
    for slot in slots {
      write(Int(slot - expected))
      expected = slot - 1
    }
  }
}

extension StateReader {
  /// Reads unused slots, each below 2³⁰.
  mutating func readSlots() throws(StateError) -> [Int32] {
    let count = try readCount()
    var slots: [Int32] = []
    var expected = 0
    for _ in 0..<count {
      let (slot, isTooLarge) = expected.addingReportingOverflow(try readInt())
      guard !isTooLarge, slot >= 0, slot < 1 << 30 else {
        throw StateError("a slot is out of range")
      }
      slots.append(Int32(slot))
      expected = slot - 1
    }
    return slots
  }
}

extension ContactEvents {
  func save(to writer: inout StateWriter) {
    save(touching.buffer, .touches, to: &writer)
    save(sleeping.buffer, .sleepingTouches, to: &writer)
  }

  private func save(
    _ touches: UnsafeMutableBufferPointer<Touch>, _ list: RecordMark.List,
    to writer: inout StateWriter
  ) {
    writer.write(touches.count)
    // Most touches are of the next pair.
    var pair: Int32 = 0
    for touch in touches {
      writer.beginRecord(list, touch.sortingKey)
      writer.write(touch.set)
      writer.write(touch.body)
      writer.write(touch.other)
      writer.write(touch.isBoundary)
      writer.write(Int(touch.pair - pair))
      pair = touch.pair
    }
  }

  func restore(from reader: inout StateReader) throws(StateError) {
    try Self.restore(touching, from: &reader)
    try Self.restore(sleeping, from: &reader)
  }

  private static func restore(
    _ touches: borrowing FlatArray<Touch>, from reader: inout StateReader
  ) throws(StateError) {
    var pair = 0
    for _ in 0..<(try reader.readCount()) {
      var touch = Touch(
        set: try reader.readID(of: CollisionSetTag.self), body: try reader.readID(of: BodyTag.self),
        other: try reader.readID(of: Never.self), isBoundary: try reader.readFlag(), pair: 0)
      let (next, isTooLarge) = pair.addingReportingOverflow(try reader.readInt())
      guard !isTooLarge, (0..<Int(Int32.max)).contains(next) else {
        throw StateError("the pair of a contact is out of range")
      }
      pair = next
      touch.pair = Int32(pair)
      touches.append(touch)
    }
  }
}
