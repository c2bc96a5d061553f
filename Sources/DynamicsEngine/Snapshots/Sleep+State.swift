extension Sleep {
  /// Saves the islands that are due to wake.
  ///
  /// - Parameter bodies: The bodies in the world, in the order of ids.
  func saveDue(_ bodies: [BodyPointer], to writer: inout StateWriter) {
    let islands = Set(
      bodies.lazy.map(\.pointee.rest.sleepingIsland).filter { $0 >= 0 })
    var due = islands.filter { isIslandDue[Int($0)] }
    // Pairs of removed or changed shapes are not saved, but the islands that they wake are.
    for pair in pairs.buffer where pair.a.pointee.isRetired || pair.b.pointee.isRetired {
      for (one, other) in [(pair.bodyA, pair.bodyB), (pair.bodyB, pair.bodyA)]
      where one.pointee.rest.wakesNeighbors && islands.contains(other.pointee.rest.sleepingIsland) {
        due.insert(other.pointee.rest.sleepingIsland)
      }
    }
    writer.write(isWakeDue)
    writer.write(due.count)
    for island in due.sorted() { writer.write(Int(island)) }
  }

  /// Lists the awake bodies of a new world, and makes room for the sleeping islands.
  func restore(
    _ bodies: borrowing FlatArray<BodyPointer>, from reader: inout StateReader
  ) throws(StateError) {
    for body in bodies.buffer {
      let island = Int(body.pointee.rest.sleepingIsland)
      if island >= isIslandDue.count { isIslandDue.resize(to: island + 1, filling: false) }
      if body.pointee.isAwake { awake.append(body) }
    }
    updateAwakeIndices()
    isWakeDue = try reader.readFlag()
    for _ in 0..<(try reader.readCount()) {
      isIslandDue[try reader.readInt(in: 0..<isIslandDue.count)] = true
    }
  }
}
