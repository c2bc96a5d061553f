import DynamicsGeometry
import Foundation
import Testing

@testable import DynamicsEngine

@Suite struct PreciseStopTests {
  private let world = World()
  private let set: CollisionSetID

  init() { set = world.addCollisionSet() }

  private func add(
    _ outline: Outline, at place: CGPoint, _ change: (inout Material) -> Void = { _ in }
  ) -> BodyID {
    let body = world.addBody(CompoundShape(outline), at: place, angle: 0)
    var material = Material()
    change(&material)
    world.setMaterial(body, material)
    world.addToSet(body, set)
    return body
  }

  private func disc(_ width: Double) -> Outline { .ellipse(CGSize(width: width, height: width)) }

  private func box(_ width: Double, _ height: Double) -> Outline {
    .rectangle(CGSize(width: width, height: height))
  }

  /// A fast disc passes a thin plate, unless its collisions are precise when it does.
  @Test(arguments: [[], [true], [true, false], [true, false, true], [true, true, false]])
  func onlyABodyThatIsPreciseAtLastIsStopped(changes: [Bool]) {
    let flying = add(disc(4), at: .zero)
    _ = add(box(2, 100), at: CGPoint(x: 25, y: 0))
    for (number, isPrecise) in changes.enumerated() {
      var material = Material()
      (material.isPrecise, material.density) = (isPrecise, Double(number + 1))
      world.setMaterial(flying, material)
    }
    world.setVelocity(flying, CGVector(dx: 6000, dy: 0))
    world.step(by: EngineScene.step)
    #expect((world.position(of: flying).x < 25) == (changes.last == true))
  }

  /// A disc that meets another one is slower for the rest of the step, in the way of a paddle behind it.
  @Test func aPaddlePushesADiscThatHasSlowedDown() {
    let slower = add(disc(20), at: .zero) { ($0.isPrecise, $0.damping) = (true, 0) }
    _ = add(disc(20), at: CGPoint(x: 30, y: 0)) { ($0.isPrecise, $0.damping) = (true, 0) }
    let paddle = add(box(10, 100), at: CGPoint(x: -40, y: 0)) { $0.isAnchored = true }
    world.setVelocity(slower, CGVector(dx: 2000, dy: 0))
    // Its front would stay behind the disc, if that moved on.
    world.moveKinematic(paddle, to: CGPoint(x: 3, y: 0), angle: 0)
    world.step(by: 0.01)
    #expect(world.position(of: slower).x > 16)
  }

  /// A wall stops a disc in its flight, and a lift pushes it on from there, into another disc.
  @Test func aDiscThatIsPushedStopsAtAPreciseOne() {
    let flying = add(disc(10), at: .zero) { $0.damping = 0 }
    let waiting = add(disc(10), at: CGPoint(x: 45, y: 18)) { $0.isPrecise = true }
    _ = add(box(10, 200), at: CGPoint(x: 55, y: 0)) { $0.isAnchored = true }
    let lift = add(box(8, 10), at: CGPoint(x: 45, y: -60)) { $0.isAnchored = true }
    world.setVelocity(flying, CGVector(dx: 6000, dy: 0))
    world.moveKinematic(lift, to: CGPoint(x: 45, y: 0), angle: 0)
    world.step(by: 0.01)
    let (place, other) = (world.position(of: flying), world.position(of: waiting))
    #expect(hypot(place.x - other.x, place.y - other.y) > 9.9)
  }
}
