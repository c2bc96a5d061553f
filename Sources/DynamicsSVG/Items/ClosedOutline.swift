import DynamicsGeometry
import Foundation

/// A closed line around an area, or around a hole in it.
struct ClosedOutline {
  let path: BezierPath
  let corners: [CGPoint]
  let box: CGRect
  /// In square points; positive if the outline goes clockwise on screen, as it does around an area.
  let area: CGFloat

  /// The corners of a path's first subpath, 0.1 points or 1/10,000 of its size from the curves.
  ///
  /// From a fixed distance, huge curves would have too many; so would many curves, which are as
  /// coarse as 1/100 of the size.
  static func corners(of path: BezierPath) -> [CGPoint]? {
    let box = path.bounds
    let size = max(box.width, box.height)
    let coarse = path.polylines(tolerance: max(0.1, size / 100)).first
    guard let coarse, coarse.count <= mostFineCorners else { return coarse }
    return path.polylines(tolerance: max(0.1, size / 10_000)).first
  }

  private static let mostFineCorners = 100_000

  /// `nil` for a line without an area.
  init?(_ path: BezierPath) {
    guard let corners = Self.corners(of: path) else { return nil }
    self.path = path
    self.corners = corners
    box = path.bounds
    area = Self.moments(of: corners, around: corners[0]).area
    guard abs(area) > 1e-9 else { return nil }
  }

  /// The outline in the direction of an area, or of a hole.
  func directed(asHole isHole: Bool) -> ClosedOutline {
    (area < 0) == isHole ? self : ClosedOutline(path.reversed) ?? self
  }

  /// Whether a path has all of an outline inside.
  func isWithin(_ path: BezierPath, box outer: CGRect) -> Bool {
    outer.contains(box) && corners.allSatisfy(path.contains)
  }

  /// The center of the area within outlines, without holes; `nil` if there is none.
  static func centroid(_ outlines: [ClosedOutline]) -> CGPoint? {
    // From a corner, since the products of large coordinates are not exact.
    let origin = outlines.first?.corners.first ?? .zero
    var (area, x, y): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for outline in outlines {
      let moments = moments(of: outline.corners, around: origin)
      area += moments.area
      x += moments.x
      y += moments.y
    }
    guard area > 1e-9 else { return nil }
    let center = CGPoint(x: origin.x + x / area, y: origin.y + y / area)
    // Where halves nearly cancel each other, as those of a bow tie, the quotient is anywhere.
    let box = outlines.reduce(CGRect.null) { $0.union($1.box) }
    return box.contains(center) ? center : nil
  }

  /// The signed area of a polygon and its first moments.
  private static func moments(
    of corners: [CGPoint], around origin: CGPoint
  ) -> (area: CGFloat, x: CGFloat, y: CGFloat) {
    var (area, x, y): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let offsets = corners.map { CGPoint(x: $0.x - origin.x, y: $0.y - origin.y) }
    for (a, b) in zip(offsets, offsets.dropFirst() + offsets.prefix(1)) {
      let cross = a.x * b.y - b.x * a.y
      area += cross / 2
      x += (a.x + b.x) * cross / 6
      y += (a.y + b.y) * cross / 6
    }
    return (area, x, y)
  }
}
