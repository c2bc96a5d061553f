package import DynamicsGeometry
public import Foundation

/// A shape of straight lines, curves and arcs that does not change; see Apple's `CGPath`.
///
/// Numbers that are not finite are diagnosed and leave out what they are in.
public class CGPath: Hashable {
  package let core: BezierPath

  package init(core: BezierPath) { self.core = core }

  /// Makes a closed rectangle, in points.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(core: BezierPath(rect: rect), transform)
  }

  /// Makes a closed ellipse that fills a rectangle, in points.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(core: BezierPath(ovalIn: rect), transform)
  }

  /// Makes a closed rectangle whose corners are quarters of ellipses, in points.
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

  // MARK: Asking

  /// Whether there is nothing in the path.
  public var isEmpty: Bool { core.isEmpty }

  /// Where the next line or curve would start, in points; zero if the path is empty.
  public var currentPoint: CGPoint { core.currentPoint }

  /// The smallest rectangle around all points, control points included; null if there are none.
  public var boundingBox: CGRect { core.bounds }

  /// Whether a point is inside, by the non-zero winding rule.
  ///
  /// As for `UIBezierPath`, a subpath that was not closed contains nothing.
  public func contains(_ point: CGPoint) -> Bool { core.contains(point) }

  /// A path of the same shape.
  public func copy() -> CGPath? { CGPath(core: core.copy()) }

  /// A path of the same shape, moved by a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(core: core.copy(), transform)
  }

  /// A path of the same shape, to go on with.
  public func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.addPath(self)
    return path
  }

  /// Whether two paths are drawn by the same moves, lines and curves, as on iOS.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.core.shims.isDrawn(as: b.core) }

  /// Hashes where the path ends.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(core.currentPoint.x)
    hasher.combine(core.currentPoint.y)
  }
}
