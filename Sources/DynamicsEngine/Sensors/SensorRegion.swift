internal import DynamicsChipmunk
package import DynamicsGeometry

/// A region in which bodies are noticed without any force.
///
/// Closed contours enclose an area, of which a contour inside another cuts out a hole (the even-odd
/// rule); open contours are lines.
package struct SensorRegion {
  /// In points of the reference coordinates, or of the carrier's own axes around its center.
  private let edges: [Edge]
  /// The edges of the closed contours.
  private let sides: [Edge]
  let box: BoundingBox

  /// - Parameter contours: At least one.
  package init(_ contours: [Contour]) {
    let polylines = contours.map { $0.polyline.map { Vector($0) } }
    func edges(of polyline: [Vector]) -> [Edge] {
      zip(polyline, polyline.dropFirst()).map { Edge(start: $0, end: $1) }
    }
    self.edges = polylines.flatMap(edges)
    sides = zip(contours, polylines).filter { $0.0.polyline.first == $0.0.polyline.last }
      .flatMap { edges(of: $1) }
    box = BoundingBox(of: polylines.flatMap(\.self))
  }

  /// Whether any of a hull is in the area or on a line.
  func meets(_ hull: ConvexHull) -> Bool {
    guard box.intersects(hull.box) else { return false }
    return edges.contains { hull.meets($0) } || contains(hull.anyPoint)
  }

  private func contains(_ point: Vector) -> Bool {
    var isInside = false
    for side in sides where (side.start.y > point.y) != (side.end.y > point.y) {
      let fraction = (point.y - side.start.y) / (side.end.y - side.start.y)
      if point.x < side.start.x + (side.end.x - side.start.x) * fraction { isInside.toggle() }
    }
    return isInside
  }
}
