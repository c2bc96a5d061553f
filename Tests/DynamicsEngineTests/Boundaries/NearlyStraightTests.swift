import DynamicsChipmunk
import DynamicsGeometry
import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

/// Finely drawn outlines, of which an item used to touch dozens of edges at once.
@Suite struct NearlyStraightTests {
  private static let tolerance = 0.02

  private static func ring(of count: Int, radius: Double) -> [Vector] {
    (0...count).map { index in
      let angle = 2 * .pi * Double(index % count) / Double(count)
      return Vector(x: 200 + radius * cos(angle), y: 200 + radius * sin(angle))
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func whatIsLeftOutIsNearTheLineInItsPlace(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let roughness = pow(10, random.double(in: -5...0))
    var points = [Vector.zero]
    var heading = 0.0
    for _ in 0..<2000 {
      heading += random.double(in: -roughness...roughness)
      let step = pow(10, random.double(in: -3...0.5))
      points.append(points[points.count - 1] + Vector(x: cos(heading), y: sin(heading)) * step)
    }
    let kept = points.withoutNearlyStraightPoints(tolerance: Self.tolerance)
    #expect(kept.count < points.count)
    #expect(kept[0].point == points[0].point && kept.last!.point == points.last!.point)
    var place = 0
    for (start, end) in zip(kept, kept.dropFirst()) {
      let edge = Edge(start: start, end: end)
      while points[place].point != end.point {
        let way = edge.place(nearest: points[place]) - points[place]
        #expect(way.length <= Self.tolerance * (1 + 1e-9))
        place += 1
      }
    }
  }

  @Test func cornersAndSpikesAreKept() {
    let outlines: [[(x: Double, y: Double)]] = [
      [(0, 0), (100, 0), (100, 0.005), (0, 0.005), (0, 0)],
      [(0, 0), (10, 0), (5, 0), (5, 10)], [(0, 0), (50, 0), (50, 50), (0, 50), (0, 0)],
    ]
    for outline in outlines {
      let points = outline.map { Vector(x: $0.x, y: $0.y) }
      let kept = points.withoutNearlyStraightPoints(tolerance: Self.tolerance)
      #expect(kept.map(\.point) == points.map(\.point))
    }
  }

  @Test func aFineRingHasFewEdgesAndStaysConvex() throws {
    let points = Self.ring(of: 30_000, radius: 150)
    let chain = try #require(Chain(points, approximating: Contour(points.map(\.point))))
    #expect(chain.edges.count < 300)
    #expect(chain.isConvex && chain.isClosed)
  }

  /// The centers of small items that are pushed out everywhere stay within the ring as it was given.
  @Test func centersStayInsideTheRingAsItWasGiven() {
    let points = Self.ring(of: 30_000, radius: 150)
    let contour = Contour(points.map(\.point))
    let world = World()
    let set = world.addCollisionSet()
    _ = world.addBoundary([contour], to: set)
    var bodies: [BodyID] = []
    for index in 0..<60 {
      let angle = 0.1 * Double(index)
      let (x, y) = (cos(angle), sin(angle))
      let body = world.addBody(
        EngineScene.box(1), at: CGPoint(x: 200 + 145 * x, y: 200 + 145 * y), angle: angle)
      world.addToSet(body, set)
      var forces = ConstantForces()
      forces.acceleration = CGVector(dx: 1e5 * x, dy: 1e5 * y)
      world.setConstantForces(body, forces)
      bodies.append(body)
    }
    for _ in 0..<120 {
      world.step(by: EngineScene.step)
      for body in bodies { #expect(contour.contains(world.position(of: body))) }
    }
  }
}
