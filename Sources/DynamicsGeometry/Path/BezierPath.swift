public import Foundation

internal import DynamicsReporting

/// A path of straight lines, Bézier curves and arcs, in points.
///
/// The counterpart of `UIBezierPath` for dynamics: the outline of an item or of a boundary. It
/// draws nothing.
///
/// ```swift
/// let triangle = BezierPath()
/// triangle.move(to: CGPoint(x: 0, y: 0))
/// triangle.addLine(to: CGPoint(x: 100, y: 0))
/// triangle.addLine(to: CGPoint(x: 50, y: 80))
/// triangle.close()
/// print(triangle.contains(CGPoint(x: 50, y: 20)))  // true
/// ```
///
/// A path consists of subpaths. ``move(to:)`` begins a subpath, and ``close()`` ends it with a line
/// back to its start. y grows downward, and a positive angle is clockwise on screen. Arcs stay
/// exact arcs under any transform.
///
/// Points must be finite, and a line or curve needs a current point. Otherwise the call is reported
/// and adds nothing.
///
/// A path is a class, as in UIKit: all references to it see later changes. ``copy()`` makes an
/// independent path.
public final class BezierPath {
  var subpaths: [Subpath] = []

  /// Makes an empty path.
  public init() {}

  /// Returns an independent path with the same shape.
  public func copy() -> BezierPath {
    let copy = BezierPath()
    copy.subpaths = subpaths
    return copy
  }

  /// Whether the path has no subpath, not even a `move(to:)`.
  public var isEmpty: Bool { subpaths.isEmpty }

  /// The start of the next line or curve, in points; (0, 0) if the path is empty.
  ///
  /// After ``close()`` it is the start of the closed subpath.
  public var currentPoint: CGPoint { subpaths.last?.currentPoint ?? .zero }

  /// Begins a new subpath at `point`.
  public func move(to point: CGPoint) {
    guard point.isFinite else { return reportNotFinite() }
    subpaths.append(Subpath(start: point))
  }

  /// Adds a straight line from the current point to `point`.
  public func addLine(to point: CGPoint) {
    guard point.isFinite else { return reportNotFinite() }
    add(.line(to: point))
  }

  /// Adds a cubic Bézier curve from the current point to a point.
  ///
  /// - Parameters:
  ///   - endPoint: The end of the curve, in points.
  ///   - controlPoint1: The curve starts in the direction of this point.
  ///   - controlPoint2: The curve ends in the direction from this point.
  public func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    guard endPoint.isFinite, controlPoint1.isFinite, controlPoint2.isFinite else {
      return reportNotFinite()
    }
    add(.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2))
  }

  /// Adds a quadratic Bézier curve from the current point to a point.
  ///
  /// - Parameters:
  ///   - endPoint: The end of the curve, in points.
  ///   - controlPoint: The curve starts in the direction of this point, and ends in the direction
  ///     from it.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    guard endPoint.isFinite, controlPoint.isFinite else { return reportNotFinite() }
    add(.quadCurve(to: endPoint, control: controlPoint))
  }

  /// Ends the current subpath with a line back to its start; a closed subpath does not change.
  public func close() {
    guard !subpaths.isEmpty else { return reportNoCurrentPoint() }
    subpaths[subpaths.count - 1].isClosed = true
  }

  /// Adds copies of the subpaths of another path.
  ///
  /// - Complexity: O(*m*) on average, where *m* is the number of subpaths of the other path.
  public func append(_ path: BezierPath) {
    subpaths += path.subpaths
  }

  /// Transforms all points of the path.
  ///
  /// A transform without an inverse flattens the path; this cannot be undone.
  ///
  /// - Parameter transform: A finite transform that keeps all points finite.
  /// - Complexity: O(*n*), where *n* is the number of segments of the path.
  public func apply(_ transform: CGAffineTransform) {
    let moved = subpaths.map { $0.applying(transform) }
    guard transform.isFinite, moved.allSatisfy(\.isFinite) else {
      return DynamicsDiagnostics.report("the transform is not finite or too large for this path")
    }
    subpaths = moved
  }

  /// Adds a segment to the current subpath; after a closed one, to a new one with the same start.
  func add(_ segment: PathSegment, by caller: String = #function) {
    // Not a copy of the subpath: with one, each segment would copy all before it.
    guard let last = subpaths.indices.last else { return reportNoCurrentPoint(by: caller) }
    if subpaths[last].isClosed { subpaths.append(Subpath(start: subpaths[last].start)) }
    subpaths[subpaths.count - 1].segments.append(segment)
  }

  private func reportNoCurrentPoint(by caller: String = #function) {
    DynamicsDiagnostics.report("the path has no current point: call move(to:) first", by: caller)
  }

  private func reportNotFinite(by caller: String = #function) {
    DynamicsDiagnostics.report("a point of a path must be finite", by: caller)
  }
}
