import DynamicsGeometry
import Foundation
import Testing

@testable import DynamicsEngine

/// A drag that presses a body against an obstacle accelerates it in each step, though it does not move.
@Suite struct HeldBackTests {
  @Test func bothEndsOfAPullAreHeldBackAlike() {
    let world = World()
    let set = world.addCollisionSet()
    let (left, wall, right) = (-40.0, 0.0, 40.0)
    let bodies = [left, wall, right].map { x in
      let shape = EngineScene.box(x == wall ? 60 : 20)
      let body = world.addBody(shape, at: CGPoint(x: x, y: 0), angle: 0)
      world.addToSet(body, set)
      return body
    }
    var anchored = Material()
    anchored.isAnchored = true
    world.setMaterial(bodies[1], anchored)
    let force = 1000.0
    _ = world.addJoint(
      JointDefinition(
        .target(maxForce: force), .on(bodies[0]), .on(bodies[2]),
        softness: .spring(frequency: 30, damping: 1)))
    for _ in 0..<10 { world.step(by: EngineScene.step) }
    let accelerations = [0, 2].map { world.body(bodies[$0]).pointee.step.freeAcceleration.x }
    let expected = force / world.mass(of: bodies[0])
    #expect(abs(accelerations[0] - expected) < 1e-6 * expected)
    #expect(abs(accelerations[1] + expected) < 1e-6 * expected)
  }
}
