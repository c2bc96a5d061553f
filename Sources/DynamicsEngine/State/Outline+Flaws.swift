internal import DynamicsChipmunk
internal import Foundation

extension Outline {
  /// The most corners of a polygon.
  package static let mostCorners = 1 << 17

  /// The farthest coordinate of a corner, and the longest side of a rectangle, in points.
  ///
  /// Items are smaller, but this is enough to keep all products finite.
  static let farthest: CGFloat = 1e10

  /// The reason why the outline is invalid; `nil` for a valid one.
  var flaw: String? {
    switch self {
    case .rectangle(let size), .ellipse(let size):
      guard (0...Self.farthest).contains(size.width), (0...Self.farthest).contains(size.height)
      else { return "the sides of an outline are out of range" }
    case .polygon(let corners):
      guard (3...Self.mostCorners).contains(corners.count) else {
        return "a polygon must have from 3 to \(Self.mostCorners) corners, not \(corners.count)"
      }
      guard corners.allSatisfy({ abs($0.x) <= Self.farthest && abs($0.y) <= Self.farthest }) else {
        return "a corner of a polygon is too far away"
      }
      guard corners.map(Vector.init).isConvexPolygon else { return "a polygon must be convex" }
    }
    return area > 0 && area.isFinite ? nil : "each part of a compound shape must have an area"
  }
}

extension [Vector] {
  /// Whether the sides turn in one direction only, and once around.
  fileprivate var isConvexPolygon: Bool {
    var (isTurningLeft, isTurningRight, reversals) = (false, false, 0)
    var before = self[0] - self[count - 1]
    var lastRise = 0.0
    for (start, end) in sides {
      let along = end - start
      let turn = before.cross(along)
      // Corners of a hull may be in line, up to rounding.
      let rounding = 1e-9 + 1e-9 * before.length * along.length
      isTurningLeft = isTurningLeft || turn < -rounding
      isTurningRight = isTurningRight || turn > rounding
      if along.x != 0 {
        if lastRise * along.x < 0 { reversals += 1 }
        lastRise = along.x > 0 ? 1 : -1
      }
      before = along
    }
    // Once around, the sides go right and left, and turn back twice.
    return !(isTurningLeft && isTurningRight) && reversals <= 2
  }
}
