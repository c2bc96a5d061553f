public import Foundation

internal import DynamicsReporting

extension BezierPath {
  /// How many chords a single curve is replaced by at most, whatever the tolerance.
  static let mostChordsPerCurve = 65_536

  /// What curves are flattened to when asked for nonsense, in points: what boundaries use.
  private static let usualTolerance: CGFloat = 0.25

  /// The smallest rectangle around all points of the path, control points of Bézier curves included.
  ///
  /// That is what Apple documents for `UIBezierPath.bounds`, and it can be larger than what the
  /// curves touch. An arc, which has no control points, counts as what it touches. The bounds of an
  /// empty path are `CGRect.null`.
  public var bounds: CGRect { CGRect(enclosing: subpaths.lazy.flatMap(\.boundingPoints)) }

  /// Whether `point` is inside a closed subpath, by the non-zero winding rule.
  ///
  /// As UIKit documents, an open subpath contains nothing; one drawn back to its start counts as
  /// closed. Of the edge, the left and upper part is inside and the right and lower is not, as for
  /// `CGRect.contains`. A point that is not finite is diagnosed and not inside.
  ///
  /// Curves are not flattened for the answer, which is exact up to rounding.
  public func contains(_ point: CGPoint) -> Bool {
    guard point.isFinite else {
      DynamicsDiagnostics.report("the point is not finite; no path contains it")
      return false
    }
    return subpaths.lazy.filter(\.isLoop).map { $0.winding(around: point) }.reduce(0, +) != 0
  }

  /// The subpaths as straight lines that stray from the true curves by at most `tolerance` points.
  ///
  /// Each subpath becomes the list of its vertices; a closed one repeats its first at the end.
  /// No two neighbors in a list coincide, and a subpath without length is left out.
  ///
  /// - Parameter tolerance: In points, above zero. Anything else is diagnosed and taken as 0.25.
  ///   No curve is cut into more than 65 536 chords; a tolerance that would need more is diagnosed
  ///   and gets as many.
  /// - Complexity: For a given path, in proportion to 1/√tolerance.
  public func polylines(tolerance: CGFloat) -> [[CGPoint]] {
    var tolerance = tolerance
    if !(tolerance > 0 && tolerance.isFinite) {
      DynamicsDiagnostics.report("a tolerance must be above zero and finite, not \(tolerance)")
      tolerance = Self.usualTolerance
    }
    // A little finer than asked for, so that rounding cannot take a chord beyond what was asked.
    let finer = 0.999 * tolerance
    return subpaths.map { $0.polyline(tolerance: finer) }.filter { $0.count > 1 }
  }

  /// Says that a curve was cut as finely as is allowed, and that it was not enough.
  static func reportTooFine(tolerance: CGFloat) {
    DynamicsDiagnostics.report(
      "a tolerance of \(tolerance) pt would need over \(mostChordsPerCurve) chords for one curve",
      by: "polylines(tolerance:)")
  }
}
