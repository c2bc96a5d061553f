extension Sleep {
  /// Visits the islands that are due to wake; reading, lists the awake bodies first.
  ///
  /// - Parameter bodies: The bodies in the world, in the order of ids.
  func codeState(_ coder: inout WordCoder, _ bodies: [BodyPointer]) {
    var due = coder.isReading ? [] : dueIslands(of: bodies)
    if coder.isReading { list(bodies) }
    coder.code(&isWakeDue)
    coder.code(&due, blank: 0) { $0.code(&$1, in: 0..<isIslandDue.count) }
    if coder.isReading { for island in due { isIslandDue[Int(island)] = true } }
  }

  private func dueIslands(of bodies: [BodyPointer]) -> [Int32] {
    let islands = Set(bodies.lazy.map(\.pointee.rest.sleepingIsland).filter { $0 >= 0 })
    var due = islands.filter { isIslandDue[Int($0)] }
    // Pairs of removed or changed shapes are not saved, but the islands that they wake are.
    for pair in pairs.buffer where pair.hasRetiredShape {
      for (one, other) in [(pair.bodyA, pair.bodyB), (pair.bodyB, pair.bodyA)]
      where one.pointee.rest.wakesNeighbors && islands.contains(other.pointee.rest.sleepingIsland) {
        due.insert(other.pointee.rest.sleepingIsland)
      }
    }
    return due.sorted()
  }

  /// Lists the awake bodies of a new world, and makes room for the sleeping islands.
  private func list(_ bodies: [BodyPointer]) {
    for body in bodies {
      let island = Int(body.pointee.rest.sleepingIsland)
      if island >= isIslandDue.count { isIslandDue.resize(to: island + 1, filling: false) }
      if body.pointee.isAwake { awake.append(body) }
    }
    updateAwakeIndices()
  }
}
