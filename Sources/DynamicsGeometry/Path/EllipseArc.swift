import Foundation

/// A part of an ellipse: center + cos(angle)·xAxis + sin(angle)·yAxis.
///
/// The axes need not be perpendicular. So an arc stays an exact arc under any affine transform.
struct EllipseArc: PathCurve, Equatable, Sendable {
  let center: CGPoint
  let xAxis, yAxis: CGVector
  let startAngle, endAngle: CGFloat

  var start: CGPoint { point(atAngle: startAngle) }
  var end: CGPoint { point(atAngle: endAngle) }
  private var sweep: CGFloat { abs(endAngle - startAngle) }

  func applying(_ transform: CGAffineTransform) -> EllipseArc {
    EllipseArc(
      center: center.applying(transform), xAxis: xAxis.applying(transform),
      yAxis: yAxis.applying(transform), startAngle: startAngle, endAngle: endAngle)
  }

  func point(at progress: CGFloat) -> CGPoint {
    point(atAngle: startAngle + progress * (endAngle - startAngle))
  }

  private func point(atAngle angle: CGFloat) -> CGPoint {
    // A whole turn ends exactly at its start; sin(2π) = −2e-16 would give another point.
    let angle = abs(angle) == 2 * .pi ? 0 : angle
    let turn = SinCos(angle)
    return CGPoint(
      x: center.x + turn.cosine * xAxis.dx + turn.sine * yAxis.dx,
      y: center.y + turn.cosine * xAxis.dy + turn.sine * yAxis.dy)
  }

  /// The number of chords needed for a tolerance.
  ///
  /// A chord of a circle of radius r differs from it by r·(1 − cos(Δ/2)) = 2r·sin²(Δ/4). An ellipse
  /// is a circle scaled by at most the largest singular value of its axes.
  ///
  /// Each quarter has the same number of chords. So the extreme points of an oval are vertices, and
  /// it has at least four chords at any tolerance.
  func chordsNeeded(tolerance: CGFloat) -> CGFloat {
    let radius =
      (hypotenuse(xAxis.dx + yAxis.dy, xAxis.dy - yAxis.dx)
        + hypotenuse(xAxis.dx - yAxis.dy, xAxis.dy + yAxis.dx)) / 2
    let quarters = max(1, (sweep / (.pi / 2)).rounded(.up))
    guard tolerance < radius else { return quarters }
    let square = tolerance / (2 * radius)
    let step = 4 * arctangent(square.squareRoot(), (1 - square).squareRoot())
    return quarters * (sweep / quarters / step).rounded(.up)
  }

  var magnitude: CGFloat {
    [center.x, center.y, xAxis.dx, xAxis.dy, yAxis.dx, yAxis.dy].map(abs).max() ?? 0
  }

  var halves: (EllipseArc, EllipseArc) {
    let middle = (startAngle + endAngle) / 2
    return (part(from: startAngle, to: middle), part(from: middle, to: endAngle))
  }

  private func part(from startAngle: CGFloat, to endAngle: CGFloat) -> EllipseArc {
    EllipseArc(
      center: center, xAxis: xAxis, yAxis: yAxis, startAngle: startAngle, endAngle: endAngle)
  }

  /// The triangle of the chord and the end tangents, for at most a quarter turn; otherwise a box.
  var hull: [CGPoint] {
    guard sweep <= .pi / 2 else {
      let extent = CGVector(dx: hypotenuse(xAxis.dx, yAxis.dx), dy: hypotenuse(xAxis.dy, yAxis.dy))
      return [
        CGPoint(x: center.x - extent.dx, y: center.y - extent.dy),
        CGPoint(x: center.x + extent.dx, y: center.y + extent.dy),
      ]
    }
    let middle = point(at: 0.5)
    let stretch = 1 / SinCos(sweep / 2).cosine
    let corner = CGPoint(
      x: center.x + stretch * (middle.x - center.x), y: center.y + stretch * (middle.y - center.y))
    return [start, corner, end]
  }

  /// The ends, and the leftmost, rightmost, highest and lowest points between them.
  var extremes: [CGPoint] {
    let range = min(startAngle, endAngle)...max(startAngle, endAngle)
    var extremes = [start, end]
    for peak in [arctangent(yAxis.dx, xAxis.dx), arctangent(yAxis.dy, xAxis.dy)] {
      for halfTurns in -3...3 {
        let angle: CGFloat = peak + CGFloat(halfTurns) * .pi
        if range.contains(angle) { extremes.append(point(atAngle: angle)) }
      }
    }
    return extremes
  }
}

extension EllipseArc {
  /// Makes an arc of a circle.
  ///
  /// A positive angle is clockwise on screen. As in Core Graphics, an arc goes to its end angle in
  /// the given direction. If the angles differ by whole turns, it is one whole turn; if they are
  /// equal, it is empty.
  init(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = clockwise ? endAngle - startAngle : startAngle - endAngle
    if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
    // The difference of angles such as −π/2 and 3π/2 is a whole turn only up to rounding.
    if sweep > turn - 1e-9 { sweep = turn }
    let turned = SinCos(startAngle)
    self.init(
      center: center,
      xAxis: CGVector(dx: radius * turned.cosine, dy: radius * turned.sine),
      yAxis: CGVector(dx: -radius * turned.sine, dy: radius * turned.cosine),
      startAngle: 0, endAngle: clockwise ? sweep : -sweep)
  }
}
