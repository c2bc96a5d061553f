/// A part of a concave outline that is extended across its seams, in the axes of its body.
///
/// Where the outline bends inward at the end of a seam, the part's own side goes on straight, inside
/// the area. Where it bends outward, the extension ends at the outline's next side.
struct SeamExtension {
  /// Clockwise on screen; `nil` for a part that only has seams.
  let corners: [Vector]?

  init(of part: Int, in seams: Seams) {
    let sides = seams.corners[part].indices.map { Seams.Side(part: part, index: $0) }
    let own = sides.filter { !seams.isSeam($0) }
    guard !own.isEmpty else {
      corners = nil
      return
    }
    var extended = Self.box(around: seams.corners[part])
    for side in own {
      extended.clip(by: seams, at: side)
      let after = seams.outlineSide(startingAt: seams.next(side))
      if let after, after.part != part, seams.isConvex(from: side, to: after) {
        extended.clip(by: seams, at: after)
      }
      let before = seams.outlineSide(endingAt: seams.previous(side))
      if let before, before.part != part, seams.isConvex(from: before, to: side) {
        extended.clip(by: seams, at: before)
      }
    }
    corners = extended.withoutStraightCorners
  }

  private static func box(around corners: [Vector]) -> [Vector] {
    let box = BoundingBox(of: corners).grown(by: Tuning.Seams.extension)
    let (low, high) = (box.low, box.high)
    return [low, Vector(x: high.x, y: low.y), high, Vector(x: low.x, y: high.y)]
  }
}

extension Seams {
  /// Whether the outline bends outward between two of its sides.
  func isConvex(from first: Side, to second: Side) -> Bool {
    normal(of: first).cross(normal(of: second)) > 0
  }
}

extension [Vector] {
  /// Keeps what is inside of a side.
  fileprivate mutating func clip(by seams: Seams, at side: Seams.Side) {
    let (origin, normal) = (seams.start(of: side), seams.normal(of: side))
    // A corner on the line stays where it is.
    let heights = map { corner in
      let height = (corner - origin).dot(normal)
      return abs(height) < Tuning.ShapeContacts.nearby ? 0 : height
    }
    var clipped: [Vector] = []
    for index in indices {
      let next = index + 1 < count ? index + 1 : 0
      let (height, nextHeight) = (heights[index], heights[next])
      if height <= 0 { clipped.append(self[index]) }
      if height * nextHeight < 0 {
        let fraction = height / (height - nextHeight)
        clipped.append(self[index] + (self[next] - self[index]) * fraction)
      }
    }
    self = clipped
  }

  /// Without corners that coincide, or on a straight line: half of a side would be taken for a whole one.
  fileprivate var withoutStraightCorners: [Vector]? {
    var kept: [Vector] = []
    for index in indices {
      let along = self[index] - (kept.last ?? self[count - 1])
      let next = self[index + 1 < count ? index + 1 : 0] - self[index]
      if along.cross(next) > Tuning.Seams.straight * along.length * next.length {
        kept.append(self[index])
      }
    }
    return kept.count >= 3 ? kept : nil
  }
}
