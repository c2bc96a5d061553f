internal import DynamicsChipmunk
internal import DynamicsGeometry
internal import Foundation

/// A run of straight edges that bodies bounce off, from either side.
///
/// Questions about a place look only at edges near it, or beside it, by a tree of their boxes.
final class Chain {
  /// In their order along the chain.
  let edges: FlatArray<Edge>
  let isClosed: Bool
  /// Closed, and every inner angle at most straight.
  let isConvex: Bool
  /// Whether it holds bodies that are larger than itself.
  let isRoom: Bool
  /// +1 when the inside lies on the `turned` side of each edge, else −1; meaningless when open.
  let innerSide: Double
  /// Of the edges' boxes; payloads are indices of edges.
  let tree: BoundingBoxTree
  /// Of a convex chain that is no room; its boundary's to make and free.
  var solid: Solid?
  /// What the edges follow; `nil` when they are just that.
  private let curves: Contour?
  private let box: BoundingBox

  /// - Parameters:
  ///   - points: A polyline in points; closed when it ends where it began.
  ///   - contour: What the polyline stands for. Where that is curved, the polyline strays from it
  ///     enough; else points that hardly bend it are left out.
  init?(_ points: [Vector], following contour: Contour? = nil) {
    var points = points
    points.removeSuccessiveRepeats()
    guard points.count >= 2 else { return nil }
    let closes = points.count > 3 && (points[0] - points[points.count - 1]).length < mergeDistance
    if closes { points[points.count - 1] = points[0] }
    var follows = contour.flatMap { $0.isCurved ? $0 : nil }
    if let contour, !contour.isCurved {
      let fewer = points.withoutNearlyStraightPoints(tolerance: Self.straightness)
      if fewer.count < points.count, !closes || fewer.count > 3 {
        points = fewer
        follows = contour
      }
    }
    edges = FlatArray(minimumCapacity: points.count - 1)
    let boxes = FlatArray<BoundingBox>(minimumCapacity: points.count - 1)
    var doubledArea = 0.0
    var box = BoundingBox(low: points[0], high: points[0])
    for (start, end) in zip(points, points.dropFirst()) {
      let edge = Edge(start: start, end: end)
      edges.append(edge)
      boxes.append(edge.box)
      box = box.union(edge.box)
      doubledArea += start.cross(end)
    }
    self.box = box
    tree = BoundingBoxTree()
    tree.build(boxes)
    isClosed = closes
    isRoom = contour?.isRoom ?? false
    innerSide = doubledArea < 0 ? -1.0 : 1.0
    isConvex = closes && Self.isConvex(edges, innerSide: innerSide)
    curves = follows
  }

  /// Where the edges of a closed chain begin, in the positive sense.
  var corners: [Vector] {
    let starts = edges.buffer.map(\.start)
    return innerSide > 0 ? starts : starts.reversed()
  }

  deinit { solid?.free() }

  private static func isConvex(_ edges: borrowing FlatArray<Edge>, innerSide: Double) -> Bool {
    var turn = 0.0
    for index in edges.indices {
      let a = edges[index].along
      let b = edges[(index + 1) % edges.count].along
      let angle = arctangent(a.cross(b), a.dot(b)) * innerSide
      if angle < -1e-9 { return false }
      turn += angle
    }
    // A star that winds twice also turns one way only.
    return turn < 3 * .pi
  }
}

// MARK: Inside and outside

extension Chain {
  /// Edges stray less than this from the curves that they follow, in points.
  private static var mostStray: Double { 0.3 }

  /// Whether a point lies inside the true curves, by the non-zero winding rule as for paths; an open
  /// chain has no inside.
  func surrounds(_ point: Vector) -> Bool {
    guard isClosed else { return false }
    guard let curves, isNearEdge(point) else { return isInsideEdges(point) }
    return curves.encloses(point.point)
  }

  /// Whether a point lies inside the edges and inside the curves that they follow.
  ///
  /// What is surrounded must also be on the inner side of the edges, as only those stop it.
  func encloses(_ point: Vector) -> Bool {
    guard isInsideEdges(point) else { return false }
    guard let curves, isNearEdge(point) else { return true }
    return curves.encloses(point.point)
  }

  /// Whether a point lies outside the edges and outside the curves that they follow.
  func excludes(_ point: Vector) -> Bool {
    guard !isInsideEdges(point) else { return false }
    guard isClosed, let curves, isNearEdge(point) else { return true }
    return !curves.encloses(point.point)
  }

  /// How far from an enclosed or excluded point all others are, too.
  ///
  /// - Parameter most: More is not asked for, so that a hole far away costs a look at its box.
  func clearance(around point: Vector, atMost most: Double = .infinity) -> Double {
    let enough = most + Self.mostStray
    if box.squaredDistance(to: point) > enough * enough { return most }
    guard let nearest = nearestEdge(to: point) else { return 0 }
    // A little less, as the distance is rounded.
    let distance = nearest.distance * (1 - 1e-9) - 1e-9
    return min(most, max(0, curves == nil ? distance : distance - Self.mostStray))
  }

  /// Whether a point is so near an edge that it may be between that and the curve.
  private func isNearEdge(_ point: Vector) -> Bool {
    let around = BoundingBox(low: point, high: point).grown(by: Self.mostStray)
    var isNear = false
    tree.query(around) { index in
      if isNear { return }
      let gap = edges[Int(index)].place(nearest: point) - point
      isNear = gap.dot(gap) < Self.mostStray * Self.mostStray
    }
    return isNear
  }

  private func isInsideEdges(_ point: Vector) -> Bool {
    guard isClosed, point.x > box.low.x, point.x < box.high.x, point.y > box.low.y,
      point.y < box.high.y
    else { return false }
    var winding = 0
    // Rounding can put a crossing just beyond the end of its edge.
    let origin = Vector(x: point.x - 1e-9 * (1 + abs(point.x)), y: point.y)
    tree.queryRight(of: origin) { index in
      let (start, end) = (edges[Int(index)].start, edges[Int(index)].end)
      guard (start.y > point.y) != (end.y > point.y) else { return }
      let crossing = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      if point.x < crossing { winding += end.y > start.y ? 1 : -1 }
    }
    return winding != 0
  }

  /// The inward unit normal of the edge nearest to a point, of equally near ones the first.
  func inwardNormal(nearest point: Vector) -> Vector {
    nearestEdge(to: point).map { inwardNormal(of: edges[Int($0.payload)]) } ?? .zero
  }

  func placeOnEdge(nearest point: Vector) -> Vector {
    nearestEdge(to: point).map { edges[Int($0.payload)].place(nearest: point) } ?? point
  }

  func inwardNormal(of edge: Edge) -> Vector {
    edge.inwardNormal(innerSide)
  }

  /// Where a place comes to that goes along with the edge nearest to it, when the chain moves.
  ///
  /// - Parameter other: The chain in its new place, with as many edges.
  func carry(_ place: Vector, to other: Chain) -> Vector {
    guard let nearest = nearestEdge(to: place) else { return place }
    let (old, new) = (edges[Int(nearest.payload)], other.edges[Int(nearest.payload)])
    let (along, newAlong) = (old.along, new.along)
    let share = old.share(nearest: place)
    let offset = place - (old.start + along * share)
    let direction = along * (1 / along.length)
    // How far beside the edge, as its own axes say.
    let beside = Vector(x: offset.dot(direction), y: direction.cross(offset))
    return new.start + newAlong * share + beside.rotated(by: newAlong * (1 / newAlong.length))
  }

  private func nearestEdge(to point: Vector) -> (payload: Int32, distance: Double)? {
    tree.nearest(to: point) { (edges[Int($0)].place(nearest: point) - point).length }
  }
}

extension Chain {
  /// How far the edges may stray from a finely drawn outline of lines, in points.
  private static var straightness: Double { 0.02 }
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
