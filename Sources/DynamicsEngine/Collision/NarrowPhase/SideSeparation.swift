internal import DynamicsChipmunk

/// The side of two convex shapes from which the other shape is farthest (separating axis theorem).
///
/// Shapes are lines or polygons, without their radii.
struct SideSeparation {
  /// Negative if the shapes overlap; at most their distance.
  private(set) var distance = -Double.infinity
  /// The normal of the side, from the first shape to the second.
  private(set) var normal = Vector.zero

  init(_ first: UnsafePointer<cpShape>, _ second: UnsafePointer<cpShape>) {
    addSides(of: first, to: second.corners, direction: 1)
    addSides(of: second, to: first.corners, direction: -1)
  }

  private mutating func addSides(
    of shape: UnsafePointer<cpShape>, to corners: ShapeCorners, direction: Double
  ) {
    if shape.pointee.klass.pointee.type == CP_SEGMENT_SHAPE {
      let segment: UnsafePointer<cpSegmentShape> = shape.whole()
      let (start, normal) = (segment.pointee.ta, segment.pointee.tn)
      addSide(at: start, normal, to: corners, direction: direction)
      addSide(at: start, -normal, to: corners, direction: direction)
    } else {
      let polygon: UnsafePointer<cpPolyShape> = shape.whole()
      for index in 0..<Int(polygon.pointee.count) {
        let plane = polygon.pointee.planes[index]
        addSide(at: plane.v0, plane.n, to: corners, direction: direction)
      }
    }
  }

  @inline(__always)
  private mutating func addSide(
    at place: Vector, _ outward: Vector, to corners: ShapeCorners, direction: Double
  ) {
    let separation = corners.least(along: outward) - place.dot(outward)
    guard separation > distance else { return }
    distance = separation
    normal = outward * direction
  }
}
