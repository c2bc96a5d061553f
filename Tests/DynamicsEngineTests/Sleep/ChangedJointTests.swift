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

  /// A drag would find all articulations again in each step.
  @Test func aJointThatOnlyMovesKeepsItsArticulation() {
    let body = addBody(at: 0)
    func rod(_ length: Double) -> JointDefinition {
      JointDefinition(.distance(length: length), .on(body), .at(CGPoint(x: 0, y: -50)))
    }
    let joint = world.addJoint(rod(50))
    #expect(world.areAwakeJointsStale)
    run(1)
    for length in 51...60 {
      world.setJoint(joint, rod(Double(length)))
      #expect(!world.areAwakeJointsStale)
      run(1)
      #expect(abs(world.position(of: body).y + 50 - Double(length)) < 1e-3)
    }
  }

  @Test func aBodyIsHeldByTheGroundOnlyAsLongAsAJointHoldsIt() {
    let body = addBody(at: 0)
    let joint = world.addJoint(
      JointDefinition(.distance(length: 50), .on(body), .at(CGPoint(x: 0, y: -50))))
    run(1)
    #expect(world.body(body).pointee.isGrounded)
    world.removeJoint(joint)
    run(1)
    #expect(!world.body(body).pointee.isGrounded)
  }

  /// Only joints between immovable bodies bear nothing.
  @Test(arguments: [false, true]) func aJointOfASleeperKeepsItsLoad(isSecondEnd: Bool) {
    let sleeper = addBody(at: 0)
    var forces = ConstantForces()
    forces.acceleration = CGVector(dx: 0, dy: 1000)
    world.setConstantForces(sleeper, forces)
    let (end, place) = (JointAnchor.on(sleeper), JointAnchor.at(CGPoint(x: 0, y: -50)))
    let joint = world.addJoint(
      JointDefinition(.distance(length: 50), isSecondEnd ? place : end, isSecondEnd ? end : place))
    run(240)
    #expect(!world.isAwake(sleeper))
    let load = world.reaction(of: joint).force
    #expect(
      abs(abs(load.dy) - world.mass(of: sleeper) * 1000 / Units.pointsPerMeter) < 0.1 * abs(load.dy)
    )
    let other = addBody(at: 300)
    _ = world.addJoint(
      JointDefinition(.distance(length: 50), .on(other), .at(CGPoint(x: 300, y: -50))))
    run(1)
    #expect(!world.isAwake(sleeper))
    #expect(world.reaction(of: joint).force == load)
  }
}
