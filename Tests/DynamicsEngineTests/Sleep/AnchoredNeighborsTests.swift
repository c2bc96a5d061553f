import DynamicsGeometry
import Foundation
import Testing

@testable import DynamicsEngine

/// What happens to anchored bodies wakes those that sleep beside them.
///
/// It only woke what touched them already: a paddle moved by hand passed through a ball at rest.
@Suite struct AnchoredNeighborsTests {
  private let world = World()
  private let set: CollisionSetID

  init() {
    set = world.addCollisionSet()
    _ = world.addBoundary(EngineScene.rectangle(1000, 100), to: set)
  }

  private func addBox(at x: Double, y: Double = 90, isAnchored: Bool = false) -> BodyID {
    let body = world.addBody(EngineScene.box(20), at: CGPoint(x: x, y: y), angle: 0)
    world.addToSet(body, set)
    setAnchored(isAnchored, body)
    var forces = ConstantForces()
    forces.acceleration = CGVector(dx: 0, dy: 1000)
    world.setConstantForces(body, forces)
    return body
  }

  private func setAnchored(_ isAnchored: Bool, _ body: BodyID) {
    var material = world.material(of: body)
    material.isAnchored = isAnchored
    world.setMaterial(body, material)
  }

  private func run(_ steps: Int) { for _ in 0..<steps { world.step(by: EngineScene.step) } }

  @Test func whatIsMovedIntoASleeperPushesIt() {
    let (ball, paddle) = (addBox(at: 500), addBox(at: 470, isAnchored: true))
    run(240)
    #expect(!world.isAwake(ball))
    for step in 1...300 {
      let x = 470 + 0.1 * Double(step)
      world.setPose(paddle, CGPoint(x: x, y: 90), angle: 0)
      run(1)
    }
    #expect(world.position(of: ball).x > 518)
  }

  @Test func whatSleepsOnAShelfThatIsMovedAwayFalls() {
    let (box, shelf) = (addBox(at: 500, y: 30), addBox(at: 500, y: 50, isAnchored: true))
    run(240)
    #expect(!world.isAwake(box))
    world.setPose(shelf, CGPoint(x: 100, y: 50), angle: 0)
    run(120)
    #expect(world.position(of: box).y > 80)
  }

  @Test func whatSleepsOnAShelfThatIsRemovedFallsInARestoredWorld() throws {
    let (box, shelf) = (addBox(at: 500, y: 30), addBox(at: 500, y: 50, isAnchored: true))
    run(240)
    #expect(!world.isAwake(box))
    world.removeBody(shelf)
    let restored = try EngineScene.restored(EngineScene.words(of: world))
    for _ in 0..<120 { restored.step(by: EngineScene.step) }
    #expect(restored.position(of: box).y > 80)
  }

  @Test func aForceOnWhatIsAnchoredWakesNobody() {
    let (box, shelf) = (addBox(at: 500, y: 30), addBox(at: 500, y: 50, isAnchored: true))
    run(240)
    world.applyForce(shelf, CGVector(dx: 1, dy: 0), atOffset: .zero)
    run(1)
    #expect(!world.isAwake(box))
    world.applyImpulse(shelf, CGVector(dx: 1, dy: 0), atOffset: .zero)
    run(1)
    #expect(!world.isAwake(box))
  }

  @Test func whatComesToStandInASleeperPushesItOut() {
    let ball = addBox(at: 500)
    run(240)
    #expect(!world.isAwake(ball))
    _ = addBox(at: 508, isAnchored: true)
    run(120)
    #expect(world.position(of: ball).x < 489)
  }

  @Test func whatHoldsASleeperOnARodTakesItAlong() {
    let (hand, ball) = (addBox(at: 300, y: 20, isAnchored: true), addBox(at: 300, y: 60))
    _ = world.addJoint(JointDefinition(.distance(length: 40), .on(ball), .on(hand)))
    run(240)
    #expect(!world.isAwake(ball))
    world.setPose(hand, CGPoint(x: 400, y: 20), angle: 0)
    run(240)
    #expect(abs(world.position(of: ball).x - 400) < 40)
  }

  @Test func whatIsLetGoFallsWithWhatItHeld() {
    let (hand, ball) = (addBox(at: 300, y: 20, isAnchored: true), addBox(at: 300, y: 60))
    _ = world.addJoint(JointDefinition(.distance(length: 40), .on(ball), .on(hand)))
    run(240)
    #expect(!world.isAwake(ball))
    setAnchored(false, hand)
    run(120)
    #expect(world.position(of: ball).y > 80)
  }

  /// The pair with the boundary stayed in the list of pairs that sleep, where it pointed to edges that
  /// were no more.
  @Test func whatIsAnchoredAsleepForgetsWhatItTouched() {
    let shelf = world.addBoundary(
      [Contour([CGPoint(x: 0, y: 50), CGPoint(x: 900, y: 50)])], to: set
    ).boundary
    let (body, other) = (addBox(at: 100, y: 39), addBox(at: 500))
    run(240)
    #expect(!world.isAwake(body) && !world.isAwake(other))
    setAnchored(true, body)
    run(1)
    #expect(world.contactChanges.ended.map(\.body) == [body])
    world.removeBoundary(shelf)
    run(1)
    world.wake(other)
    run(1)
    #expect(world.isAwake(other))
  }
}
