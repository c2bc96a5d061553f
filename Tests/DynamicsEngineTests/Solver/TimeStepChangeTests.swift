import DynamicsGeometry
import Foundation
import Testing

@testable import DynamicsEngine

/// A contact starts from the impulse of the step before, less when the step is shorter.
///
/// Chipmunk applied less and still remembered all: a shorter step could take back what it had not given,
/// and a body that left the floor stuck to it.
@Suite struct TimeStepChangeTests {
  @Test func whatLeavesTheFloorInAShorterStepDoesNotStick() {
    let world = World()
    let set = world.addCollisionSet()
    _ = world.addBoundary(EngineScene.rectangle(1000, 100), to: set)
    let body = world.addBody(EngineScene.box(20), at: CGPoint(x: 500, y: 90), angle: 0)
    world.addToSet(body, set)
    var forces = ConstantForces()
    forces.acceleration = CGVector(dx: 0, dy: 1000)
    world.setConstantForces(body, forces)
    for _ in 0..<5 { world.step(by: 0.05) }
    world.setConstantForces(body, ConstantForces())
    world.setVelocity(body, CGVector(dx: 0, dy: -30))
    world.step(by: 0.0005)
    #expect(world.velocity(of: body).dy < -29)
  }
}
