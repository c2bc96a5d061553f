internal import DynamicsReporting
import Foundation

/// A curved segment of a path, with the members needed for flattening and containment.
protocol PathCurve {
  var start: CGPoint { get }
  var end: CGPoint { get }

  /// The corners of a convex polygon that contains the curve.
  var hull: [CGPoint] { get }

  /// The largest number from which the curve's points are computed; it bounds their rounding error.
  var magnitude: CGFloat { get }

  /// The two halves; the second starts exactly at the end of the first.
  var halves: (Self, Self) { get }

  /// The point at `progress`, from 0 to 1.
  func point(at progress: CGFloat) -> CGPoint

  /// The number of chords of equal progress that is needed for a tolerance in points; not an
  /// integer.
  func chordsNeeded(tolerance: CGFloat) -> CGFloat
}

extension PathCurve {
  /// The ends of the chords that replace the curve, without its start.
  func chordEnds(tolerance: CGFloat) -> [CGPoint] {
    let needed = chordsNeeded(tolerance: tolerance).rounded(.up)
    // With this comparison, a count that overflowed to NaN also fails.
    guard needed <= CGFloat(ChordLimit.perCurve) else {
      ChordLimit.reportTooFine(tolerance: tolerance)
      return chordEnds(count: ChordLimit.perCurve)
    }
    return chordEnds(count: max(1, Int(needed)))
  }

  private func chordEnds(count: Int) -> [CGPoint] {
    (1..<count).map { point(at: CGFloat($0) / CGFloat(count)) } + [end]
  }

  /// The number of downward minus upward crossings of the curve with the ray from `point` to the
  /// right.
  ///
  /// A point outside the hull has the same number for the curve and for its chord. A curve whose
  /// hull contains the point is halved until the point is outside or equal up to rounding. So the
  /// result is as exact as the arithmetic, for curves of any size.
  func crossings(rightOf point: CGPoint) -> Int {
    // Halving subnormal numbers may round them back to themselves.
    let resolution = max(1e-13 * magnitude, .leastNormalMagnitude)
    return crossings(rightOf: point, resolution: resolution, halvings: HalvingLimit.perCurve)
  }

  private func crossings(rightOf point: CGPoint, resolution: CGFloat, halvings: Int) -> Int {
    let hull = hull
    // With these comparisons, a hull that overflowed to NaN is around nothing.
    let isAround =
      hull.contains { $0.x <= point.x } && hull.contains { $0.x >= point.x }
      && hull.contains { $0.y <= point.y } && hull.contains { $0.y >= point.y }
    let isPoint = hull.allSatisfy {
      abs($0.x - hull[0].x) <= resolution && abs($0.y - hull[0].y) <= resolution
    }
    if !isAround || isPoint || halvings == 0 {
      return chordCrossings(from: start, to: end, rightOf: point)
    }
    let (first, second) = halves
    return first.crossings(rightOf: point, resolution: resolution, halvings: halvings - 1)
      + second.crossings(rightOf: point, resolution: resolution, halvings: halvings - 1)
  }
}

/// The most times that a curve is halved.
///
/// After 50 halvings, the part of a curve is shorter than its resolution; an arc needs a few more,
/// until it spans less than a quarter turn.
private enum HalvingLimit {
  static let perCurve = 60
}

/// The maximum number of chords of a curve, for any tolerance.
private enum ChordLimit {
  static let perCurve = 65_536

  /// Reports that a curve needs more chords than are allowed.
  static func reportTooFine(tolerance: CGFloat) {
    DynamicsDiagnostics.report(
      "a tolerance of \(tolerance) pt would need over \(perCurve) chords for one curve; "
        + "\(perCurve) are used. Pass a larger tolerance",
      by: "BezierPath.polylines(tolerance:)")
  }
}

extension CGPoint {
  /// Whether two points are equal up to rounding.
  func coincides(with other: CGPoint) -> Bool {
    abs(x - other.x) + abs(y - other.y) <= 1e-12 * (1 + abs(x) + abs(y))
  }
}
