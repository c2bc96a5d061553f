import DynamicsGeometry
import DynamicsTestSupport
import Foundation
import Testing

@Suite struct ContainmentTests {
  @Test func `A rectangle contains what CGRect says it contains, edges too`() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    let path = BezierPath(rect: rect)
    for x in stride(from: 5.0, through: 45, by: 2.5) {
      for y in stride(from: 15.0, through: 65, by: 2.5) {
        let point = CGPoint(x: x, y: y)
        #expect(path.contains(point) == rect.contains(point), "\(point)")
      }
    }
  }

  @Test(arguments: [1e-6, 1, 1e3, 1e9])
  func `A circle is exact to rounding at any size`(radius: CGFloat) {
    let circle = BezierPath(
      ovalIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    var random = SeededGenerator(seed: 8)
    for _ in 0..<50 {
      let angle = random.double(in: 0...(2 * .pi))
      for share in [0, 0.5, 1 - 1e-11] {
        let (x, y) = (radius * share * cos(angle), radius * share * sin(angle))
        #expect(circle.contains(CGPoint(x: x, y: y)))
      }
      for share in [1 + 1e-11, 1.01, 3] {
        let (x, y) = (radius * share * cos(angle), radius * share * sin(angle))
        #expect(!circle.contains(CGPoint(x: x, y: y)))
      }
    }
  }

  @Test func `Points at the height of a vertex count once`() {
    let path = BezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: -10))
    path.addLine(to: CGPoint(x: 20, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.close()
    #expect(path.contains(CGPoint(x: 10, y: 0)))
    #expect(!path.contains(CGPoint(x: -5, y: 0)))
    #expect(!path.contains(CGPoint(x: 5, y: -10)))
    #expect(!path.contains(CGPoint(x: 5, y: 10)))
  }

  @Test(arguments: 1...20)
  func `A rounded rectangle has no leak where its lines meet its corners`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rect = CGRect(x: 0.1, y: 0.3, width: 77.7, height: 33.3)
    let path = BezierPath(roundedRect: rect, cornerRadius: 7.7)
    // Only rounding can open a gap between two segments, and only a ray at its height finds it.
    let transform = CGAffineTransform(rotationAngle: random.double(in: -3...3))
    path.apply(transform)
    let box = rect.applying(transform)
    for vertex in path.polylines(tolerance: 0.1)[0] {
      for y in [vertex.y.nextDown, vertex.y, vertex.y.nextUp] {
        #expect(!path.contains(CGPoint(x: box.minX - 1, y: y)))
      }
    }
  }

  @Test func `Inner subpaths count by the non-zero rule`() {
    let outer = CGRect(x: 0, y: 0, width: 30, height: 30)
    let inner = CGRect(x: 10, y: 10, width: 10, height: 10)
    let middle = CGPoint(x: 15, y: 15)

    let same = BezierPath(rect: outer)
    same.append(BezierPath(rect: inner))
    #expect(same.contains(middle))

    let hole = BezierPath(rect: inner)
    // Mirrored about its own middle, a rectangle turns the other way round.
    hole.apply(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 30, ty: 0))
    let ring = BezierPath(rect: outer)
    ring.append(hole)
    #expect(!ring.contains(middle) && ring.contains(CGPoint(x: 5, y: 15)))
  }

  @Test func `A pentagram contains its middle`() {
    let star = BezierPath()
    for index in 0..<5 {
      let angle = CGFloat(index) * 0.8 * .pi
      let tip = CGPoint(x: 10 * cos(angle), y: 10 * sin(angle))
      if index == 0 { star.move(to: tip) } else { star.addLine(to: tip) }
    }
    star.close()
    #expect(star.contains(.zero))
    #expect(!star.contains(CGPoint(x: -8, y: 0)))
  }

  @Test func `An open subpath contains nothing as UIKit documents`() {
    let path = BezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 10))
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    path.close()
    #expect(path.contains(CGPoint(x: 2, y: 2)))
    let half = BezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(!half.contains(CGPoint(x: 0, y: 5)))
  }

  @Test func `A subpath drawn back to its start is as good as closed`() {
    let triangle = BezierPath()
    triangle.move(to: .zero)
    triangle.addLine(to: CGPoint(x: 10, y: 0))
    triangle.addLine(to: CGPoint(x: 0, y: 10))
    triangle.addLine(to: .zero)
    #expect(triangle.contains(CGPoint(x: 2, y: 2)))
    let circle = BezierPath(
      arcCenter: .zero, radius: 10, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
    #expect(circle.contains(.zero))
  }

  @Test(arguments: 1...10)
  func `Random curves contain what their fine chords contain`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    let path = BezierPath()
    path.move(to: random.point(in: square))
    for _ in 0..<3 {
      path.addCurve(
        to: random.point(in: square), controlPoint1: random.point(in: square),
        controlPoint2: random.point(in: square))
      path.addQuadCurve(
        to: random.point(in: square), controlPoint: random.point(in: square))
    }
    path.close()
    let points = path.polylines(tolerance: 1e-4)[0]
    let polygon = BezierPath()
    polygon.move(to: points[0])
    for point in points.dropFirst() { polygon.addLine(to: point) }
    polygon.close()
    for _ in 0..<50 {
      let point = random.point(in: square)
      #expect(path.contains(point) == polygon.contains(point), "\(point)")
    }
  }

  @Test func `A point on the curve is answered, whatever the answer`() {
    let path = BezierPath()
    path.move(to: CGPoint(x: 1e6, y: 1e6))
    let point = CGPoint(x: 1e6, y: 1e6)
    path.addCurve(to: point, controlPoint1: point, controlPoint2: point)
    path.addCurve(
      to: CGPoint(x: 1e6 + 1e-9, y: 1e6), controlPoint1: point,
      controlPoint2: CGPoint(x: 1e6, y: 1e6 - 1e-9))
    path.addArc(
      withCenter: CGPoint(x: 1e6 - 1e10, y: 1e6), radius: 1e10, startAngle: 0, endAngle: 1e-7,
      clockwise: true)
    path.close()
    _ = path.contains(point)
    let huge = BezierPath(ovalIn: CGRect(x: -1e300, y: 0, width: 1e300, height: 1e300))
    _ = huge.contains(CGPoint(x: 0, y: 5e299))
    #expect(huge.contains(CGPoint(x: -5e299, y: 5e299)))
  }
}
