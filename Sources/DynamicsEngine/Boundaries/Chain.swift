internal import DynamicsChipmunk
internal import DynamicsGeometry
internal import Foundation

/// A chain of straight edges that bodies bounce off from either side.
///
/// Questions about a place look only at edges near it, or beside it, by a tree of their boxes.
final class Chain {
  /// In their order along the chain.
  let edges: FlatArray<Edge>
  let isClosed: Bool
  /// Whether it is closed, and no inner angle is above 180°.
  let isConvex: Bool
  /// Whether it is the chain of the reference bounds, which may enclose bodies larger than itself.
  let isReferenceBounds: Bool
  /// +1 if the inside is on the side of `along.perpendicular` of each edge, otherwise −1; meaningless for an open
  /// chain.
  let innerSide: Double
  /// The boxes of the edges; payloads are indices of edges.
  let tree = BoundingBoxTree()
  let shapes: EdgeShapes
  /// The curves that the edges approximate; `nil` if there are none.
  private let curves: Contour?
  /// The curve that each edge stands for; empty if there are none.
  private let edgeCurves: [EdgeCurve]

  /// - Parameters:
  ///   - points: A polyline in points; closed if it ends where it began.
  ///   - contour: The contour that the polyline approximates. A curved contour keeps all points;
  ///     otherwise, points that hardly bend the polyline are left out.
  ///   - ground: The body of the edges' shapes; `nil` for a chain that nothing collides with.
  init?(
    _ points: [Vector], approximating contour: Contour? = nil,
    on ground: UnsafeMutablePointer<cpBody>? = nil
  ) {
    let kept = points.indicesWithoutSuccessiveRepeats
    var points = kept.map { points[$0] }
    guard points.count >= 2 else { return nil }
    let closes =
      points.count > 3 && (points[0] - points[points.count - 1]).length < Tuning.Chain.mergeDistance
    if closes { points[points.count - 1] = points[0] }
    var approximated = contour.flatMap { $0.isCurved ? $0 : nil }
    if let contour, !contour.isCurved {
      let simplified = points.withoutNearlyStraightPoints(tolerance: Tuning.Chain.straightness)
      if simplified.count < points.count, !closes || simplified.count > 3 {
        points = simplified
        approximated = contour
      }
    }
    edges = FlatArray(minimumCapacity: points.count - 1)
    var doubledArea = 0.0
    for (start, end) in zip(points, points.dropFirst()) {
      edges.append(Edge(start: start, end: end))
      // From a corner, because rounding errors far from (0, 0) would exceed a small area.
      doubledArea += (start - points[0]).cross(end - points[0])
    }
    tree.build(edges.buffer.map(\.box))
    isClosed = closes
    isReferenceBounds = contour?.isReferenceBounds ?? false
    innerSide = doubledArea < 0 ? -1.0 : 1.0
    isConvex = closes && Self.isConvex(edges, innerSide: innerSide)
    curves = approximated
    edgeCurves =
      if let contour { EdgeCurve.all(of: contour, at: kept, edges, isClosed: closes) } else { [] }
    shapes = EdgeShapes(
      edges, innerSide: innerSide, isConvex: isConvex, isReferenceBounds: isReferenceBounds,
      isCurved: !edgeCurves.isEmpty, on: ground)
  }

  private static func isConvex(_ edges: borrowing FlatArray<Edge>, innerSide: Double) -> Bool {
    var turn = 0.0
    for index in edges.indices {
      let a = edges[index].along
      let b = edges[(index + 1) % edges.count].along
      let angle = arctangent(a.cross(b), a.dot(b)) * innerSide
      if angle < -1e-9 { return false }
      turn += angle
    }
    // A star that winds twice also turns in one direction only.
    return turn < 3 * .pi
  }
}

// MARK: Curves

extension Chain {
  /// The curve that an edge stands for.
  func curve(at edge: Int) -> EdgeCurve { edgeCurves.isEmpty ? EdgeCurve() : edgeCurves[edge] }
}

// MARK: Inside and outside

extension Chain {
  /// Whether a point is inside the true curves, by the non-zero winding rule as for paths; an open
  /// chain has no inside.
  func containsInCurves(_ point: Vector) -> Bool { isInside(point).curves }

  /// Whether a point is inside both the edges and the curves that they approximate.
  ///
  /// The edges count, too, because only edges stop bodies.
  func containsStrictly(_ point: Vector) -> Bool { isInside(point) == (true, true) }

  /// Whether a point is outside both the edges and the curves that they approximate.
  func isStrictlyOutside(_ point: Vector) -> Bool { isInside(point) == (false, false) }

  private func isInside(_ point: Vector) -> (edges: Bool, curves: Bool) {
    let isInside = isInsideEdges(point)
    guard isClosed, let curves, isNearEdge(point) else { return (isInside, isInside) }
    return (isInside, curves.contains(point.point))
  }

  /// The radius around an enclosed or excluded point in which all points are enclosed or excluded,
  /// too.
  ///
  /// - Parameter most: The largest radius of interest; with it, a hole far away costs one test of
  ///   its box.
  func clearance(around point: Vector, atMost most: Double = .infinity) -> Double {
    let maxDistance = most + Tuning.Chain.maxDeviation
    if tree.box.squaredDistance(to: point) > maxDistance * maxDistance { return most }
    guard let nearest = nearestEdge(to: point) else { return 0 }
    // The distance is rounded, so a slightly smaller radius is returned.
    let distance = nearest.distance * (1 - 1e-9) - 1e-9
    return min(most, max(0, curves == nil ? distance : distance - Tuning.Chain.maxDeviation))
  }

  /// Whether the box of an edge, or of the curve that it stands for, is near a line between two points.
  func isNearEdge(between a: Vector, _ b: Vector) -> Bool {
    tree.hasLeaf(in: BoundingBox(around: a, b).grown(by: Tuning.Chain.maxDeviation))
  }

  /// Whether a point is so near an edge that it may be between the edge and the curve.
  private func isNearEdge(_ point: Vector) -> Bool {
    let around = BoundingBox(low: point, high: point).grown(by: Tuning.Chain.maxDeviation)
    var isNear = false
    tree.query(around) { index in
      if isNear { return }
      let gap = edges[Int(index)].place(nearest: point) - point
      isNear = gap.dot(gap) < Tuning.Chain.maxDeviation * Tuning.Chain.maxDeviation
    }
    return isNear
  }

  private func isInsideEdges(_ point: Vector) -> Bool {
    let box = tree.box
    guard isClosed, point.x > box.low.x, point.x < box.high.x, point.y > box.low.y,
      point.y < box.high.y
    else { return false }
    var winding = 0
    // Rounding can move a crossing slightly beyond the end of its edge.
    let origin = Vector(x: point.x - 1e-9 * (1 + abs(point.x)), y: point.y)
    tree.walk(where: {
      $0.high.x >= origin.x && $0.low.y <= origin.y && origin.y <= $0.high.y
    }) { index in
      let (start, end) = (edges[Int(index)].start, edges[Int(index)].end)
      winding += chordCrossings(from: start.point, to: end.point, rightOf: point.point)
    }
    return winding != 0
  }

  /// The inward unit normal of the edge nearest to a point; of equally near edges, the first.
  func inwardNormal(nearest point: Vector) -> Vector {
    nearestEdge(to: point).map { inwardNormal(of: edges[Int($0.payload)]) } ?? .zero
  }

  func placeOnEdge(nearest point: Vector) -> Vector {
    nearestEdge(to: point).map { edges[Int($0.payload)].place(nearest: point) } ?? point
  }

  func inwardNormal(of edge: Edge) -> Vector {
    edge.inwardNormal(innerSide)
  }

  /// The side of the chain on which a point is, as seen from the nearest place of the chain: positive on the side of
  /// `along.perpendicular`, negative on the other.
  func side(of point: Vector) -> Double {
    guard let nearest = nearestEdge(to: point) else { return 0 }
    let index = Int(nearest.payload)
    let fraction = edges[index].fraction(nearest: point)
    var normal = edges[index].inwardNormal(1)
    // At a corner, both edges count: the lines of both go on beyond it.
    if let neighbor = neighbor(of: index, isBefore: fraction == 0), fraction == 0 || fraction == 1 {
      normal = normal + edges[neighbor].inwardNormal(1)
    }
    return (point - edges[index].place(nearest: point)).dot(normal)
  }

  private func neighbor(of index: Int, isBefore: Bool) -> Int? {
    let next = isBefore ? index - 1 : index + 1
    if edges.indices.contains(next) { return next }
    return isClosed ? (isBefore ? edges.count - 1 : 0) : nil
  }

  /// The new place of a point that moves with its nearest edge when the chain moves.
  ///
  /// - Parameter other: The moved chain, with the same number of edges.
  func carry(_ place: Vector, to other: Chain) -> Vector {
    guard let nearest = nearestEdge(to: place) else { return place }
    let (old, new) = (edges[Int(nearest.payload)], other.edges[Int(nearest.payload)])
    let (along, newAlong) = (old.along, new.along)
    let fraction = old.fraction(nearest: place)
    let offset = place - (old.start + along * fraction)
    let direction = along * (1 / along.length)
    // The offset from the edge, in the edge's own axes.
    let beside = Vector(x: offset.dot(direction), y: direction.cross(offset))
    let newDirection = newAlong * (1 / newAlong.length)
    return new.start + newAlong * fraction + newDirection.combining(beside.x, beside.y)
  }

  private func nearestEdge(to point: Vector) -> (payload: Int32, distance: Double)? {
    tree.nearest(to: point) { (edges[Int($0)].place(nearest: point) - point).length }
  }
}

extension [Vector] {
  fileprivate var indicesWithoutSuccessiveRepeats: [Int] {
    var kept: [Int] = []
    for (index, point) in enumerated() {
      if let last = kept.last, (point - self[last]).length < Tuning.Chain.mergeDistance { continue }
      kept.append(index)
    }
    return kept
  }
}
