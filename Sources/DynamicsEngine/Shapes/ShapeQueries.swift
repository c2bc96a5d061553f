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

/// Queries of a body's shape in its present pose.
enum ShapeQueries {
  /// Whether a point is in a body or on its edge.
  static func contains(_ point: Vector, in body: BodyPointer, _ shapes: Slab<ShapeRow>) -> Bool {
    for row in shapes.of(body) {
      guard let shape = row.pointee.shape else { continue }
      cpShapeCacheBB(shape)
      var info = cpPointQueryInfo()
      if cpShapePointQuery(shape, point, &info) <= 0 { return true }
    }
    return false
  }

  /// The entry of a ray; `nil` for a ray that misses or that begins inside.
  static func entry(
    into body: BodyPointer, from start: Vector, to end: Vector, _ shapes: Slab<ShapeRow>
  ) -> RayEntry? {
    guard !contains(start, in: body, shapes) else { return nil }
    var first: RayEntry?
    for row in shapes.of(body) {
      var info = cpSegmentQueryInfo()
      guard let shape = row.pointee.shape,
        cpShapeSegmentQuery(shape, start, end, 0, &info) != 0,
        info.alpha < first?.fraction ?? .infinity
      else { continue }
      first = RayEntry(fraction: info.alpha, point: info.point.point, normal: info.normal.vector)
    }
    return first
  }

  /// Whether an upright rectangle intersects the box of a part of a body; the box turns with the
  /// body.
  static func touches(_ shape: CompoundShape, _ body: BodyPointer, _ rect: CGRect) -> Bool {
    if rect.isInfinite { return true }
    let rectCorners = corners(of: rect)
    return shape.parts.contains { part in
      let corners = Self.corners(of: part.outline.box).map {
        part.placed($0).rotated(by: body.rotation) + body.position
      }
      let axes = [Vector(x: 1, y: 0), Vector(x: 0, y: 1)] + sideNormals(of: corners)
      return axes.allSatisfy { axis in
        let own = corners.map { $0.dot(axis) }
        let other = rectCorners.map { $0.dot(axis) }
        return own.min()! <= other.max()! && other.min()! <= own.max()!
      }
    }
  }

  private static func corners(of rect: CGRect) -> [Vector] {
    [
      Vector(x: rect.minX, y: rect.minY), Vector(x: rect.maxX, y: rect.minY),
      Vector(x: rect.maxX, y: rect.maxY), Vector(x: rect.minX, y: rect.maxY),
    ]
  }

  private static func sideNormals(of corners: [Vector]) -> [Vector] {
    zip(corners, corners.dropFirst() + corners.prefix(1)).map { ($1 - $0).turned }
  }
}
