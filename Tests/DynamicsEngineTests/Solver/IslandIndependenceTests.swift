import DynamicsGeometry
import Foundation
import Testing

@testable import DynamicsEngine

/// What one island does makes no difference to another.
///
/// It did in two places: all joints shared their rounds of position correction, and were put back
/// together when one of them contradicted another; and whatever touched a boundary made the next one
/// to come there look as if it bounced.
@Suite struct IslandIndependenceTests {
  private func step(_ world: World, _ steps: Int) {
    for _ in 0..<steps { world.step(by: EngineScene.step) }
  }

  private func addBody(to world: World, x: Double, y: Double) -> BodyID {
    world.addBody(EngineScene.box(20), at: CGPoint(x: x, y: y), angle: 0)
  }

  /// A pendulum, beside whatever is added first.
  private func pendulum(in world: World) -> BodyID {
    let bob = addBody(to: world, x: 100, y: 0)
    var forces = ConstantForces()
    forces.acceleration = CGVector(dx: 0, dy: 1000)
    world.setConstantForces(bob, forces)
    _ = world.addJoint(JointDefinition(.distance(length: 100), .on(bob), .at(.zero)))
    return bob
  }

  @Test func jointsThatContradictEachOtherStretchNoOthers() {
    let (alone, beside) = (World(), World())
    let torn = addBody(to: beside, x: 1000, y: 1000)
    for (x, y) in [(1000.0, 900.0), (1100, 1000), (900, 1030), (1000, 1200)] {
      for kind in [JointDefinition.Kind.weld(turn: 1), .distance(length: 500)] {
        _ = beside.addJoint(
          JointDefinition(
            kind, .on(torn, offset: CGVector(dx: y - 950, dy: 40)), .at(CGPoint(x: x, y: y))))
      }
    }
    let (bob, besideBob) = (pendulum(in: alone), pendulum(in: beside))
    for _ in 0..<600 {
      step(alone, 1)
      step(beside, 1)
      #expect(alone.position(of: bob) == beside.position(of: besideBob))
    }
  }

  /// An elastic disc on a spring that pulls it against a wall.
  private func fling(in world: World, _ set: CollisionSetID) -> BodyID {
    let disc = world.addBody(
      CompoundShape(.ellipse(CGSize(width: 20, height: 20))), at: CGPoint(x: 500, y: 90),
      angle: 0)
    world.addToSet(disc, set)
    var material = Material()
    material.elasticity = 1
    world.setMaterial(disc, material)
    _ = world.addJoint(
      JointDefinition(
        .distance(length: 1), .on(disc), .at(CGPoint(x: 500, y: 500)),
        softness: .spring(frequency: 1, damping: 0)))
    return disc
  }

  private func room() -> (World, CollisionSetID) {
    let world = World()
    let set = world.addCollisionSet()
    _ = world.addBoundary(EngineScene.rectangle(1000, 100), to: set)
    return (world, set)
  }

  @Test func whoElseTouchesTheWallMakesNoDifference() {
    let ((alone, aloneSet), (beside, besideSet)) = (room(), room())
    let other = addBody(to: beside, x: 100, y: 90)
    beside.addToSet(other, besideSet)
    beside.setMaySleep(other, false)
    let (disc, besideDisc) = (fling(in: alone, aloneSet), fling(in: beside, besideSet))
    for _ in 0..<120 {
      step(alone, 1)
      step(beside, 1)
      #expect(alone.position(of: disc) == beside.position(of: besideDisc))
    }
  }
}
