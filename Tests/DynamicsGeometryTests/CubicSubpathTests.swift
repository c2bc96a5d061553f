import DynamicsGeometry
import DynamicsTestSupport
import Foundation
import Testing

/// Paths as cubic curves only, and arcs as SVG names them.
@Suite struct CubicSubpathTests {
  private func point(_ curve: ArraySlice<CGPoint>, at t: CGFloat) -> CGPoint {
    let p = Array(curve)
    let weights: [CGFloat] = [
      (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t,
    ]
    return zip(p, weights).reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1)
    }
  }

  @Test func `lines, curves and closing are kept`() {
    let path = BezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 9, y: 4), controlPoint: CGPoint(x: 6, y: 10))
    path.close()
    path.move(to: CGPoint(x: 0, y: 0))
    let subpaths = path.cubicSubpaths
    #expect(subpaths.map(\.isClosed) == [true, false])
    #expect(
      subpaths[0].points == [
        CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 3, y: 4),
        CGPoint(x: 5, y: 8), CGPoint(x: 7, y: 8), CGPoint(x: 9, y: 4),
      ])
    #expect(subpaths[1].points == [.zero])
  }

  @Test func `a circle differs by less than a thousandth of its radius`() {
    let points = BezierPath(ovalIn: CGRect(x: -100, y: -100, width: 200, height: 200))
      .cubicSubpaths[0].points
    #expect(points.count == 13)
    for start in stride(from: 0, to: 12, by: 3) {
      for step in 0...20 {
        let place = point(points[start...start + 3], at: CGFloat(step) / 20)
        #expect(abs(hypot(place.x, place.y) - 100) < 0.03)
      }
    }
  }

  @Test func `a path in the other direction is the same line backwards`() {
    let path = BezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 5)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 9, y: 4), controlPoint: CGPoint(x: 6, y: 10))
    path.addCurve(
      to: CGPoint(x: 3, y: 4), controlPoint1: CGPoint(x: 7, y: 7),
      controlPoint2: CGPoint(x: 1, y: 9))
    let (there, back) = (path.polylines(tolerance: 0.1), path.reversed.polylines(tolerance: 0.1))
    #expect(there.count == 2 && back.count == 2)
    for (line, reversed) in zip(there, back.reversed()) {
      #expect(line.count == reversed.count)
      for (a, b) in zip(line, reversed.reversed()) { #expect(hypot(a.x - b.x, a.y - b.y) < 1e-9) }
    }
    #expect(path.reversed.contains(CGPoint(x: 20, y: 10)))
  }

  /// Any arc begins and ends where it should, and lies on an ellipse of its radii.
  @Test func `arcs of ellipses pass through their ends`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let (start, end) = (
        random.point(in: CGRect(x: -50, y: -50, width: 100, height: 100)),
        random.point(in: CGRect(x: -50, y: -50, width: 100, height: 100))
      )
      let radii = CGSize(width: random.double(in: 1...90), height: random.double(in: 1...90))
      let (angle, isLarge, isClockwise) = (
        CGFloat(random.double(in: -9...9)), random.bool(), random.bool()
      )
      let path = BezierPath()
      path.move(to: start)
      path.addEllipticalArc(
        to: end, radii: radii, rotation: angle, isLarge: isLarge, isClockwise: isClockwise)
      #expect(hypot(path.currentPoint.x - end.x, path.currentPoint.y - end.y) < 1e-9)
      // On the unit circle, the arc turns in one direction, by more or less than half a turn.
      path.apply(CGAffineTransform(rotationAngle: -angle))
      path.apply(CGAffineTransform(scaleX: 1 / radii.width, y: 1 / radii.height))
      let corners = path.polylines(tolerance: 0.001)[0]
      let turns = zip(zip(corners, corners.dropFirst()), corners.dropFirst(2)).map { pair, next in
        atan2(
          (pair.1.x - pair.0.x) * (next.y - pair.1.y) - (pair.1.y - pair.0.y) * (next.x - pair.1.x),
          (pair.1.x - pair.0.x) * (next.x - pair.1.x) + (pair.1.y - pair.0.y) * (next.y - pair.1.y))
      }
      #expect(turns.allSatisfy { ($0 > 0) == isClockwise })
      let chord = hypot(corners[0].x - corners.last!.x, corners[0].y - corners.last!.y)
      let sweep = abs(turns.reduce(0, +))
      if chord < 1.9, turns.count > 3 {
        #expect((sweep > .pi * 0.95) == isLarge || abs(sweep - .pi) < 0.4, "\(sweep) \(isLarge)")
        // The chord of the arc on a circle of radius 1.
        let whole = 2 * asin(chord / 2)
        let expected = isLarge ? 2 * .pi - whole : whole
        #expect(abs(sweep - expected) < expected / 4 + 0.2)
      }
    }
  }
}
