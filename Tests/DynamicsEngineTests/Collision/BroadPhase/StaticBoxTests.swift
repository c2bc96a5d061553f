import DynamicsGeometry
import Foundation
import Testing

@testable import DynamicsEngine

@Suite struct StaticBoxTests {
  /// A boundary that moves to and fro would otherwise look for its neighbors twice in each step.
  @Test func aBoxStaysWhileItIsHardlyTooLarge() {
    let world = World()
    let id = world.addBody(EngineScene.box(20), at: .zero, angle: 0)
    var material = Material()
    material.isAnchored = true
    world.setMaterial(id, material)
    world.addToSet(id, world.addCollisionSet())
    let shape = Array(world.shapes.of(world.body(id)))[0]
    for (width, expected) in [(100.0, 100.0), (90, 100), (10, 10), (11, 11)] {
      world.broadPhase.setBox(
        of: shape, to: BoundingBox(of: rectangle(width: width, height: width)))
      let box = world.broadPhase.fixed.box(of: shape.pointee.leaf)
      #expect(box.high.x - box.low.x == expected && box.high.y - box.low.y == expected)
    }
  }
}
