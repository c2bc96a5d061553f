import Testing
import UIKit

@Suite struct CorePathTests {
  private let box = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test func pathsGoOverIntoBezierPathsAndBack() {
    let path = CGMutablePath()
    path.addEllipse(in: box)
    let bezier = UIBezierPath(cgPath: path)
    path.addRect(CGRect(x: 500, y: 500, width: 10, height: 10))
    #expect(bezier.bounds == box)
    #expect(bezier.cgPath.boundingBox == box)
    bezier.cgPath = path
    #expect(bezier.contains(CGPoint(x: 505, y: 505)))
  }

  @Test func arcsTurnTheOtherWayThanInViews() {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(path.boundingBox.minY == -10)
    #expect(path.boundingBox.maxY < 1e-9)
    let view = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(view.bounds.maxY == 10)
  }

  @Test func anArcIsJoinedToWhatIsThere() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: -30))
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    path.closeSubpath()
    #expect(path.contains(CGPoint(x: 0, y: -20)))
    #expect(path.contains(CGPoint(x: 0, y: 9)))
  }

  @Test func whatIsAddedIsTransformed() {
    let shift = CGAffineTransform(translationX: 100, y: 0)
    let path = CGMutablePath()
    path.move(to: .zero, transform: shift)
    path.addLines(
      between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)], transform: shift)
    path.closeSubpath()
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 10, height: 10), cornerWidth: 2, cornerHeight: 2,
      transform: shift)
    #expect(path.boundingBox == CGRect(x: 100, y: 0, width: 10, height: 10))
    var half = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(path.copy(using: &half)?.boundingBox == CGRect(x: 50, y: 0, width: 5, height: 5))
    #expect(CGPath(rect: box, transform: &half).boundingBox.midX == 30)
    #expect(CGPath(ellipseIn: box, transform: nil).contains(CGPoint(x: 60, y: 50)))
  }

  @Test func mutableCopiesGoTheirOwnWay() throws {
    let path = CGPath(rect: box, transform: nil)
    let copy = try #require(path.mutableCopy())
    copy.addLine(to: CGPoint(x: 500, y: 500))
    #expect(path.boundingBox == box)
    #expect(copy.currentPoint == CGPoint(x: 500, y: 500))
    #expect(copy != path)
  }

  @Test func pathsOfOneShapeAreEqual() {
    let path = UIBezierPath(ovalIn: box)
    #expect(path.cgPath == path.cgPath)
    #expect(Set([path.cgPath, path.cgPath]).count == 1)
    #expect(path.cgPath == CGPath(ellipseIn: box, transform: nil))
    #expect(path.cgPath != CGPath(rect: box, transform: nil))
  }
}
