package import DynamicsGeometry
public import Foundation

/// An immutable path of straight lines, curves and arcs; see Apple's `CGPath`.
///
/// A segment with a number that is not finite is reported and ignored.
public class CGPath: Hashable {
  package let core: BezierPath

  package init(core: BezierPath) { self.core = core }

  /// Makes a closed rectangle, in points.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(core: BezierPath(rect: rect), transform)
  }

  /// Makes a closed ellipse inscribed in a rectangle, in points.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(core: BezierPath(ovalIn: rect), transform)
  }

  /// Makes a closed rectangle with elliptical corners, in points.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = Array(repeating: CGSize(width: cornerWidth, height: cornerHeight), count: 4)
    self.init(core: ShimHooks.roundedRect(rect, cornerRadii: radii), transform)
  }

  private convenience init(core: BezierPath, _ transform: UnsafePointer<CGAffineTransform>?) {
    if let transform { core.apply(transform.pointee) }
    self.init(core: core)
  }

  // MARK: Queries

  /// Whether the path is empty.
  public var isEmpty: Bool { core.isEmpty }

  /// The point at which the next segment starts, in points; zero if the path is empty.
  public var currentPoint: CGPoint { core.currentPoint }

  /// The bounding box of all points, including control points; null if the path is empty.
  public var boundingBox: CGRect { core.bounds }

  /// Whether a point is inside, by the nonzero winding rule.
  ///
  /// As for `UIBezierPath`, an open subpath contains no point.
  public func contains(_ point: CGPoint) -> Bool { core.contains(point) }

  /// Returns a copy of the path.
  public func copy() -> CGPath? { CGPath(core: core.copy()) }

  /// Returns a transformed copy of the path.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(core: core.copy(), transform)
  }

  /// Returns a mutable copy of the path.
  public func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.addPath(self)
    return path
  }

  /// Whether two paths have the same elements, as on iOS.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.core.shims.isDrawn(as: b.core) }

  /// Hashes the current point.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(core.currentPoint.x)
    hasher.combine(core.currentPoint.y)
  }
}
