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
      if let after = seams.outlineSide(startingAt: seams.next(side)) {
        extended.clip(by: seams, at: after, ifConvexFrom: side, to: after)
      }
      if let before = seams.outlineSide(endingAt: seams.previous(side)) {
        extended.clip(by: seams, at: before, ifConvexFrom: before, to: side)
      }
    }
    corners = extended.withoutRepetitions
  }

  private static func box(around corners: [Vector]) -> [Vector] {
    let box = BoundingBox(of: corners).grown(by: Tuning.Seams.extension)
    let (low, high) = (box.low, box.high)
    return [low, Vector(x: high.x, y: low.y), high, Vector(x: low.x, y: high.y)]
  }
}

extension [Vector] {
  /// Keeps what is inside of a side, if the outline bends outward between two sides.
  fileprivate mutating func clip(
    by seams: Seams, at side: Seams.Side, ifConvexFrom first: Seams.Side, to second: Seams.Side
  ) {
    guard first != second, seams.normal(of: first).cross(seams.normal(of: second)) > 0 else {
      return
    }
    clip(by: seams, at: side)
  }

  fileprivate mutating func clip(by seams: Seams, at side: Seams.Side) {
    let (origin, normal) = (seams.start(of: side), seams.normal(of: side))
    var clipped: [Vector] = []
    for (start, end) in sides {
      let (first, second) = ((start - origin).dot(normal), (end - origin).dot(normal))
      if first <= 0 { clipped.append(start) }
      if first * second < 0 { clipped.append(start + (end - start) * (first / (first - second))) }
    }
    self = clipped
  }

  /// Without corners that rounding has made out of one.
  fileprivate var withoutRepetitions: [Vector]? {
    guard !isEmpty else { return nil }
    let box = BoundingBox(of: self)
    let least = (box.high - box.low).length * 1e-12
    var kept: [Vector] = []
    for corner in self where kept.last.map({ ($0 - corner).length > least }) ?? true {
      kept.append(corner)
    }
    while kept.count > 1, (kept[0] - kept[kept.count - 1]).length <= least { kept.removeLast() }
    return kept.count >= 3 ? kept : nil
  }
}
