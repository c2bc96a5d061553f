package import Foundation

/// An area cut into convex polygons.
///
/// All corners of the parts are corners of the area. So a straight side belongs to one part, and
/// nothing that slides along it meets a seam. Chipmunk's `cpPolylineConvexDecomposition` is not used:
/// it adds corners in the middle of sides, and it recurses with all corners on the stack, once for
/// each notch in the worst case.
package struct ConvexDecomposition {
  /// The corners of each part, clockwise on screen.
  package let parts: [[CGPoint]]

  /// The most corners of an area: its cutting takes time in proportion to their square.
  package static var mostCorners: Int { 2048 }

  /// The most corners of a part.
  ///
  /// A seam that collides is replaced by up to two corners, and Chipmunk's search for the depth ends
  /// after thirty.
  private static var maxCornersOfPart: Int { 8 }

  /// Cuts the area inside closed contours, by the nonzero winding rule.
  ///
  /// - Complexity: O(*n*²), where *n* is the number of corners.
  package init(_ contours: [[CGPoint]]) throws(DecompositionFailure) {
    // The last point of a closed contour may be its first.
    let repeated = contours.count { $0.first == $0.last }
    let count = contours.reduce(0) { $0 + $1.count } - repeated
    guard count <= Self.mostCorners else { throw .hasTooManyCorners(count) }
    guard let grid = PolygonGrid(around: contours) else { throw .hasNoArea }
    let area = try SimpleContours(contours.map { $0.map(grid.point) })
    var parts: [[CGPoint]] = []
    for region in area.regions {
      if region.holes.isEmpty, region.outline.isConvex {
        parts.append(region.outline.map(grid.point))
      } else {
        parts += try Self.parts(of: region).map { $0.map(grid.point) }
      }
    }
    self.parts = parts
  }

  private static func parts(of region: SimpleContours.Region) throws(DecompositionFailure)
    -> [[GridPoint]]
  {
    try parts(of: HoleBridges(region).ring)
  }

  private static func parts(of ring: [GridPoint]) throws(DecompositionFailure) -> [[GridPoint]] {
    // The ends of bridges occur twice, and have to be the same corner.
    let indices = Dictionary(zip(ring, ring.indices), uniquingKeysWith: min)
    let triangles = try EarClipping(ring).triangles.map { $0.map { indices[ring[$0]]! } }
    return ConvexMerging.merge(triangles, ring, maxCorners: maxCornersOfPart)
      .map { $0.map { ring[$0] } }
  }
}

// MARK: Rings

extension ConvexDecomposition {
  /// The corners around an area with holes as one polygon, which runs to each hole and back.
  ///
  /// - Returns: The outline alone if a hole cannot be reached.
  package static func ring(around outline: [CGPoint], holes: [[CGPoint]]) -> [CGPoint] {
    guard !holes.isEmpty, let grid = PolygonGrid(around: [outline] + holes) else { return outline }
    let region = SimpleContours.Region(
      outline: outline.map(grid.point), holes: holes.map { $0.map(grid.point) })
    return (try? HoleBridges(region).ring.map(grid.point)) ?? outline
  }

  /// The convex parts of a polygon, which may run to holes and back; the polygon itself if it cannot be
  /// cut.
  package static func parts(ofRing ring: [CGPoint]) -> [[CGPoint]] {
    guard let grid = PolygonGrid(around: [ring]) else { return [ring] }
    let corners = ring.map(grid.point)
    let clockwise = corners.doubledArea < 0 ? corners.reversed() : corners
    if clockwise.isConvex { return [ring] }
    return (try? parts(of: clockwise).map { $0.map(grid.point) }) ?? [ring]
  }
}

extension [GridPoint] {
  /// Whether a simple polygon that runs clockwise is convex.
  fileprivate var isConvex: Bool {
    indices.allSatisfy { index in
      let (before, after) = (self[(index + count - 1) % count], self[(index + 1) % count])
      return GridPoint.turn(before, self[index], after) > 0
    }
  }
}
