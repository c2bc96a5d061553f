public import Foundation

internal import DynamicsReporting

extension BezierPath {
  /// The tolerance used instead of an invalid one, in points; the same as for boundaries.
  private static let defaultTolerance: CGFloat = 0.25

  /// The smallest rectangle around all points of the path, including control points of Bézier
  /// curves.
  ///
  /// Apple documents the same for `UIBezierPath.bounds`. It can be larger than the curves. An arc
  /// has no control points, so its own extent counts. The bounds of an empty path are
  /// `CGRect.null`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of segments of the path.
  public var bounds: CGRect { CGRect(enclosing: subpaths.lazy.flatMap(\.boundingPoints)) }

  /// Whether a point is inside a closed subpath, by the non-zero winding rule.
  ///
  /// As UIKit documents, an open subpath contains nothing. A subpath whose last point is its first
  /// counts as closed. Points on the left and upper edges are inside, and points on the right and
  /// lower edges are not, as for `CGRect.contains`. The result is exact up to rounding, since
  /// curves are not flattened.
  ///
  /// - Parameter point: In points. If it is not finite, the result is `false`.
  /// - Complexity: O(*n*), where *n* is the number of segments of the path.
  public func contains(_ point: CGPoint) -> Bool {
    guard point.isFinite else {
      DynamicsDiagnostics.report("the point is not finite; no path contains it")
      return false
    }
    return subpaths.lazy.filter(\.isLoop).map { $0.winding(around: point) }.reduce(0, +) != 0
  }

  /// Returns the subpaths as polylines that differ from the true curves by at most a tolerance.
  ///
  /// Each subpath becomes a list of its vertices; in that of a closed subpath, the last vertex
  /// equals the first. No two neighbors in a list are equal. A subpath without length is left out.
  ///
  /// - Parameter tolerance: In points, above 0; for an invalid number, 0.25 is used. A curve is
  ///   divided into at most 65 536 chords. If it needs more, that is reported, and 65 536 are used.
  /// - Complexity: O(*n*), where *n* is the number of vertices of the result. For a given path, it
  ///   grows with 1/√tolerance.
  public func polylines(tolerance: CGFloat) -> [[CGPoint]] {
    var tolerance = tolerance
    if !(tolerance > 0 && tolerance.isFinite) {
      DynamicsDiagnostics.report("a tolerance must be above zero and finite, not \(tolerance)")
      tolerance = Self.defaultTolerance
    }
    // Use a slightly smaller tolerance, so that rounding errors do not exceed the given one.
    let finer = 0.999 * tolerance
    return subpaths.map { $0.polyline(tolerance: finer) }.filter { $0.count > 1 }
  }
}
