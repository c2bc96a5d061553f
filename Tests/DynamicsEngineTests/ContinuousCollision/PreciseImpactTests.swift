import Foundation
import Testing

@testable import DynamicsEngine

@Suite struct PathImpactTests {
  @Test(arguments: [0.0, 3, -9])
  func discsMeetAtAPointOnBoth(height: Double) throws {
    let scene = RowScene()
    let bodies = [(12.0, Vector(x: 30, y: 0)), (8, Vector(x: -10, y: 5))].map { width, way in
      let body = scene.addBody(
        CompoundShape(.ellipse(CGSize(width: width, height: width))),
        at: width == 12 ? Vector(x: 100, y: 50) : Vector(x: 125, y: 50 + height))
      body.startStep()
      body.setPose(body.position + way, angle: 0)
      return body
    }
    let (a, b) = (PrecisePath(bodies[0], scene.shapes), PrecisePath(bodies[1], scene.shapes))
    let impact = try #require(PreciseImpact.find(a, b, scene.shapes))
    let point = impact.origin + impact.contact.points.0
    let (placeA, placeB) = (a.position(at: impact.time), b.position(at: impact.time))
    let depth = Tuning.ContinuousCollision.contactDepth
    #expect(abs((placeB - placeA).length - (10 - depth)) < 1e-9)
    #expect(abs((point - placeB).length - (4 - depth / 2)) < 1e-9)
    #expect(abs((point - placeA).length - (6 - depth / 2)) < 1e-9)
  }
}
