/// The convex hull of some points, by Andrew's monotone chain (1979).
struct ConvexPolygon {
  let corners: [CGPoint]
  /// `nil` for points without an area.
  init?(hullOf points: [CGPoint]) {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    let hull = Self.halfHull(sorted) + Self.halfHull(sorted.reversed())
    guard hull.count >= 3 else { return nil }
    corners = hull
  }

  private static func halfHull(_ sorted: [CGPoint]) -> [CGPoint] {
    var hull: [CGPoint] = []
    for point in sorted {
      while hull.count >= 2, turn(hull[hull.count - 2], hull[hull.count - 1], point) <= 1e-9 {
        hull.removeLast()
      }
      hull.append(point)
    }
    return hull.dropLast()
  }

  /// Twice the area of the triangle; positive for a turn to the right on screen.
  private static func turn(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
  }

  /// Whether the size is valid for an item.
  var isUsable: Bool {
    guard let left = corners.map(\.x).min(), let right = corners.map(\.x).max(),
      let top = corners.map(\.y).min(), let bottom = corners.map(\.y).max()
    else { return false }
    return Limits.side.contains(right - left) && Limits.side.contains(bottom - top)
  }

  /// Whether every point lies on the outline, to within twice the flatness of curves.
  func hasAll(_ points: [CGPoint]) -> Bool {
    points.allSatisfy { point in
      zip(corners, corners.dropFirst() + corners.prefix(1)).contains { start, end in
        abs(Self.turn(start, end, point)) / hypotenuse(end.x - start.x, end.y - start.y)
          <= 2 * Limits.flatness
      }
    }
  }
}
