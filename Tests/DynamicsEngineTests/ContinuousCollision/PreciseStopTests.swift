import DynamicsGeometry
import Foundation
import Testing

@testable import DynamicsEngine

@Suite struct PreciseStopTests {
  /// A fast disc passes a thin plate, unless its collisions are precise when it does.
  @Test(arguments: [[], [true], [true, false], [true, false, true], [true, true, false]])
  func onlyABodyThatIsPreciseAtLastIsStopped(changes: [Bool]) {
    let world = World()
    let set = world.addCollisionSet()
    let outlines: [Outline] = [
      .ellipse(CGSize(width: 4, height: 4)), .rectangle(CGSize(width: 2, height: 100)),
    ]
    let bodies = zip(outlines, [0.0, 25]).map { outline, x in
      let body = world.addBody(CompoundShape(outline), at: CGPoint(x: x, y: 0), angle: 0)
      world.addToSet(body, set)
      return body
    }
    for (number, isPrecise) in changes.enumerated() {
      var material = Material()
      (material.isPrecise, material.density) = (isPrecise, Double(number + 1))
      world.setMaterial(bodies[0], material)
    }
    world.setVelocity(bodies[0], CGVector(dx: 6000, dy: 0))
    world.step(by: EngineScene.step)
    #expect((world.position(of: bodies[0]).x < 25) == (changes.last == true))
  }

  /// A disc that meets another one stands still for the rest of the step, in the way of a paddle behind it.
  @Test func aPaddlePushesADiscThatHasStopped() {
    let world = World()
    let set = world.addCollisionSet()
    func add(_ outline: Outline, at x: Double, _ change: (inout Material) -> Void) -> BodyID {
      let body = world.addBody(CompoundShape(outline), at: CGPoint(x: x, y: 0), angle: 0)
      var material = Material()
      change(&material)
      world.setMaterial(body, material)
      world.addToSet(body, set)
      return body
    }
    let disc = Outline.ellipse(CGSize(width: 20, height: 20))
    let stopped = add(disc, at: 0) { ($0.isPrecise, $0.resistance) = (true, 0) }
    _ = add(disc, at: 30) { ($0.isPrecise, $0.resistance) = (true, 0) }
    let paddle = add(.rectangle(CGSize(width: 10, height: 100)), at: -40) { $0.isAnchored = true }
    world.setVelocity(stopped, CGVector(dx: 2000, dy: 0))
    // Its front would stay behind the disc, if that moved on.
    world.moveKinematic(paddle, to: CGPoint(x: 3, y: 0), angle: 0)
    world.step(by: 0.01)
    #expect(world.position(of: stopped).x > 16)
  }
}
