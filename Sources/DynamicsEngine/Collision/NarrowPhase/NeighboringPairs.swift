internal import DynamicsChipmunk

/// Finds the pairs of a part whose obstacles are near a point.
///
/// A plank may lie on a thousand tiles. For a few pairs, trying all of them costs less than a tree.
struct NeighboringPairs: ~Copyable {
  /// The boxes of the obstacles, with indices of pairs as payloads; empty for a few pairs.
  private let tree = BoundingBoxTree()
  private let found = FlatArray<Int32>()

  /// - Parameter range: All pairs of the part.
  func fill(_ pairs: PairPointer, _ range: Range<Int>) {
    tree.removeAll()
    guard range.count > Tuning.GhostCorners.fewPairs else { return }
    for index in range {
      let obstacle = pairs[index].b.pointee.shape!
      _ = tree.insert(BoundingBox(obstacle.pointee.bb), payload: Int32(index))
    }
  }

  /// Calls `visit` with the indices of all pairs whose obstacles are near a point, and perhaps of
  /// others, in their order.
  @inline(__always)
  func forEach(near point: Vector, in range: Range<Int>, _ visit: (Int) -> Void) {
    guard range.count > Tuning.GhostCorners.fewPairs else { return range.forEach(visit) }
    found.removeAll()
    let box = BoundingBox(low: point, high: point).grown(by: 2 * Tuning.Continuation.maxGap)
    tree.query(box) { found.append($0) }
    var indices = found.buffer
    indices.sort()
    for index in indices { visit(Int(index)) }
  }
}
