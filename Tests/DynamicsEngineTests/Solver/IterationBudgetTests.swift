import Foundation
import Testing

@testable import DynamicsEngine

@Suite struct IterationBudgetTests {
  /// Without friction and loss, nothing hides the error that too few iterations leave between two points.
  @Test(arguments: [0, 0.9, 1])
  func elasticEdgesConvergeHoweverLargeTheirIslandIs(restitution: Double) {
    let world = World()
    let set = world.addCollisionSet()
    for x in [0.0, 19.9] {
      let body = world.addBody(EngineScene.box(20), at: CGPoint(x: x, y: 0), angle: 0)
      world.addToSet(body, set)
    }
    world.step(by: EngineScene.step)
    let pair = world.narrowPhase.pairs.base
    #expect(world.narrowPhase.pairs.count == 1 && pair.count == 2)
    var material = ContactMaterial(pair)
    material.restitution = restitution
    let constraint = ContactConstraintPointer.allocate(capacity: 1)
    defer { constraint.deallocate() }
    constraint.initialize(pair, material) { _, _, _ in }
    // The same contact again and again costs as much as that many boxes.
    let iterations = [10, 2000].map { count in
      Array(repeating: Int32(0), count: count).withUnsafeBufferPointer { indices in
        IterationBudget(
          IslandContacts(
            pairs: pair, constraints: constraint, indices: indices, mayHaveSurfaces: false),
          UnsafeBufferPointer(start: nil, count: 0), UnsafeBufferPointer(start: nil, count: 0),
          world.articulations
        ).conjugate
      }
    }
    #expect(iterations[0] > Tuning.IterationBudget.elasticIterations)
    #expect(iterations[1] == (restitution == 1 ? Tuning.IterationBudget.elasticIterations : 0))
  }
}
