import DynamicsGeometry
import Foundation
import Testing

@testable import DynamicsEngine

@Suite struct WarmStartTests {
  /// The constraint of such a pair was read although nothing had prepared it.
  @Test func aPairInNoIslandIsLeftAlone() {
    let world = World()
    let set = world.addCollisionSet()
    for x in [100.0, 109] {
      let body = world.addBody(EngineScene.box(10), at: CGPoint(x: x, y: 100), angle: 0)
      world.addToSet(body, set)
    }
    world.step(by: EngineScene.step)
    let pair = world.narrowPhase.pairs.base
    #expect(world.narrowPhase.pairs.count == 1)
    pair.points[0].normalImpulse = 3
    let prepare = { (islands: borrowing Islands) in
      world.contactConstraints.prepare(
        islands, world.narrowPhase.pairs, hasSurfaces: false, step: EngineScene.step, count: 1)
    }
    // Memory as if left over from an earlier step.
    prepare(world.islands)
    let none = Islands()
    prepare(none)
    let velocities = [pair.first.velocity.x, pair.second.velocity.x]
    world.contactConstraints.warmStart(none, ratio: 1)
    #expect([pair.first.velocity.x, pair.second.velocity.x] == velocities)
    pair.points[0].normalImpulse = 5
    world.contactConstraints.store(none, in: world.narrowPhase.pairs, hasSurfaces: false)
    #expect(pair.points[0].normalImpulse == 5)
    world.contactConstraints.warmStart(world.islands, ratio: 1)
    #expect([pair.first.velocity.x, pair.second.velocity.x] != velocities)
  }
}
