import Foundation

/// A cubic Bézier curve.
struct CubicCurve: PathCurve {
  let start, control1, control2, end: CGPoint

  var hull: [CGPoint] { [start, control1, control2, end] }

  var magnitude: CGFloat { hull.map { max(abs($0.x), abs($0.y)) }.max() ?? 0 }

  /// The halves, by De Casteljau's algorithm.
  var halves: (CubicCurve, CubicCurve) {
    let a = start.mixed(with: control1, 0.5)
    let b = control1.mixed(with: control2, 0.5)
    let c = control2.mixed(with: end, 0.5)
    let ab = a.mixed(with: b, 0.5)
    let bc = b.mixed(with: c, 0.5)
    let middle = ab.mixed(with: bc, 0.5)
    return (
      CubicCurve(start: start, control1: a, control2: ab, end: middle),
      CubicCurve(start: middle, control1: bc, control2: c, end: end)
    )
  }

  func point(at progress: CGFloat) -> CGPoint {
    let rest = 1 - progress
    let weights = (
      rest * rest * rest, 3 * rest * rest * progress, 3 * rest * progress * progress,
      progress * progress * progress
    )
    return CGPoint(
      x: weights.0 * start.x + weights.1 * control1.x + weights.2 * control2.x
        + weights.3 * end.x,
      y: weights.0 * start.y + weights.1 * control1.y + weights.2 * control2.y
        + weights.3 * end.y)
  }

  /// The number of chords needed for a tolerance.
  ///
  /// A chord over 1/n of a curve differs from it by at most max|C″| / 8n². C″ lies between six
  /// times the second differences of the control points.
  func chordsNeeded(tolerance: CGFloat) -> CGFloat {
    let bend = max(
      hypotenuse(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y),
      hypotenuse(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y))
    return (6 * bend / (8 * tolerance)).squareRoot()
  }
}

extension CubicCurve {
  /// Makes the cubic that equals a quadratic curve.
  init(start: CGPoint, control: CGPoint, end: CGPoint) {
    self.init(
      start: start,
      control1: start.mixed(with: control, 2.0 / 3),
      control2: end.mixed(with: control, 2.0 / 3),
      end: end)
  }
}

extension CGPoint {
  /// The point at a fraction of the way to `other`.
  func mixed(with other: CGPoint, _ progress: CGFloat) -> CGPoint {
    CGPoint(
      x: (1 - progress) * x + progress * other.x, y: (1 - progress) * y + progress * other.y)
  }
}
