public import CoreGraphics
internal import Dynamics
public import Foundation

/// A shape of straight lines, curves and arcs, in points; see Apple's `UIBezierPath`.
///
/// Numbers that are not finite, and lines from nowhere, are diagnosed and left out.
open class UIBezierPath: NSObject, NSCopying {
  /// What the core knows the path as.
  let core: BezierPath

  /// Makes an empty path.
  public override init() { core = BezierPath() }

  init(core: BezierPath) { self.core = core }

  /// Makes a path of the same shape and line.
  open func copy(with zone: NSZone? = nil) -> Any {
    let path = UIBezierPath(core: core.copy())
    path.lineWidth = lineWidth
    return path
  }

  // MARK: Drawing on

  /// Begins a new part at a point.
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

  /// Adds an arc of a circle, and before it a line from the current point to where it starts.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    core.addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Ends the current part with a line back to its start.
  open func close() { core.close() }

  /// Takes everything out of the path.
  open func removeAllPoints() { core.shims.removeAllPoints() }

  /// Adds the parts of another path, as they are now.
  open func append(_ bezierPath: UIBezierPath) { core.append(bezierPath.core) }

  /// Moves every point of the path by a transform.
  open func apply(_ transform: CGAffineTransform) { core.apply(transform) }

  // MARK: Asking

  /// Whether there is nothing in the path.
  open var isEmpty: Bool { core.isEmpty }

  /// Where the next line or curve would start; zero if the path is empty.
  open var currentPoint: CGPoint { core.currentPoint }

  /// The smallest rectangle around all points, control points included; null if there are none.
  open var bounds: CGRect { core.bounds }

  /// Whether a point is inside a closed part, by the non-zero winding rule.
  open func contains(_ point: CGPoint) -> Bool { core.contains(point) }

  /// The shape as it is now; setting it replaces the shape.
  open var cgPath: CGPath {
    get { CGPath(core: core.copy()) }
    set {
      let shape = newValue.core.copy()
      core.shims.removeAllPoints()
      core.append(shape)
    }
  }

  // MARK: Line

  /// How wide a line would be, in points; 1 by default.
  open var lineWidth: CGFloat = 1
}
