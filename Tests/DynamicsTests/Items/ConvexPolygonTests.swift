import DynamicsTestSupport
import Foundation
import Testing

@testable import Dynamics

@Suite struct ConvexPolygonTests {
  private func circle(_ count: Int) -> [CGPoint] {
    (0..<count).map { index in
      let angle = 2 * Double.pi * Double(index) / Double(count)
      return CGPoint(x: 300 * cos(angle), y: 300 * sin(angle))
    }
  }

  @Test func pointsOnTheOutlineInAnyOrder() throws {
    let points = circle(90)
    let hull = try #require(ConvexPolygon(hullOf: points))
    var random = SeededGenerator(seed: 1)
    #expect(hull.hasAll(points))
    #expect(hull.hasAll(points.reversed()))
    #expect(hull.hasAll(points.shuffled(using: &random)))
    #expect(!hull.hasAll(points + [CGPoint(x: 200, y: 0)]))
    #expect(!hull.hasAll([.zero] + points))
  }

  /// A path of a hundred thousand points took a minute.
  @Test func manyPointsTakeLittleLongerEach() throws {
    let ratio = ThreadTime.ratio(of: 4) { factor in
      let points = circle(1500 * factor)
      #expect(ConvexPolygon(hullOf: points)!.hasAll(points))
    }
    #expect(ratio < 10)
  }
}
