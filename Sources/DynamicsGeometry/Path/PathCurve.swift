import Foundation

/// A curved piece of a path: all that flattening and containment need to know of it.
protocol PathCurve {
  var start: CGPoint { get }
  var end: CGPoint { get }

  /// Corners of a convex polygon that holds the whole curve.
  var hull: [CGPoint] { get }

  /// The greatest number that the curve's points are computed from, which decides how exact they
  /// are.
  var magnitude: CGFloat { get }

  /// The two halves; where the first ends the second starts, to the last bit.
  var halves: (Self, Self) { get }

  /// Where the curve is at `progress`, which runs from 0 to 1.
  func point(at progress: CGFloat) -> CGPoint

  /// How many chords of equal progress stay within `tolerance` points; not a whole number.
  func chordsNeeded(tolerance: CGFloat) -> CGFloat
}

extension PathCurve {
  /// The ends of the chords that replace the curve, without its start.
  func chordEnds(tolerance: CGFloat) -> [CGPoint] {
    let needed = chordsNeeded(tolerance: tolerance).rounded(.up)
    // Asked this way round, a count that overflowed to NaN is refused as well.
    guard needed <= CGFloat(BezierPath.maxChordsPerCurve) else {
      BezierPath.reportTooFine(tolerance: tolerance)
      return chordEnds(count: BezierPath.maxChordsPerCurve)
    }
    return chordEnds(count: max(1, Int(needed)))
  }

  private func chordEnds(count: Int) -> [CGPoint] {
    (1..<count).map { point(at: CGFloat($0) / CGFloat(count)) } + [end]
  }

  /// How often the curve crosses, downward less upward, the ray from `point` to the right.
  ///
  /// Seen from outside its hull, a curve winds exactly as its chord does; what is inside is halved
  /// until it is outside or within rounding of a point. So the answer is as exact as the
  /// arithmetic, whatever the size of the curve.
  func crossings(rightOf point: CGPoint) -> Int {
    crossings(rightOf: point, resolution: 1e-13 * magnitude)
  }

  private func crossings(rightOf point: CGPoint, resolution: CGFloat) -> Int {
    let hull = hull
    let isOutside =
      hull.allSatisfy { $0.x < point.x } || hull.allSatisfy { $0.x > point.x }
      || hull.allSatisfy { $0.y < point.y } || hull.allSatisfy { $0.y > point.y }
    let isPoint = hull.allSatisfy {
      abs($0.x - hull[0].x) <= resolution && abs($0.y - hull[0].y) <= resolution
    }
    if isOutside || isPoint { return chordCrossings(from: start, to: end, rightOf: point) }
    let (first, second) = halves
    return first.crossings(rightOf: point, resolution: resolution)
      + second.crossings(rightOf: point, resolution: resolution)
  }
}

/// How often the line crosses the ray from `point` to the right: 1 downward, −1 upward, else 0.
///
/// The upper end of a line belongs to it and the lower does not, so that a vertex counts once.
func chordCrossings(from start: CGPoint, to end: CGPoint, rightOf point: CGPoint) -> Int {
  guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
  let progress = (point.y - start.y) / (end.y - start.y)
  let x = start.x + progress * (end.x - start.x)
  guard x > point.x else { return 0 }
  return end.y > start.y ? 1 : -1
}

extension CGPoint {
  /// Whether nothing but rounding separates two points.
  func coincides(with other: CGPoint) -> Bool {
    abs(x - other.x) + abs(y - other.y) <= 1e-12 * (1 + abs(x) + abs(y))
  }
}
