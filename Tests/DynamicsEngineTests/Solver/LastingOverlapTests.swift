import Foundation
import Testing

@testable import DynamicsEngine

@Suite struct LastingOverlapTests {
  /// Boxes of 20 pt that joints hold in each other stop pushing after two seconds.
  @Test(arguments: [(15.0, true, true), (19.8, true, false), (15, false, false)])
  func contactsOfDeepJoinedBodiesYield(distance: Double, isJoined: Bool, yields: Bool) {
    let world = World()
    let set = world.addCollisionSet()
    for x in [0, distance] {
      let body = world.addBody(EngineScene.box(20), at: CGPoint(x: x, y: 0), angle: 0)
      world.addToSet(body, set)
    }
    world.step(by: EngineScene.step)
    #expect(world.narrowPhase.pairs.count == 1)
    let pair = world.narrowPhase.pairs.base
    let constraint = ContactConstraintPointer.allocate(capacity: 1)
    defer { constraint.deallocate() }
    constraint.initialize(pair, ContactMaterial(pair)) { point, _, _ in point.pointee.bias = 10 }
    LastingOverlap.yield(pair, constraint, isJoined: isJoined, step: 1)
    #expect(constraint.points.allSatisfy { $0.pointee.bias == 10 })
    LastingOverlap.yield(pair, constraint, isJoined: isJoined, step: 1.5)
    #expect(constraint.points.allSatisfy { $0.pointee.bias == (yields ? 0 : 10) })
  }
}
