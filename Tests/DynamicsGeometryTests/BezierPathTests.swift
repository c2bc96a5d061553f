import DynamicsGeometry
import Foundation
import Testing

@Suite struct BezierPathTests {
  @Test func `A new path is empty`() {
    let path = BezierPath()
    #expect(path.isEmpty)
    #expect(path.currentPoint == .zero)
    #expect(path.bounds.isNull)
    #expect(path.polylines(tolerance: 1) == [])
    #expect(!path.contains(.zero))
  }

  @Test func `Moving is enough not to be empty but draws nothing`() {
    let path = BezierPath()
    path.move(to: CGPoint(x: 3, y: 4))
    #expect(!path.isEmpty)
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    #expect(path.bounds == CGRect(x: 3, y: 4, width: 0, height: 0))
    #expect(path.polylines(tolerance: 1) == [])
  }

  @Test func `The current point is the end of what was added last`() {
    let path = BezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 10, y: 2))
    #expect(path.currentPoint == CGPoint(x: 10, y: 2))
    path.addQuadCurve(to: CGPoint(x: 20, y: 5), controlPoint: CGPoint(x: 15, y: 0))
    #expect(path.currentPoint == CGPoint(x: 20, y: 5))
    path.addCurve(
      to: CGPoint(x: 30, y: 6), controlPoint1: CGPoint(x: 22, y: 0),
      controlPoint2: CGPoint(x: 28, y: 9))
    #expect(path.currentPoint == CGPoint(x: 30, y: 6))
    path.addArc(
      withCenter: CGPoint(x: 30, y: 16), radius: 10, startAngle: -.pi / 2, endAngle: 0,
      clockwise: true)
    #expect(path.currentPoint == CGPoint(x: 40, y: 16))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func `A closed subpath repeats its first point and an open one does not`() {
    let corners = [CGPoint(x: 0, y: 0), CGPoint(x: 8, y: 0), CGPoint(x: 8, y: 6)]
    let path = BezierPath()
    path.move(to: corners[0])
    path.addLine(to: corners[1])
    path.addLine(to: corners[2])
    #expect(path.polylines(tolerance: 1) == [corners])
    path.close()
    path.close()
    #expect(path.polylines(tolerance: 1) == [corners + [corners[0]]])
  }

  @Test func `A path closed by hand and by name does not repeat its first point twice`() {
    let path = BezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 5, y: 0))
    path.addLine(to: CGPoint(x: 5, y: 0))
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.addLine(to: .zero)
    path.close()
    let corners = [CGPoint.zero, CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 5), .zero]
    #expect(path.polylines(tolerance: 1) == [corners])
  }

  @Test func `After closing, a new subpath starts where the closed one started`() {
    let path = BezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    path.addLine(to: CGPoint(x: -5, y: -5))
    let lines = path.polylines(tolerance: 1)
    #expect(lines.count == 2)
    #expect(lines.last == [CGPoint(x: 1, y: 2), CGPoint(x: -5, y: -5)])
  }

  @Test func `A subpath without length is left out`() {
    let path = BezierPath()
    path.move(to: CGPoint(x: 5, y: 5))
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.close()
    path.addArc(
      withCenter: CGPoint(x: 5, y: 5), radius: 0, startAngle: 0, endAngle: 3, clockwise: true)
    #expect(path.polylines(tolerance: 0.1) == [])
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `A copy goes its own way`() {
    let path = BezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let copy = path.copy()
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    copy.addLine(to: CGPoint(x: -7, y: 0))
    #expect(path.bounds == CGRect(x: 100, y: 0, width: 10, height: 10))
    #expect(copy.bounds == CGRect(x: -7, y: 0, width: 17, height: 10))
  }

  @Test func `Appending adds the other's subpaths as they are now`() {
    let path = BezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let other = BezierPath(rect: CGRect(x: 5, y: 0, width: 1, height: 1))
    path.append(other)
    other.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 6, height: 1))
    #expect(path.currentPoint == CGPoint(x: 5, y: 0))
    path.append(path)
    #expect(path.polylines(tolerance: 1).count == 4)
  }

  @Test func `A transform moves every kind of segment`() {
    let path = BezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 1))
    path.addQuadCurve(to: CGPoint(x: 4, y: 1), controlPoint: CGPoint(x: 3, y: 4))
    path.addCurve(
      to: CGPoint(x: 8, y: 1), controlPoint1: CGPoint(x: 5, y: 5),
      controlPoint2: CGPoint(x: 7, y: -3))
    path.addArc(
      withCenter: CGPoint(x: 8, y: 3), radius: 2, startAngle: -.pi / 2, endAngle: .pi / 2,
      clockwise: true)
    path.close()
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let moved = path.copy()
    moved.apply(transform)
    #expect(
      abs(moved.currentPoint.x - path.currentPoint.applying(transform).x) < 1e-12
        && abs(moved.currentPoint.y - path.currentPoint.applying(transform).y) < 1e-12)
    for x in stride(from: 0.05, to: 11, by: 0.3) {
      for y in stride(from: -1.05, to: 6, by: 0.3) {
        let point = CGPoint(x: x, y: y)
        #expect(path.contains(point) == moved.contains(point.applying(transform)))
      }
    }
  }

  @Test func `Bounds enclose control points as UIKit documents`() {
    let path = BezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 40))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 40))
    path.addCurve(
      to: CGPoint(x: 20, y: 0), controlPoint1: CGPoint(x: -5, y: -6),
      controlPoint2: CGPoint(x: 30, y: 50))
    #expect(path.bounds == CGRect(x: -5, y: -6, width: 35, height: 56))
  }
}
