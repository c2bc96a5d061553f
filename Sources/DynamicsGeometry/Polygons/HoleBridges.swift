/// Joins the holes of a region to its outline by bridges of no width (Eberly, "Triangulation by ear
/// clipping", 2002).
///
/// The result is one ring of corners, in which the two ends of each bridge occur twice.
struct HoleBridges {
  private(set) var ring: [GridPoint]
  private var holes: [[GridPoint]]

  init(_ region: SimpleContours.Region) throws(DecompositionFailure) {
    ring = region.outline
    // From the right to the left, so that all that is right of a hole is in the ring already.
    holes = region.holes.map(Self.startingAtRight).sorted { $1[0].isLeft(of: $0[0]) }
    while !holes.isEmpty { try joinFirst() }
  }

  private static func startingAtRight(_ hole: [GridPoint]) -> [GridPoint] {
    let right = hole.indices.max { hole[$0].isLeft(of: hole[$1]) } ?? 0
    return Array(hole[right...] + hole[..<right])
  }

  /// Joins the first hole to the nearest corner that its right end sees.
  private mutating func joinFirst() throws(DecompositionFailure) {
    let start = holes[0][0]
    let nearest = ring.indices.sorted {
      let (one, other) = (ring[$0] - start, ring[$1] - start)
      let (near, far) = (one.dot(one), other.dot(other))
      return near == far ? $0 < $1 : near < far
    }
    guard let end = nearest.first(where: { isBridge(from: start, to: $0) }) else {
      throw .cannotBeCut
    }
    let hole = holes.removeFirst()
    ring.insert(contentsOf: [ring[end]] + hole + [start], at: end)
    // The corner, the hole from its right end around to it, and the corner again.
  }

  private func isBridge(from start: GridPoint, to index: Int) -> Bool {
    let end = ring[index]
    let before = ring[index == 0 ? ring.count - 1 : index - 1]
    let after = ring[index + 1 == ring.count ? 0 : index + 1]
    guard opensTo(start, before, end, after) else { return false }
    return ([ring] + holes).allSatisfy { corners in
      corners.sides.allSatisfy { a, b in
        let isAtEnd = a == start || b == start || a == end || b == end
        if isAtEnd { return isOnlyAtEnd(a, b, start, end) }
        return !GridPoint.haveCommonPoint(a, b, start, end)
      }
    }
  }

  /// Whether a side from an end of a bridge has nothing else in common with it.
  private func isOnlyAtEnd(
    _ a: GridPoint, _ b: GridPoint, _ start: GridPoint, _ end: GridPoint
  ) -> Bool {
    let others = [a, b].filter { $0 != start && $0 != end }
    let ends = [start, end].filter { $0 != a && $0 != b }
    return others.allSatisfy { !$0.isOnLine(from: start, to: end) }
      && ends.allSatisfy { !$0.isOnLine(from: a, to: b) }
  }

  /// Whether a point is on the inner side of a corner of a ring that runs clockwise.
  private func opensTo(
    _ point: GridPoint, _ before: GridPoint, _ corner: GridPoint, _ after: GridPoint
  ) -> Bool {
    let isRightOfFirst = GridPoint.turn(before, corner, point) > 0
    let isRightOfSecond = GridPoint.turn(corner, after, point) > 0
    return GridPoint.turn(before, corner, after) > 0
      ? isRightOfFirst && isRightOfSecond : isRightOfFirst || isRightOfSecond
  }
}

extension GridPoint {
  fileprivate func isLeft(of other: Self) -> Bool { (x, y) < (other.x, other.y) }
}
