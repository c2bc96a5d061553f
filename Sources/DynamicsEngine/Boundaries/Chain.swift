internal import DynamicsChipmunk
internal import DynamicsGeometry
internal import Foundation

/// A run of straight edges that bodies bounce off, from either side.
struct Chain {
  /// Each edge's ends, in order.
  let edges: [(start: Vector, end: Vector)]
  let isClosed: Bool
  /// Closed, and every inner angle at most straight.
  let isConvex: Bool
  /// +1 when the inside lies on the `turned` side of each edge, else −1; meaningless when open.
  let innerSide: Double
  /// The curves that the edges follow; `nil` when they are straight.
  private let curves: Contour?
  private let lowest: Vector
  private let highest: Vector

  /// - Parameters:
  ///   - points: A polyline in points; closed when it ends where it began.
  ///   - contour: The curves that the polyline follows, if any.
  init?(_ points: [Vector], following contour: Contour? = nil) {
    var points = points
    points.removeSuccessiveRepeats()
    guard points.count >= 2 else { return nil }
    let closes = points.count > 3 && (points[0] - points[points.count - 1]).length < mergeDistance
    if closes { points[points.count - 1] = points[0] }
    let edges = zip(points, points.dropFirst()).map { (start: $0, end: $1) }
    self.edges = edges
    isClosed = closes
    let doubledArea = edges.reduce(0.0) { $0 + $1.start.cross($1.end) }
    let innerSide = doubledArea < 0 ? -1.0 : 1.0
    self.innerSide = innerSide
    curves = contour.flatMap { $0.isCurved ? $0 : nil }
    isConvex = closes && Self.isConvex(edges, innerSide: innerSide)
    lowest = Vector(x: points.map(\.x).min()!, y: points.map(\.y).min()!)
    highest = Vector(x: points.map(\.x).max()!, y: points.map(\.y).max()!)
  }

  private static func isConvex(
    _ edges: [(start: Vector, end: Vector)], innerSide: Double
  ) -> Bool {
    var turn = 0.0
    for (edge, next) in zip(edges, edges.dropFirst() + edges.prefix(1)) {
      let a = edge.end - edge.start
      let b = next.end - next.start
      let angle = atan2(a.cross(b), a.dot(b)) * innerSide
      if angle < -1e-9 { return false }
      turn += angle
    }
    // A star that winds twice also turns one way only.
    return turn < 3 * .pi
  }

  /// Whether a point lies inside the true curves, by the even-odd rule; an open chain has no inside.
  func surrounds(_ point: Vector) -> Bool {
    guard let curves else { return encloses(point) }
    return isClosed && curves.encloses(point.point)
  }

  /// Whether a point lies inside the edges and inside the curves that they follow.
  ///
  /// What is surrounded must also be on the inner side of the edges, as only those stop it.
  func encloses(_ point: Vector) -> Bool {
    guard isInsideEdges(point) else { return false }
    guard let curves, isNearEdge(point) else { return true }
    return curves.encloses(point.point)
  }

  /// Edges stray less than this from the curves that they follow, in points.
  private static let mostStray = 0.3

  /// Whether a point is so near an edge that it may be between that and the curve.
  private func isNearEdge(_ point: Vector) -> Bool {
    edges.contains { edge in
      let gap = Self.place(on: edge, nearest: point) - point
      return gap.dot(gap) < Self.mostStray * Self.mostStray
    }
  }

  private func isInsideEdges(_ point: Vector) -> Bool {
    guard isClosed, point.x > lowest.x, point.x < highest.x, point.y > lowest.y,
      point.y < highest.y
    else { return false }
    var isInside = false
    for (start, end) in edges where (start.y > point.y) != (end.y > point.y) {
      let crossing = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      if point.x < crossing { isInside.toggle() }
    }
    return isInside
  }

  /// The point of an edge that is nearest to another point.
  static func place(on edge: (start: Vector, end: Vector), nearest point: Vector) -> Vector {
    let along = edge.end - edge.start
    let share = (point - edge.start).dot(along) / along.dot(along)
    return edge.start + along * max(0, min(1, share))
  }

  /// The inward unit normal of the edge nearest to a point.
  func inwardNormal(nearest point: Vector) -> Vector {
    var best = Double.infinity
    var normal = Vector.zero
    for (start, end) in edges {
      let along = end - start
      let distance = (Self.place(on: (start, end), nearest: point) - point).length
      if distance < best {
        best = distance
        normal = along.turned * (innerSide / along.length)
      }
    }
    return normal
  }
}

/// Points closer than this count as one.
private let mergeDistance = 1e-6

extension [Vector] {
  fileprivate mutating func removeSuccessiveRepeats() {
    var kept: [Vector] = []
    for point in self where kept.isEmpty || (point - kept[kept.count - 1]).length >= mergeDistance {
      kept.append(point)
    }
    self = kept
  }
}
