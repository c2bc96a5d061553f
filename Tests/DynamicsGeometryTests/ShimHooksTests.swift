import DynamicsGeometry
import DynamicsReporting
import Foundation
import Testing

/// What the iOS shims rely on, without them.
@Suite struct PathShimHooksTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test func pathsAreComparedByHowTheyAreDrawn() {
    let path = BezierPath(rect: rect)
    #expect(path.shims.isDrawn(as: BezierPath(rect: rect)))
    #expect(!path.shims.isDrawn(as: BezierPath(ovalIn: rect)))
    path.shims.removeAllPoints()
    #expect(path.isEmpty && path.shims.isDrawn(as: BezierPath()))
  }

  @Test func aPathGoesOnWithAnArcFromWhereItIs() {
    let path = BezierPath()
    path.move(to: .zero)
    let arc = BezierPath(
      arcCenter: CGPoint(x: 100, y: 0), radius: 50, startAngle: .pi, endAngle: 2 * .pi,
      clockwise: true)
    path.shims.continue(with: arc)
    path.shims.continue(with: BezierPath())
    let lines = path.polylines(tolerance: 0.1)
    #expect(lines.count == 1 && lines[0][0] == .zero)
    #expect(abs(lines[0][1].x - 50) < 1e-9 && abs(path.currentPoint.x - 150) < 1e-9)
  }

  @Test func cornersHaveTheirOwnRadii() {
    let radii = [
      CGSize(width: 20, height: 10), .zero, CGSize(width: 500, height: 500),
      CGSize(width: -1, height: 5),
    ]
    let path = ShimHooks.roundedRect(rect, cornerRadii: radii)
    #expect(path.bounds == rect)
    // Clockwise from the upper left: round, square, as round as fits, square.
    #expect(!path.contains(CGPoint(x: 11, y: 21)) && path.contains(CGPoint(x: 20, y: 26)))
    #expect(path.contains(CGPoint(x: 109, y: 21)))
    #expect(!path.contains(CGPoint(x: 100, y: 75)) && path.contains(CGPoint(x: 90, y: 65)))
    #expect(path.contains(CGPoint(x: 11, y: 79)))
    let (empty, reports) = DynamicsDiagnostics.collecting {
      ShimHooks.roundedRect(.null, cornerRadii: radii)
    }
    #expect(empty.isEmpty && reports.count == 1)
  }
}
