import DynamicsGeometry
import Foundation
import Testing

@testable import DynamicsEngine

/// What is not finite must not spread to all that it touches.
@Suite struct OverflowTests {
  private let world = World()
  private let endless = CGVector(dx: 1e300, dy: 1e300)

  private func addBody(at x: CGFloat) -> BodyID {
    let shape = CompoundShape(.rectangle(CGSize(width: 10, height: 10)))
    return world.addBody(shape, at: CGPoint(x: x, y: 0), angle: 0)
  }

  @Test func aBodyThatIsDrivenBeyondAllNumbersStopsAndTheOthersGoOn() {
    let (driven, other) = (addBody(at: 0), addBody(at: 100))
    world.setVelocity(other, CGVector(dx: 10, dy: 0))
    world.applyForce(driven, endless, atOffset: endless)
    world.step(by: 0.01)
    #expect(world.overflows == 1)
    #expect(world.velocity(of: driven) == .zero)
    #expect(world.position(of: driven) == .zero)
    #expect(abs(world.position(of: other).x - (100 + 0.1 / 1.001)) < 1e-9)
    world.applyForce(to: driven) { _ in .acceleration(CGVector(dx: 100, dy: 0)) }
    world.step(by: 0.01)
    #expect(world.overflows == 1)
    #expect(abs(world.velocity(of: driven).dx - 1 / 1.001) < 1e-9)
  }

  @Test func jointsForgetWhatTheyHeldAgainst() {
    let driven = addBody(at: 0)
    _ = world.addJoint(
      JointDefinition(
        .revolute(turn: 0, range: -.infinity ... .infinity, frictionTorque: 0), .on(driven),
        .at(.zero)))
    world.applyForce(driven, endless, atOffset: endless)
    for _ in 0..<10 { world.step(by: 0.01) }
    #expect(world.overflows == 1)
    #expect(world.position(of: driven) == .zero)
  }

  @Test func contactsForgetAllImpulses() {
    let scene = RowScene()
    let parts = (0..<2).map { _ in scene.rows(of: scene.addBody(EngineScene.box(20)))[0] }
    let pairs = FlatArray<PairRow>()
    var pair = PairRow(a: parts[0], b: parts[1])
    pair.count = 2
    var point = ManifoldPoint()
    (point.normalImpulse, point.tangentImpulse, point.separationImpulse) = (.infinity, .nan, 1)
    pair.points = (point, point)
    pairs.append(pair)
    Overflow.clearImpulses(pairs, FlatArray<JointPointer>())
    for point in [pairs[0].points.0, pairs[0].points.1] {
      #expect([point.normalImpulse, point.tangentImpulse, point.separationImpulse] == [0, 0, 0])
    }
  }
}
