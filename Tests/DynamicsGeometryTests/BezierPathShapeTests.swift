import DynamicsGeometry
import Foundation
import Testing

@Suite struct BezierPathShapeTests {
  static let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test func `A rectangle goes clockwise from its upper left corner`() {
    let corners = [
      CGPoint(x: 10, y: 20), CGPoint(x: 110, y: 20), CGPoint(x: 110, y: 80),
      CGPoint(x: 10, y: 80), CGPoint(x: 10, y: 20),
    ]
    #expect(BezierPath(rect: Self.rect).polylines(tolerance: 1) == [corners])
    let insideOut = CGRect(x: 110, y: 80, width: -100, height: -60)
    #expect(BezierPath(rect: insideOut).polylines(tolerance: 1) == [corners])
  }

  @Test func `An oval fills its rectangle`() {
    let oval = BezierPath(ovalIn: Self.rect)
    #expect(oval.bounds == Self.rect)
    let points = oval.polylines(tolerance: 0.01)[0]
    #expect(points.first == CGPoint(x: 110, y: 50))
    #expect(points.first == points.last)
    for point in points {
      #expect(abs(hypot((point.x - 60) / 50, (point.y - 50) / 30) - 1) < 1e-14)
    }
    // The shoelace formula is positive for what is clockwise on screen.
    #expect(abs(signedArea(points) / (.pi * 50 * 30) - 1) < 1e-3)
  }

  @Test func `Round corners take their share off the rectangle`() {
    let path = BezierPath(roundedRect: Self.rect, cornerRadius: 10)
    #expect(path.bounds == Self.rect)
    let points = path.polylines(tolerance: 1e-4)[0]
    #expect(points.first == points.last)
    #expect(abs(signedArea(points) - (6000 - (4 - .pi) * 100)) < 0.02)
    #expect(!path.contains(CGPoint(x: 12, y: 22)) && path.contains(CGPoint(x: 14, y: 24)))
    #expect(!path.contains(CGPoint(x: 108, y: 78)) && path.contains(CGPoint(x: 106, y: 76)))
  }

  @Test(arguments: [30, 31, 1e9, .infinity])
  func `A corner radius is at most half the shorter side`(radius: CGFloat) {
    let points = BezierPath(roundedRect: Self.rect, cornerRadius: radius)
      .polylines(tolerance: 1e-4)[0]
    #expect(abs(signedArea(points) - (40 * 60 + .pi * 900)) < 0.02)
  }

  @Test func `A corner radius of zero makes a rectangle`() {
    #expect(
      BezierPath(roundedRect: Self.rect, cornerRadius: 0).polylines(tolerance: 1)
        == BezierPath(rect: Self.rect).polylines(tolerance: 1))
  }

  @Test func `From 0 to π clockwise is the lower half as UIKit documents`() {
    let lower = arc(from: 0, to: .pi, clockwise: true)
    #expect(isNear(lower.bounds, CGRect(x: -10, y: 0, width: 20, height: 10)))
    let upper = arc(from: 0, to: .pi, clockwise: false)
    #expect(isNear(upper.bounds, CGRect(x: -10, y: -10, width: 20, height: 10)))
  }

  @Test(arguments: [
    // start and end in quarter turns, direction, quarter turns covered, clockwise positive
    (0, 1, true, 1), (0, 1, false, -3), (1, 0, true, 3), (1, 0, false, -1),
    (0, 4, true, 4), (0, 4, false, -4), (4, 0, true, 4), (4, 0, false, -4),
    (-1, 3, true, 4), (-1, 3, false, -4), (0, 8, true, 4), (0, 5, true, 4), (0, 5, false, -3),
    (7, 0, true, 1), (0, -9, false, -4), (2, 2, true, 0), (2, 2, false, 0),
  ])
  func `An arc goes round to its end angle`(
    start: CGFloat, end: CGFloat, clockwise: Bool, covered: CGFloat
  ) {
    let quarter = CGFloat.pi / 2
    let path = arc(from: start * quarter, to: end * quarter, clockwise: clockwise)
    var swept: CGFloat = 0
    for points in path.polylines(tolerance: 0.1) {
      for (a, b) in zip(points, points.dropFirst()) {
        swept += atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y)
      }
    }
    #expect(abs(swept - covered * quarter) < 1e-9)
  }

  @Test func `A full circle ends exactly where it began`() {
    let circle = arc(from: 1, to: 1 + 2 * .pi, clockwise: true)
    let points = circle.polylines(tolerance: 0.1)[0]
    #expect(points.first == points.last)
    #expect(isNear(circle.bounds, CGRect(x: -10, y: -10, width: 20, height: 20)))
  }

  @Test func `An arc is joined to the current point by a line`() {
    let path = BezierPath()
    path.move(to: .zero)
    path.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    let points = path.polylines(tolerance: 0.1)[0]
    #expect(points[0] == .zero && points[1] == CGPoint(x: 10, y: 0))
    path.close()
    #expect(path.contains(CGPoint(x: 7, y: 7)) && !path.contains(CGPoint(x: 7.1, y: 7.1)))
    #expect(path.contains(CGPoint(x: 0.1, y: 0.1)) && !path.contains(CGPoint(x: -0.1, y: 0.1)))
  }

  @Test func `Equal angles add only the line to where the arc would start`() {
    let path = BezierPath()
    path.move(to: .zero)
    path.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: 0, clockwise: true)
    #expect(path.polylines(tolerance: 1) == [[.zero, CGPoint(x: 10, y: 0)]])
    #expect(path.currentPoint == CGPoint(x: 10, y: 0))
  }

  private func arc(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> BezierPath {
    BezierPath(
      arcCenter: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-12 && abs(a.minY - b.minY) < 1e-12
      && abs(a.maxX - b.maxX) < 1e-12 && abs(a.maxY - b.maxY) < 1e-12
  }

  private func signedArea(_ points: [CGPoint]) -> CGFloat {
    zip(points, points.dropFirst()).map { $0.x * $1.y - $0.y * $1.x }.reduce(0, +) / 2
  }
}
