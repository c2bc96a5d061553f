internal import DynamicsGeometry
public import Foundation

/// A path that can be changed; see Apple's `CGMutablePath`.
///
/// A segment with a number that is not finite is reported and ignored.
public final class CGMutablePath: CGPath {
  /// Makes an empty path.
  public init() { super.init(core: BezierPath()) }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    core.move(to: point.applying(transform))
  }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    core.addLine(to: point.applying(transform))
  }

  /// Begins a new subpath at the first point, and adds straight lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    core.addCurve(
      to: end.applying(transform), controlPoint1: control1.applying(transform),
      controlPoint2: control2.applying(transform))
  }

  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    core.addQuadCurve(to: end.applying(transform), controlPoint: control.applying(transform))
  }

  /// Adds an arc of a circle, after a line from the current point to its start.
  ///
  /// As in Core Graphics, `clockwise` refers to a y axis that points up. In views, where it points
  /// down, `true` goes counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = BezierPath(
      arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
    guard !arc.isEmpty else { return }
    arc.apply(transform)
    core.shims.continue(with: arc)
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(BezierPath(rect: rect), transform)
  }

  /// Adds a closed ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(BezierPath(ovalIn: rect), transform)
  }

  /// Adds a closed rectangle with elliptical corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let path = CGPath(
      roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil)
    add(path.core, transform)
  }

  /// Adds the present subpaths of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(path.core.copy(), transform)
  }

  /// Closes the current subpath with a line to its start.
  public func closeSubpath() { core.close() }

  private func add(_ path: BezierPath, _ transform: CGAffineTransform) {
    path.apply(transform)
    core.append(path)
  }
}
