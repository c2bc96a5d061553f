internal import DynamicsChipmunk

// The ranks of shapes only grow, and a boundary that is replaced in each frame takes hundreds of them a
// second. Before they run out, all shapes get new ranks in the same order.

extension Counters {
  /// The number of ranks given after which shapes get new ones: half of those that a snapshot may have.
  static let mostRanks: UInt32 = 1 << 29
}

extension World {
  /// Makes room for the ranks of a body's shapes.
  ///
  /// Contacts are recognized by the ranks of their shapes. So after new ones were given, the contacts of
  /// the next step start without the impulses of the last one.
  func makeRoomForShapes() {
    guard counters.shape >= Counters.mostRanks else { return }
    counters.shape = renumber(from: 0) { $0.pointee.boundary == nil }
  }

  /// Makes room for the ranks of edges.
  func makeRoomForEdges() {
    guard counters.edge - Counters.firstEdge >= Counters.mostRanks else { return }
    counters.edge = renumber(from: Counters.firstEdge) { $0.pointee.boundary != nil }
  }

  /// Gives some shapes new ranks in their present order, also in pairs and candidates.
  ///
  /// - Returns: The rank after the last one.
  private func renumber(from first: UInt32, where isIncluded: (ShapePointer) -> Bool) -> UInt32 {
    let included = (0..<Int32(shapes.capacity)).map { shapes[$0] }
      .filter { $0.pointee.index >= 0 && isIncluded($0) }
      .sorted { $0.pointee.rank < $1.pointee.rank }
    let awakeSides = narrowPhase.pairs.buffer.map(\.side)
    let sleepingSides = sleep.pairs.buffer.map(\.side)
    var rank = first
    for shape in included {
      shape.setRank(rank)
      // An edge that was removed had two ranks if its chain was convex.
      rank += shape.pointee.capsule != nil || shape.pointee.isRetired ? 2 : 1
    }
    for (place, side) in awakeSides.enumerated() { narrowPhase.pairs[place].updateKey(side: side) }
    for (place, side) in sleepingSides.enumerated() { sleep.pairs[place].updateKey(side: side) }
    broadPhase.updateKeys()
    return rank
  }
}

extension ShapePointer {
  /// Sets the rank, and the hash by which contacts of a body's shape are recognized.
  func setRank(_ rank: UInt32) {
    pointee.rank = rank
    if pointee.boundary == nil { pointee.shape?.pointee.hashid = cpHashValue(rank) }
  }
}

extension PairRow {
  /// 1 for an edge of a convex chain that is met from outside, otherwise 0.
  fileprivate var side: UInt64 { key & 0xffff_ffff - UInt64(b.pointee.rank) }

  fileprivate mutating func updateKey(side: UInt64) {
    key = UInt64(a.pointee.rank) << 32 | (UInt64(b.pointee.rank) + side)
  }
}

extension BroadPhase {
  fileprivate func updateKeys() {
    for place in candidates.indices { candidates[place].updateKey() }
  }
}
