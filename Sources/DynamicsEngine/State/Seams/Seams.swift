/// Where the convex parts of a concave outline meet.
///
/// A seam is a side that two parts have in common, in opposite directions. All other sides are on the
/// outline.
struct Seams {
  /// A side of a part, by the index of the part and of the corner where the side starts.
  struct Side: Hashable {
    var part: Int
    var index: Int
  }

  /// Of each part, the corners from the body's center, clockwise on screen; none for shapes that are
  /// not polygons.
  let corners: [[Vector]]
  /// Of each part, the sides of other parts that its own sides coincide with.
  private var twins: [[Side?]]

  /// Finds the seams; `nil` for a shape without any.
  init?(_ compound: CompoundShape) {
    // Most shapes are one part.
    guard compound.parts.count > 1, compound.parts.count(where: \.isPolygon) > 1 else { return nil }
    corners = compound.parts.map { part in
      part.isPolygon ? part.outline.roundedCore.core.map(part.placed) : []
    }
    twins = corners.map { Array(repeating: nil, count: $0.count) }
    findTwins(compound)
    guard twins.joined().contains(where: { $0 != nil }) else { return nil }
  }

  /// Only parts with the same center and angle are of one outline.
  private struct Key: Hashable {
    let start: SIMD2<Double>
    let end: SIMD2<Double>
    let center: SIMD2<Double>
    let angle: Double
  }

  private mutating func findTwins(_ compound: CompoundShape) {
    var sides: [Key: Side] = [:]
    for (part, corners) in corners.enumerated() {
      let (center, angle) = (Vector(compound.parts[part].center).lanes, compound.parts[part].angle)
      for (index, (start, end)) in corners.sides.enumerated() {
        let side = Side(part: part, index: index)
        let opposite = Key(start: end.lanes, end: start.lanes, center: center, angle: angle)
        if let twin = sides.removeValue(forKey: opposite) {
          twins[part][index] = twin
          twins[twin.part][twin.index] = side
        } else {
          sides[Key(start: start.lanes, end: end.lanes, center: center, angle: angle)] = side
        }
      }
    }
  }
}

extension Seams {
  func isSeam(_ side: Side) -> Bool { twins[side.part][side.index] != nil }

  /// Whether a part has a seam.
  func hasSeam(_ part: Int) -> Bool { twins[part].contains { $0 != nil } }

  func start(of side: Side) -> Vector { corners[side.part][side.index] }
  func end(of side: Side) -> Vector { start(of: next(side)) }

  func next(_ side: Side) -> Side {
    let count = corners[side.part].count
    return Side(part: side.part, index: side.index + 1 < count ? side.index + 1 : 0)
  }

  func previous(_ side: Side) -> Side {
    let count = corners[side.part].count
    return Side(part: side.part, index: side.index > 0 ? side.index - 1 : count - 1)
  }

  /// The first side of the outline from a side on, around the corner where that starts; `nil` if the
  /// corner is inside.
  func outlineSide(startingAt first: Side) -> Side? {
    var side = first
    while let twin = twins[side.part][side.index] {
      side = next(twin)
      if side == first { return nil }
    }
    return side
  }

  /// The first side of the outline from a side on, around the corner where that ends; `nil` if the
  /// corner is inside.
  func outlineSide(endingAt first: Side) -> Side? {
    var side = first
    while let twin = twins[side.part][side.index] {
      side = previous(twin)
      if side == first { return nil }
    }
    return side
  }

  /// All sides that are on the outline, of parts with seams.
  var outlineSides: [Side] {
    corners.indices.filter(hasSeam).flatMap { part in
      corners[part].indices.map { Side(part: part, index: $0) }.filter { !isSeam($0) }
    }
  }

  /// The outlines of all parts with seams, each closed: clockwise around areas, counterclockwise
  /// around holes.
  var loops: [(part: Int, corners: [Vector])] {
    var visited: Set<Side> = []
    return outlineSides.compactMap { first in
      var loop: [Vector] = []
      var side: Side? = first
      while let present = side, visited.insert(present).inserted {
        loop.append(start(of: present))
        side = outlineSide(startingAt: next(present))
      }
      return loop.isEmpty ? nil : (first.part, loop)
    }
  }
}
