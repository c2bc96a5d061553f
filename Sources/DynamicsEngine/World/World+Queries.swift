internal import DynamicsChipmunk
package import DynamicsGeometry
package import Foundation

/// The point where a ray first enters a body.
package struct RayEntry {
  /// The fraction of the ray from start to end, from 0 to 1.
  package var fraction: Double
  package var point: CGPoint
  /// The outward unit normal of the body.
  package var normal: CGVector
}

// Queries of a body's shape in its present pose.

extension World {
  /// Whether a point is in a body or on its edge.
  package func contains(_ point: CGPoint, in id: BodyID) -> Bool {
    shapes.of(body(id)).contains { row in
      guard let shape = row.pointee.shape else { return false }
      row.update()
      var info = cpPointQueryInfo()
      // A point on a seam may be outside of both parts by rounding.
      let tolerance = row.pointee.seams == nil ? 0 : Tuning.Seams.gap
      return cpShapePointQuery(shape, Vector(point), &info) <= tolerance
    }
  }

  /// The point where a ray first enters a body; `nil` for a ray that misses or that begins inside.
  package func entry(into id: BodyID, ofRayFrom start: CGPoint, to end: CGPoint) -> RayEntry? {
    guard !contains(start, in: id) else { return nil }
    var first: RayEntry?
    for row in shapes.of(body(id)) {
      var info = cpSegmentQueryInfo()
      guard let shape = row.pointee.shape,
        cpShapeSegmentQuery(shape, Vector(start), Vector(end), 0, &info) != 0,
        info.alpha < first?.fraction ?? .infinity
      else { continue }
      first = RayEntry(fraction: info.alpha, point: info.point.point, normal: info.normal.vector)
    }
    return first
  }

  /// Whether an upright rectangle intersects the box of an item of a body; the box turns with the
  /// item.
  package func touches(_ id: BodyID, _ rect: CGRect) -> Bool {
    if rect.isInfinite { return true }
    let (body, rectCorners) = (body(id), rect.corners)
    return shape(of: id).boxes.contains { box in
      let corners = box.map { $0.rotated(by: body.rotation) + body.position }
      let axes =
        [Vector(x: 1, y: 0), Vector(x: 0, y: 1)] + corners.sides.map { ($1 - $0).perpendicular }
      return axes.allSatisfy { axis in
        let own = corners.map { $0.dot(axis) }
        let other = rectCorners.map { $0.dot(axis) }
        return own.min()! <= other.max()! && other.min()! <= own.max()!
      }
    }
  }
}
