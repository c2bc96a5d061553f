import DynamicsGeometry
import Foundation
import Testing

@testable import DynamicsEngine

/// What acts in the next step only used to add up on a body that took no part in it, asleep or anchored,
/// and to act all at once when it moved again.
@Suite struct ForcesOfOneStepTests {
  private let world = World()
  private let body: BodyID

  init() {
    body = world.addBody(EngineScene.box(20), at: .zero, angle: 0)
    var material = Material()
    material.damping = 0
    world.setMaterial(body, material)
  }

  private func setAnchored(_ isAnchored: Bool) {
    var material = world.material(of: body)
    material.isAnchored = isAnchored
    world.setMaterial(body, material)
  }

  private func act() {
    world.applyForce(to: body) { _ in .acceleration(CGVector(dx: 120, dy: 0)) }
    world.applyForce(body, CGVector(dx: 1, dy: 0), atOffset: CGVector(dx: 0, dy: 5))
    world.applyForce(to: body) { _ in .turnRate(1) }
  }

  @Test func aForceWakes() {
    for _ in 0..<100 { world.step(by: EngineScene.step) }
    #expect(!world.isAwake(body))
    act()
    #expect(world.isAwake(body))
    world.step(by: EngineScene.step)
    let once = world.velocity(of: body).dx
    #expect(once > 1)
    act()
    world.step(by: EngineScene.step)
    #expect(world.velocity(of: body).dx < 2.1 * once)
  }

  @Test func whatIsAnchoredTakesNone() {
    act()
    setAnchored(true)
    for _ in 0..<10 {
      act()
      world.applyForce(to: body) { _ in .velocity(CGVector(dx: 50, dy: 0)) }
      world.step(by: EngineScene.step)
    }
    setAnchored(false)
    world.step(by: EngineScene.step)
    #expect(world.velocity(of: body) == .zero && world.angularVelocity(of: body) == 0)
  }

  @Test func aVelocityWhoseSquareIsInfiniteIsClamped() {
    world.setVelocity(body, CGVector(dx: 3e200, dy: -4e200))
    #expect(abs(world.velocity(of: body).dx - 6e4) < 1e-6)
    #expect(abs(world.velocity(of: body).dy + 8e4) < 1e-6)
  }
}
