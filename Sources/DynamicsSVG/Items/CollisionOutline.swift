import Dynamics
import DynamicsGeometry
import DynamicsRecording
import Foundation

/// The outline by which the shapes of an item collide together, in points of the picture.
struct CollisionOutline {
  let type: DynamicItemCollisionBoundsType
  let path: BezierPath
  /// The center of its area.
  let center: CGPoint

  /// The flatness of the polygons that are compared, in points.
  private static let tolerance: CGFloat = 0.1
  /// More outlines than this are not compared with each other, which would take too long.
  private static let mostCompared = 200

  init(_ shapes: [Drawing.Shape]) {
    if shapes.count == 1, shapes[0].kind != .other {
      let box = shapes[0].path.bounds.insetBy(
        dx: -CGFloat(shapes[0].figure.strokeWidth) / 2,
        dy: -CGFloat(shapes[0].figure.strokeWidth) / 2)
      let isOval = shapes[0].kind == .ellipse
      self.init(
        isOval ? .ellipse : .rectangle, isOval ? BezierPath(ovalIn: box) : BezierPath(rect: box),
        CGPoint(x: box.midX, y: box.midY))
      return
    }
    let outlines = Self.outermost(shapes.flatMap(Self.outlines))
    let whole = BezierPath()
    for outline in outlines { whole.append(outline.path) }
    guard let center = Self.centroid(outlines) else {
      // A dot, or a line without a stroke: nothing with an area.
      self.init(boxOf: shapes)
      return
    }
    self.init(.path, whole, center)
  }

  /// Makes the box around the shapes, from 0.01 to 10⁶ points wide and high, as an item may be.
  init(boxOf shapes: [Drawing.Shape]) {
    let box = shapes.reduce(CGRect.null) { $0.union($1.path.bounds) }
    let (width, height) = (min(max(box.width, 0.01), 1e6), min(max(box.height, 0.01), 1e6))
    let center = CGPoint(x: box.midX, y: box.midY)
    let rect = CGRect(
      x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    self.init(.rectangle, BezierPath(rect: rect), center)
  }

  private init(_ type: DynamicItemCollisionBoundsType, _ path: BezierPath, _ center: CGPoint) {
    self.type = type
    self.path = path
    self.center = center
  }

  // MARK: Outlines

  private struct Outline {
    var path: BezierPath
    var corners: [CGPoint]
    var area: CGFloat
    var box: CGRect

    init?(_ path: BezierPath) {
      guard let corners = path.polylines(tolerance: CollisionOutline.tolerance).first else {
        return nil
      }
      self.path = path
      self.corners = corners
      area = CollisionOutline.moments(of: corners, around: corners[0]).area
      box = path.bounds
      guard abs(area) > 1e-9 else { return nil }
    }
  }

  /// The closed outlines of a shape: of its fill, or of its stroke where it has no area.
  private static func outlines(of shape: Drawing.Shape) -> [Outline] {
    let figure = shape.figure
    let isFilled = figure.fill != nil || figure.stroke == nil
    return shape.path.separated(closing: isFilled).compactMap { path in
      if isFilled || path.isLoop, let outline = Outline(path) { return outline }
      guard figure.stroke != nil,
        let line = path.polylines(tolerance: tolerance).first
      else { return nil }
      let width = CGFloat(figure.strokeWidth)
      return Outline(
        StrokeBand.outline(
          of: line, width: width, extension: figure.lineCap == .butt ? 0 : width / 2))
    }
  }

  /// Leaves out holes, and other outlines that are within another one.
  private static func outermost(_ outlines: [Outline]) -> [Outline] {
    guard outlines.count <= mostCompared else { return outlines }
    return outlines.enumerated().filter { index, inner in
      !outlines.enumerated().contains { place, outer in
        // Of two equal outlines, the first one stays.
        place != index && outer.box.contains(inner.box)
          && (abs(outer.area), -place) > (abs(inner.area), -index)
          && (inner.corners == outer.corners || inner.corners.allSatisfy(outer.path.contains))
      }
    }.map(\.element)
  }

  private static func centroid(_ outlines: [Outline]) -> CGPoint? {
    var (area, x, y): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    // From a corner, since the products of large coordinates are not exact.
    let origin = outlines.first?.corners.first ?? .zero
    for outline in outlines {
      let moments = moments(of: outline.corners, around: origin)
      let sign: CGFloat = moments.area < 0 ? -1 : 1
      area += sign * moments.area
      x += sign * moments.x
      y += sign * moments.y
    }
    return area > 0 ? CGPoint(x: origin.x + x / area, y: origin.y + y / area) : nil
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
