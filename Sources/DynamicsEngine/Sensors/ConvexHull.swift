internal import DynamicsChipmunk

/// A convex polygon with a radius around it, which covers a part of a body at one moment or on its
/// way through some time.
struct ConvexHull {
  /// Counterclockwise in mathematical axes; one point, two, or the corners of a polygon.
  private let corners: [Vector]
  /// In points.
  private let radius: Double
  let box: BoundingBox

  /// The hull of some points; at least one.
  ///
  /// Andrew's monotone chain ("Another efficient algorithm for convex hulls in two dimensions",
  /// 1979).
  init(of points: [Vector], radius: Double) {
    self.radius = radius
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    corners = Self.chain(sorted) + Self.chain(sorted.reversed())
    box = BoundingBox(of: points).grown(by: radius)
  }

  /// One side of the hull without its last point, which the other side begins with.
  private static func chain(_ points: [Vector]) -> [Vector] {
    var chain: [Vector] = []
    for point in points {
      while chain.count > 1,
        (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 2]) <= 0
      { chain.removeLast() }
      chain.append(point)
    }
    return chain.count > 1 ? chain.dropLast() : chain
  }

  /// Any corner; it decides about containment if no sides cross.
  var anyPoint: Vector { corners[0] }

  /// Whether the hull, with its edge, meets a segment.
  func meets(_ segment: Edge) -> Bool {
    if contains(segment.start) { return true }
    return corners.sides.contains { start, end in
      Edge(start: start, end: end).squaredDistance(to: segment) <= radius * radius
    }
  }

  private func contains(_ point: Vector) -> Bool {
    guard corners.count > 2 else { return false }
    return corners.sides.allSatisfy { start, end in
      (end - start).cross(point - start) >= 0
    }
  }
}

extension Edge {
  /// 0 if the two cross or touch.
  fileprivate func squaredDistance(to other: Edge) -> Double {
    if crosses(other) { return 0 }
    return min(
      squaredDistance(to: other.start), squaredDistance(to: other.end),
      other.squaredDistance(to: start), other.squaredDistance(to: end))
  }

  private func squaredDistance(to point: Vector) -> Double {
    // A single corner is an edge without length, which has no direction.
    let away = along.isZero ? point - start : point - place(nearest: point)
    return away.dot(away)
  }

  /// Whether each lies across the line of the other; touching ends are left to distances.
  private func crosses(_ other: Edge) -> Bool {
    let (along, others) = (end - start, other.end - other.start)
    let sides = along.cross(other.start - start) * along.cross(other.end - start)
    let otherSides = others.cross(start - other.start) * others.cross(end - other.start)
    return sides < 0 && otherSides < 0
  }
}
