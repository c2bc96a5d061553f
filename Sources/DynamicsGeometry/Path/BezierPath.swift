public import Foundation

internal import DynamicsReporting

/// A shape of straight lines, Bézier curves and arcs, in points.
///
/// It is what UIKit's `UIBezierPath` is to a dynamics program: the outline of an item or of a
/// boundary. It draws nothing.
///
/// ```swift
/// let path = BezierPath()
/// path.move(to: CGPoint(x: 0, y: 0))
/// path.addLine(to: CGPoint(x: 100, y: 0))
/// path.addLine(to: CGPoint(x: 50, y: 80))
/// path.close()
/// path.contains(CGPoint(x: 50, y: 20))  // true
/// ```
///
/// A path is made of subpaths; `move(to:)` begins one and ``close()`` ends it with a line back to
/// its start. y grows downward and a positive angle turns clockwise on screen. Arcs are kept as
/// true arcs, not as curves close to them, under any transform.
///
/// A call with a point that is not finite, or with nothing to start from, is diagnosed and ignored.
///
/// A path is a reference, as UIKit's is: what holds it sees later changes; ``copy()`` parts ways.
public final class BezierPath {
  var subpaths: [Subpath] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path with the same shape, which goes its own way from now on.
  public func copy() -> BezierPath {
    let copy = BezierPath()
    copy.subpaths = subpaths
    return copy
  }

  /// Whether there is nothing in the path, not even a `move(to:)`.
  public var isEmpty: Bool { subpaths.isEmpty }

  /// Where the next line or curve will start, in points; zero if the path is empty.
  ///
  /// After ``close()`` that is the start of the subpath that was closed.
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

  /// Adds a cubic Bézier curve from the current point to `endPoint`.
  ///
  /// It leaves towards the first control point and arrives from the second.
  public func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    guard endPoint.isFinite, controlPoint1.isFinite, controlPoint2.isFinite else {
      return reportNotFinite()
    }
    add(.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2))
  }

  /// Adds a quadratic Bézier curve from the current point to `endPoint`.
  ///
  /// It leaves towards the control point and arrives from there.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    guard endPoint.isFinite, controlPoint.isFinite else { return reportNotFinite() }
    add(.quadCurve(to: endPoint, control: controlPoint))
  }

  /// Ends the current subpath with a line back to its start; what is closed already stays as it is.
  public func close() {
    guard !subpaths.isEmpty else { return reportNoCurrentPoint() }
    subpaths[subpaths.count - 1].isClosed = true
  }

  /// Adds the subpaths of another path, as they are now.
  public func append(_ path: BezierPath) {
    subpaths += path.subpaths
  }

  /// Moves every point of the path by `transform`.
  ///
  /// A transform that is not finite, or that throws a point beyond the finite numbers, is diagnosed
  /// and ignored. One without an inverse flattens the path for good.
  public func apply(_ transform: CGAffineTransform) {
    let moved = subpaths.map { $0.applying(transform) }
    guard transform.isFinite, moved.allSatisfy(\.isFinite) else {
      return DynamicsDiagnostics.report("the transform is not finite or too large for this path")
    }
    subpaths = moved
  }

  /// Adds to the current subpath; after a closed one, to a new one that starts where it started.
  func add(_ segment: PathSegment, by caller: String = #function) {
    guard let last = subpaths.last else { return reportNoCurrentPoint(by: caller) }
    if last.isClosed { subpaths.append(Subpath(start: last.start)) }
    subpaths[subpaths.count - 1].segments.append(segment)
  }

  private func reportNoCurrentPoint(by caller: String = #function) {
    DynamicsDiagnostics.report("the path has no current point: call move(to:) first", by: caller)
  }

  private func reportNotFinite(by caller: String = #function) {
    DynamicsDiagnostics.report("a point of a path must be finite", by: caller)
  }
}
