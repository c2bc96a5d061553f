extension Sleep {
  /// Writes down which islands are to wake.
  ///
  /// - Parameter bodies: Those that are present, in the order of ids.
  func saveDue(_ bodies: [BodyPointer], to writer: inout StateWriter) {
    let islands = Set(bodies.map(\.pointee.sleepingIsland)).subtracting([-1])
    var due = islands.filter { isIslandDue[Int($0)] }
    // The pairs of what was removed or changed its shape are not written, but what they pass on is.
    for pair in pairs.buffer where pair.a.pointee.isRetired || pair.b.pointee.isRetired {
      for (one, other) in [(pair.bodyA, pair.bodyB), (pair.bodyB, pair.bodyA)]
      where one.pointee.wakesNeighbors && islands.contains(other.pointee.sleepingIsland) {
        due.insert(other.pointee.sleepingIsland)
      }
    }
    writer.write(isWakeDue)
    writer.write(due.count)
    for island in due.sorted() { writer.write(Int(island)) }
  }

  /// Lists what is awake in a new world, and makes room for the islands that sleep.
  mutating func restore(
    _ bodies: borrowing FlatArray<BodyPointer>, from reader: inout StateReader
  ) throws(StateError) {
    for body in bodies.buffer {
      let island = Int(body.pointee.sleepingIsland)
      if island >= isIslandDue.count { isIslandDue.resize(to: island + 1, filling: false) }
      if body.pointee.isAwake { awake.append(body) }
    }
    numberAwake()
    isWakeDue = try reader.readFlag()
    for _ in 0..<(try reader.readCount()) {
      isIslandDue[try reader.readInt(in: 0..<isIslandDue.count)] = true
    }
  }
}
