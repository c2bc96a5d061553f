/// The convex hull of some points, by Andrew's monotone chain (1979).
struct ConvexPolygon {
  let corners: [CGPoint]
  /// How far a convex path may be from its hull, in points: twice the flatness of curves, or less for
  /// a small one.
  private let tolerance: CGFloat

  /// `nil` for points without an area.
  init?(hullOf points: [CGPoint]) {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    let hull = Self.halfHull(sorted) + Self.halfHull(sorted.reversed())
    guard hull.count >= 3 else { return nil }
    corners = hull
    let box = CGRect(enclosing: hull)
    tolerance = min(2 * Limits.flatness, max(box.width, box.height) / 100)
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

  /// Whether closed contours are this polygon, and no other area inside of it.
  func isOutline(of contours: [[CGPoint]]) -> Bool {
    guard contours.count == 1, hasAll(contours[0]) else { return false }
    // A bow tie also has all its corners on the outline.
    let missing = abs(Self.area(of: corners)) - abs(Self.area(of: contours[0]))
    return abs(missing) <= tolerance * perimeter
  }

  private static func area(of points: [CGPoint]) -> CGFloat {
    guard let origin = points.first else { return 0 }
    return zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { sum, side in
      let (x, y) = (side.0.x - origin.x, side.0.y - origin.y)
      return sum + (x * (side.1.y - origin.y) - y * (side.1.x - origin.x)) / 2
    }
  }

  private var perimeter: CGFloat {
    zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) { sum, side in
      sum + hypotenuse(side.1.x - side.0.x, side.1.y - side.0.y)
    }
  }

  /// Whether every point lies on the outline, to within the tolerance.
  ///
  /// Points in their order along the outline take time in proportion to their number.
  func hasAll(_ points: [CGPoint]) -> Bool {
    var last = 0
    return points.allSatisfy { point in
      guard let side = side(at: point, near: last) else { return false }
      last = side
      return true
    }
  }

  /// The side whose line goes through a point and which is the fewest sides away from another.
  private func side(at point: CGPoint, near other: Int) -> Int? {
    let count = corners.count
    for distance in 0...count / 2 {
      let (after, before) = ((other + distance) % count, (other + count - distance) % count)
      if isLine(ofSide: after, through: point) { return after }
      if isLine(ofSide: before, through: point) { return before }
    }
    return nil
  }

  private func isLine(ofSide side: Int, through point: CGPoint) -> Bool {
    let (start, end) = (corners[side], corners[(side + 1) % corners.count])
    return abs(Self.turn(start, end, point)) / hypotenuse(end.x - start.x, end.y - start.y)
      <= tolerance
  }
}
