import DynamicsGeometry
import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

/// The curves that edges stand for.
@Suite struct EdgeCurveTests {
  /// Edges are 0.25 pt away from their curve.
  @Test(arguments: [5, 20, 200, 3000] as [CGFloat])
  func aCircleIsRound(radius: CGFloat) throws {
    let scene = RowScene()
    let box = CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
    let rows = edges(of: BezierPath(ovalIn: box), in: scene)
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let place = Vector(angle: random.double(in: -4...4)) * (random.double(in: 0.3...1.5) * radius)
      let inFront = rows.map { ($0, $0.curvedEdge.nearest(to: place)) }.filter { $0.1.beyond == 0 }
      let nearest = try #require(
        inFront.min { abs($0.1.distance) < abs($1.1.distance) }, "\(place)"
      ).1
      #expect(
        abs(abs(nearest.distance) - abs(place.length - radius)) < (radius < 100 ? 0.004 : 0.0004))
      let normal = place * (1 / place.length)
      #expect(abs(nearest.normal.cross(normal)) < (radius < 100 ? 0.02 : 0.002))
    }
  }

  /// The lines of a stadium are straight, and its arcs are round up to them.
  @Test func aLineBesideAnArcIsStraight() {
    let scene = RowScene()
    let box = CGRect(x: 0, y: 0, width: 400, height: 100)
    let rows = edges(of: BezierPath(roundedRect: box, cornerRadius: 50), in: scene)
    #expect(rows.contains { ($0.pointee.end - $0.pointee.start).length > 200 })
    for row in rows {
      let (length, curve) = ((row.pointee.end - row.pointee.start).length, row.pointee.curve)
      #expect(curve.goesOnAtStart && curve.goesOnAtEnd)
      #expect(row.neighbor(1)?.neighbor(-1) == row)
      #expect((abs(curve.slopeAtStart) + abs(curve.slopeAtEnd) > 1e-3) == (length < 200))
    }
  }

  /// At a corner, each curve ends.
  @Test func aCuspEndsCurves() {
    let path = BezierPath()
    path.move(to: CGPoint(x: -200, y: -100))
    path.addQuadCurve(to: CGPoint(x: 0, y: 0), controlPoint: CGPoint(x: -100, y: 0))
    path.addQuadCurve(to: CGPoint(x: 100, y: -200), controlPoint: CGPoint(x: 60, y: -60))
    let scene = RowScene()
    let ends = edges(of: path, in: scene).filter { $0.neighbor(1) == nil }
    #expect(ends.count == 2)
    #expect(ends.contains { $0.pointee.end.isZero })
  }

  /// The contact of a disc is with the curve, whether it is in front of or behind its edges.
  @Test(arguments: [true, false])
  func aDiscTouchesTheCurve(isInside: Bool) throws {
    let scene = RowScene()
    let circle = BezierPath(ovalIn: CGRect(x: -200, y: -200, width: 400, height: 400))
    scene.addBoundary(circle.contours(tolerance: 0.25))
    for number in 0..<50 {
      let place = Vector(angle: Double(number)) * (isInside ? 185.05 : 214.95)
      let body = scene.addBody(CompoundShape(.ellipse(CGSize(width: 30, height: 30))), at: place)
      let part = scene.rows(of: body)[0]
      let pairs = scene.boundaries[0].pointee.shapes.map { scene.shapes[$0] }.compactMap {
        edge -> PairRow? in
        var pair = PairRow(a: part, b: edge)
        pair.key = UInt64(edge.pointee.rank + (isInside ? 0 : 1))
        return withUnsafeMutablePointer(to: &pair) { $0.touchCurve() } ? pair : nil
      }
      #expect((1...2).contains(pairs.count))
      for pair in pairs {
        #expect(abs((pair.points.0.r2 - pair.points.0.r1).dot(pair.normal) + 0.05) < 0.001)
        #expect(abs(pair.normal.cross(place)) / place.length < 1e-3)
        #expect((pair.normal.dot(place) > 0) == isInside)
      }
    }
  }

  private func edges(of path: BezierPath, in scene: RowScene) -> [ShapePointer] {
    scene.addBoundary(path.contours(tolerance: 0.25))
    return scene.boundaries[0].pointee.shapes.map { scene.shapes[$0] }
  }
}
