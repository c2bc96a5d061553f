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

  /// Whether any of the convex hull of some points, with a radius around it, is in the area or on a
  /// line.
  func meets(_ points: [Vector], radius: Double) -> Bool {
    guard box.intersects(BoundingBox(of: points).grown(by: radius)) else { return false }
    let hull = Self.hull(of: points, radius: radius)
    defer { cpShapeFree(hull) }
    _ = cpShapeUpdate(hull, cpTransformIdentity)
    // If no line crosses the hull, any of its points decides.
    return edges.contains {
      cpShapeSegmentQuery(hull, $0.start, $0.end, 0, nil) != 0
        // Chipmunk overlooks some lines that end in a round end of a segment, but none that begin there.
        || points.count == 2 && cpShapeSegmentQuery(hull, $0.end, $0.start, 0, nil) != 0
    } || contains(points[0])
  }

  private static func hull(
    of points: [Vector], radius: Double
  ) -> UnsafeMutablePointer<cpShape> {
    guard points.count <= 2 else {
      return cpPolyShapeNew(nil, Int32(points.count), points, cpTransformIdentity, radius)
    }
    // A disc, or two that are one if it only turns.
    let (first, last) = (points[0], points[points.count - 1])
    return (first - last).isZero
      ? cpCircleShapeNew(nil, radius, first) : cpSegmentShapeNew(nil, first, last, radius)
  }

  private func contains(_ point: Vector) -> Bool {
    let crossings = sides.count {
      chordCrossings(from: $0.start.point, to: $0.end.point, rightOf: point.point) != 0
    }
    return crossings % 2 == 1
  }
}
