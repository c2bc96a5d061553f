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

  /// Shapes with more corners collide by the box around them.
  private static let mostCorners = 2_000_000

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
    let outlines = ShapeArea.outlines(of: shapes.map(ShapeArea.init))
    guard outlines.reduce(0, { $0 + $1.corners.count }) <= Self.mostCorners else {
      self.init(boxOf: shapes)
      return
    }
    let whole = BezierPath()
    for outline in outlines { whole.append(outline.path) }
    guard let center = ClosedOutline.centroid(outlines) else {
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
}
