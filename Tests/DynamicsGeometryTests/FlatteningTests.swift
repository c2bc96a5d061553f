import DynamicsGeometry
import DynamicsTestSupport
import Foundation
import Testing

@Suite struct FlatteningTests {
  static let tolerances: [CGFloat] = [5, 0.25, 0.01, 1e-5]

  /// For a circle the distance is known: a chord strays most at its middle.
  @Test(arguments: tolerances, [3, 47.3, 2500])
  func `A circle is never further from its chords than the tolerance`(
    tolerance: CGFloat, radius: CGFloat
  ) {
    let circle = BezierPath(
      arcCenter: CGPoint(x: 5, y: -8), radius: radius, startAngle: 0.3, endAngle: 5,
      clockwise: true)
    let points = circle.polylines(tolerance: tolerance)[0]
    let sagittas = zip(points, points.dropFirst()).map { a, b in
      radius - hypot((a.x + b.x) / 2 - 5, (a.y + b.y) / 2 + 8)
    }
    #expect(sagittas.max()! <= tolerance)
    // Nor is it cut much finer than needed, once there are chords enough to tell.
    if points.count > 40 { #expect(sagittas.max()! > 0.8 * tolerance) }
  }

  @Test(arguments: [(100, 1), (1, 1000), (40, 40.000_001)])
  func `A stretched and turned ellipse keeps within the tolerance`(
    width: CGFloat, height: CGFloat
  ) {
    let path = BezierPath(ovalIn: CGRect(x: -1, y: -1, width: 2, height: 2))
    let axes = CGAffineTransform(scaleX: width, y: height).concatenating(
      CGAffineTransform(rotationAngle: 0.7))
    path.apply(axes)
    let points = path.polylines(tolerance: 0.05)[0]
    #expect(points.first == points.last)
    let truth = (0...20_000).map { index -> CGPoint in
      let angle = 2 * .pi * CGFloat(index) / 20_000
      return CGPoint(x: cos(angle), y: sin(angle)).applying(axes)
    }
    #expect(greatestDistance(from: truth, to: points) <= 0.05)
  }

  @Test(arguments: 1...20)
  func `A random curve is never further from its chords than the tolerance`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let square = CGRect(x: -200, y: -200, width: 400, height: 400)
    let p = (0..<4).map { _ in random.point(in: square) }
    let tolerance = pow(10, random.double(in: -2...1))

    let cubic = BezierPath()
    cubic.move(to: p[0])
    cubic.addCurve(to: p[3], controlPoint1: p[1], controlPoint2: p[2])
    let cubicTruth = (0...5000).map { index -> CGPoint in
      let t = CGFloat(index) / 5000
      return along(
        along(along(p[0], p[1], t), along(p[1], p[2], t), t),
        along(along(p[1], p[2], t), along(p[2], p[3], t), t), t)
    }
    let chords = cubic.polylines(tolerance: tolerance)[0]
    #expect(chords.first == p[0] && chords.last == p[3])
    #expect(greatestDistance(from: cubicTruth, to: chords) <= tolerance)

    let quadratic = BezierPath()
    quadratic.move(to: p[0])
    quadratic.addQuadCurve(to: p[2], controlPoint: p[1])
    let truth = (0...5000).map { index -> CGPoint in
      let t = CGFloat(index) / 5000
      return along(along(p[0], p[1], t), along(p[1], p[2], t), t)
    }
    #expect(
      greatestDistance(from: truth, to: quadratic.polylines(tolerance: tolerance)[0])
        <= tolerance)
  }

  @Test func `Where the bound is sharp, rounding does not take it past the tolerance`() {
    // The parabola through (0,0), (50,50), (100,0) strays 0.5 pt from each of ten chords.
    let path = BezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 100))
    let truth = (0...10_000).map { index -> CGPoint in
      let t = CGFloat(index) / 10_000
      return CGPoint(x: 100 * t, y: 200 * t * (1 - t))
    }
    #expect(greatestDistance(from: truth, to: path.polylines(tolerance: 0.5)[0]) <= 0.5)
  }

  @Test func `A quarter as much tolerance takes twice as many chords`() {
    let oval = BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 1000, height: 400))
    let coarse = oval.polylines(tolerance: 0.04)[0].count
    let fine = oval.polylines(tolerance: 0.01)[0].count
    #expect(abs(CGFloat(fine) / CGFloat(coarse) - 2) < 0.1)
  }

  @Test func `No tolerance makes less than a quadrangle of an oval`() {
    let points = BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 2, height: 2))
      .polylines(tolerance: 1000)[0]
    #expect(points.count == 5 && points.first == points.last)
  }

  @Test func `No two neighbors coincide`() {
    let pill = BezierPath(
      roundedRect: CGRect(x: 0.1, y: 0.7, width: 33.3, height: 11.1), cornerRadius: 99)
    let points = pill.polylines(tolerance: 0.01)[0]
    #expect(points.count > 20)
    for (a, b) in zip(points, points.dropFirst()) { #expect(hypot(a.x - b.x, a.y - b.y) > 0.01) }
  }

  private func along(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y))
  }

  /// At least the greatest distance: each point is compared with a few chords only, those around
  /// the one nearest to the point before it.
  private func greatestDistance(from points: [CGPoint], to line: [CGPoint]) -> CGFloat {
    var (greatest, nearest) = (0.0, 0)
    for point in points {
      var minGaps = CGFloat.infinity
      for chord in max(0, nearest - 1)...min(line.count - 2, nearest + 2) {
        let distance = distance(from: point, to: line[chord], line[chord + 1])
        if distance < minGaps { (minGaps, nearest) = (distance, chord) }
      }
      greatest = max(greatest, minGaps)
    }
    return greatest
  }

  private func distance(from p: CGPoint, to a: CGPoint, _ b: CGPoint) -> CGFloat {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let share = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)
    let t = min(1, max(0, share))
    return hypot(p.x - a.x - t * dx, p.y - a.y - t * dy)
  }
}
