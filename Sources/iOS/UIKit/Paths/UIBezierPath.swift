public import CoreGraphics
internal import Dynamics
public import Foundation

/// A path of straight lines, curves and arcs, in points; see Apple's `UIBezierPath`.
///
/// A segment is reported and ignored if it has a number that is not finite, or if there is no
/// current point.
open class UIBezierPath: NSObject, NSCopying {
  /// The core's path.
  let core: BezierPath

  /// Makes an empty path.
  public override init() { core = BezierPath() }

  init(core: BezierPath) { self.core = core }

  /// Returns a copy with the same shape and line width.
  open func copy(with zone: NSZone? = nil) -> Any {
    let path = UIBezierPath(core: core.copy())
    path.lineWidth = lineWidth
    return path
  }

  // MARK: Building

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { core.move(to: point) }

  /// Adds a straight line from the current point.
  open func addLine(to point: CGPoint) { core.addLine(to: point) }

  /// Adds a cubic Bézier curve from the current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    core.addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    core.addQuadCurve(to: endPoint, controlPoint: controlPoint)
  }

  /// Adds an arc of a circle, after a line from the current point to its start.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    core.addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Closes the current subpath with a line to its start.
  open func close() { core.close() }

  /// Removes all points.
  open func removeAllPoints() { core.shims.removeAllPoints() }

  /// Adds the present subpaths of another path.
  open func append(_ bezierPath: UIBezierPath) { core.append(bezierPath.core) }

  /// Transforms all points of the path.
  open func apply(_ transform: CGAffineTransform) { core.apply(transform) }

  // MARK: Queries

  /// Whether the path is empty.
  open var isEmpty: Bool { core.isEmpty }

  /// The point at which the next segment starts, in points; zero if the path is empty.
  open var currentPoint: CGPoint { core.currentPoint }

  /// The bounding box of all points, including control points; null if the path is empty.
  open var bounds: CGRect { core.bounds }

  /// Whether a point is inside a closed subpath, by the nonzero winding rule.
  open func contains(_ point: CGPoint) -> Bool { core.contains(point) }

  /// The present shape; setting it replaces the shape.
  open var cgPath: CGPath {
    get { CGPath(core: core.copy()) }
    set {
      let shape = newValue.core.copy()
      core.shims.removeAllPoints()
      core.append(shape)
    }
  }

  // MARK: Line

  /// The width of the line, in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of the line; `.butt` by default.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the corners of the line; `.miter` by default.
  open var lineJoinStyle = CGLineJoin.miter
  /// Has no effect: nothing is drawn.
  open func fill() {}
  /// Has no effect: nothing is drawn.
  open func stroke() {}
  /// Has no effect: nothing is drawn.
  open func addClip() {}
}
