internal import DynamicsChipmunk
package import DynamicsGeometry
package import Foundation

// Bodies are asked one by one: Chipmunk's space knows only those that can collide.

extension Body {
  /// Whether the box around a piece of the figure, turned as it is, and an upright rectangle have a
  /// point in common.
  package func touches(_ rect: CGRect) -> Bool {
    if rect.isInfinite { return true }
    let rectCorners = Self.corners(of: rect)
    let rotation = Vector(x: pointer.pointee.transform.a, y: pointer.pointee.transform.b)
    return figure.pieces.contains { piece in
      let corners = Self.corners(of: piece.outline.box).map {
        piece.placed($0).rotated(by: rotation) + pointer.pointee.p
      }
      let axes = [Vector(x: 1, y: 0), Vector(x: 0, y: 1)] + Self.sideNormals(of: corners)
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

  /// Whether a point lies in the figure or on its edge.
  package func contains(_ point: CGPoint) -> Bool {
    shapes.contains { shape in
      cpShapeCacheBB(shape)
      var info = cpPointQueryInfo()
      return cpShapePointQuery(shape, Vector(point), &info) <= 0
    }
  }

  /// Where a ray first enters the figure.
  package struct RayEntry {
    /// The part of the way from start to end, from 0 to 1.
    package var share: Double
    package var point: CGPoint
    /// A unit vector out of the figure.
    package var normal: CGVector
  }

  /// `nil` for a ray that passes by, or that begins inside.
  package func entry(ofRayFrom start: CGPoint, to end: CGPoint) -> RayEntry? {
    guard !contains(start) else { return nil }
    return shapes.compactMap { shape -> RayEntry? in
      var info = cpSegmentQueryInfo()
      guard cpShapeSegmentQuery(shape, Vector(start), Vector(end), 0, &info) != 0 else {
        return nil
      }
      return RayEntry(share: info.alpha, point: info.point.point, normal: info.normal.vector)
    }
    .min { $0.share < $1.share }
  }
}
