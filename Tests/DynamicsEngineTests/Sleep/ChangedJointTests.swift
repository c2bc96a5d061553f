import DynamicsGeometry
import Foundation
import Testing

@testable import DynamicsEngine

/// A joint that was given other ends left its old ones asleep, and was not solved when its new ones were
/// awake already.
@Suite struct ChangedJointTests {
  private let world = World()

  private func addBody(at x: Double) -> BodyID {
    world.addBody(EngineScene.box(20), at: CGPoint(x: x, y: 0), angle: 0)
  }

  private func run(_ steps: Int) { for _ in 0..<steps { world.step(by: EngineScene.step) } }

  @Test func aJointThatChangesItsEndsLetsGoAndHolds() {
    let (old, new) = (addBody(at: 0), addBody(at: 100))
    var forces = ConstantForces()
    forces.acceleration = CGVector(dx: 0, dy: 1000)
    world.setConstantForces(old, forces)
    world.setMaySleep(new, false)
    let place = JointAnchor.at(CGPoint(x: 0, y: -50))
    let joint = world.addJoint(JointDefinition(.distance(length: 50), .on(old), place))
    run(240)
    #expect(!world.isAwake(old) && world.isAwake(new))
    world.setJoint(joint, JointDefinition(.distance(length: 50), .on(new), place))
    run(60)
    #expect(world.position(of: old).y > 100)
    #expect(abs(hypot(world.position(of: new).x, world.position(of: new).y + 50) - 50) < 1e-4)
  }
}
