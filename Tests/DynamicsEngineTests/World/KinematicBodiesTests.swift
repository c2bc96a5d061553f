import DynamicsGeometry
import Foundation
import Testing

@testable import DynamicsEngine

@Suite struct KinematicBodiesTests {
  @Test func aBodyThatWasMovedStandsStillInTheStepAfterThat() {
    let world = World()
    let body = world.addBody(EngineScene.box(20), at: .zero, angle: 0.5)
    var anchored = Material()
    anchored.isAnchored = true
    world.setMaterial(body, anchored)
    world.moveKinematic(body, to: CGPoint(x: 3, y: -1), angle: 0.6)
    world.step(by: 0.01)
    #expect(world.position(of: body) == CGPoint(x: 3, y: -1) && world.angle(of: body) == 0.6)
    #expect(abs(world.velocity(of: body).dx - 300) < 1e-9)
    #expect(abs(world.angularVelocity(of: body) - 10) < 1e-9)
    world.step(by: 0.01)
    #expect(world.position(of: body) == CGPoint(x: 3, y: -1) && world.angle(of: body) == 0.6)
    #expect(world.velocity(of: body) == .zero && world.angularVelocity(of: body) == 0)
  }
}
