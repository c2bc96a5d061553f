import Testing
import UIKit

@Suite struct BezierPathTests {
  private let box = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test func onlyTheCornersAskedForAreRound() {
    let path = UIBezierPath(
      roundedRect: box, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 10))
    #expect(path.bounds == box)
    #expect(!path.contains(CGPoint(x: 11, y: 21)))
    #expect(!path.contains(CGPoint(x: 109, y: 79)))
    #expect(path.contains(CGPoint(x: 109, y: 21)))
    #expect(path.contains(CGPoint(x: 11, y: 79)))
    // (x/20)² + (y/10)² = 1 around (30, 30), at 45° of the parameter.
    let reach = 0.5.squareRoot()
    let edge = CGPoint(x: 30 - 20 * reach, y: 30 - 10 * reach)
    #expect(path.contains(CGPoint(x: edge.x + 0.01, y: edge.y)))
    #expect(!path.contains(CGPoint(x: edge.x - 0.01, y: edge.y)))
  }

  @Test func cornersAreAtMostHalfTheSides() {
    let path = UIBezierPath(
      roundedRect: box, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: 500, height: 500))
    let oval = UIBezierPath(ovalIn: box)
    for step in 0..<20 {
      let point = CGPoint(x: 10.5 + 5 * CGFloat(step), y: 24)
      #expect(path.contains(point) == oval.contains(point))
    }
  }

  @Test func copiesGoTheirOwnWay() throws {
    let path = UIBezierPath(rect: box)
    path.lineWidth = 3
    let copy = try #require(path.copy() as? UIBezierPath)
    path.removeAllPoints()
    #expect(path.isEmpty)
    #expect(copy.bounds == box)
    #expect(copy.lineWidth == 3)
  }

  final class Heart: UIBezierPath {
    convenience init(size: CGFloat) {
      self.init()
      move(to: CGPoint(x: 0, y: size))
      addArc(
        withCenter: CGPoint(x: -size / 2, y: 0), radius: size / 2, startAngle: .pi, endAngle: 0,
        clockwise: true)
      close()
    }
  }

  @Test func pathsCanBeSubclassed() {
    #expect(Heart(size: 20).contains(CGPoint(x: -8, y: 4)))
    #expect(Heart().isEmpty)
  }
}
