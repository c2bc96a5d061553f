internal import DynamicsGeometry

extension WorldState {
  /// Visits the collision sets that measure the impulses of their contacts, and these.
  func codeMeasurements(_ coder: inout WordCoder) {
    var sets = (0..<Int32(world.sets.capacity)).filter {
      world.sets[$0].pointee.id != .none && world.sets[$0].pointee.measuresImpulses
    }
    coder.code(&sets, blank: 0) { coder, slot in
      coder.code(&slot, in: 0..<world.sets.capacity)
      guard coder.isSound else { return }
      let set = world.sets[slot]
      coder.code(&set.pointee.minimumImpulse)
      guard coder.isReading else { return }
      coder.check(
        set.pointee.id != .none && set.pointee.minimumImpulse >= 0
          && !set.pointee.measuresImpulses,
        "a collision set that measures impulses is missing, or is there twice")
      if coder.isSound { world.startMeasuring(set) }
    }
    codeImpulses(&coder)
  }

  private func codeImpulses(_ coder: inout WordCoder) {
    let measurements = world.events.measurements
    var all = measurements.all.sorted { $0.key < $1.key }.map { (key: $0.key, value: $0.value) }
    let touching = coder.isReading ? Set(world.events.all.map(\.key)) : []
    let blank = Contact.Key(set: .none, body: .none, otherID: .none, isBoundary: false)
    coder.code(&all, blank: (blank, .init())) { coder, entry in
      entry.key.codeState(&coder)
      coder.code(&entry.value.impulses.latest)
      coder.code(&entry.value.impulses.peak)
      coder.code(&entry.value.impulses.total)
      coder.code(&entry.value.isReported)
      let impulses = entry.value.impulses
      coder.check(
        min(impulses.latest, impulses.peak, impulses.total) >= 0 && touching.contains(entry.key),
        "the impulses of a contact are negative, or it does not exist")
      if coder.isReading, coder.isSound { measurements.all[entry.key] = entry.value }
    }
  }
}
