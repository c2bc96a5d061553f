import DynamicsGeometry
import Foundation
import Testing

@testable import DynamicsEngine

/// A joint says whether the two bodies that it holds collide.
///
/// The joints here are ropes that are never taut, so that only their say about collisions counts.
@Suite struct JoinedBodiesTests {
  private let world = World()
  private let set: CollisionSetID

  init() { set = world.addCollisionSet() }

  private func addBox(_ x: Double, _ y: Double = 0, isAnchored: Bool = false) -> BodyID {
    let body = world.addBody(EngineScene.box(20), at: CGPoint(x: x, y: y), angle: 0)
    world.addToSet(body, set)
    var material = Material()
    material.isAnchored = isAnchored
    material.allowsRotation = false
    material.damping = 0
    world.setMaterial(body, material)
    return body
  }

  private func slackRope(_ a: BodyID, _ b: BodyID, collides: Bool) -> JointDefinition {
    JointDefinition(.rope(length: 1e6), .on(a), .on(b), collides: collides)
  }

  /// A floor whose top is at 100, and gravity.
  private func addFloor(below bodies: [BodyID]) {
    let floor = [CGPoint(x: -1000, y: 100), CGPoint(x: 1000, y: 100)]
    _ = world.addBoundary([Contour(floor)], to: set)
    var forces = ConstantForces()
    forces.acceleration = CGVector(dx: 0, dy: 1000)
    for body in bodies { world.setConstantForces(body, forces) }
  }

  /// What was told of two bodies in so many steps: 1 for each began, −1 for each ended.
  private func run(_ steps: Int, watching a: BodyID, _ b: BodyID) -> [Int] {
    var told: [Int] = []
    for _ in 0..<steps {
      world.step(by: EngineScene.step)
      let changes = world.contactChanges
      told += changes.began.filter { isContact($0.key, a, b) }.map { _ in 1 }
      told += changes.ended.filter { isContact($0, a, b) }.map { _ in -1 }
    }
    return told
  }

  private func isContact(_ key: Contact.Key, _ a: BodyID, _ b: BodyID) -> Bool {
    key.body == min(a, b) && key.other == .body(max(a, b))
  }

  private func run(_ steps: Int) { for _ in 0..<steps { world.step(by: EngineScene.step) } }

  /// Throws a body at another; whether it gets past.
  private func pass(_ left: BodyID, _ right: BodyID, speed: Double = 100) -> Bool {
    world.setVelocity(left, CGVector(dx: speed, dy: 0))
    for _ in 0..<240 {
      run(1)
      if world.position(of: left).x > world.position(of: right).x { return true }
    }
    return false
  }

  // MARK: Which collide

  @Test func aJointLetsItsBodiesCollideUnlessItIsToldNotTo() {
    for collides in [true, false] {
      let y = collides ? 0.0 : 500
      let (left, right) = (addBox(0, y), addBox(100, y))
      _ = world.addJoint(slackRope(left, right, collides: collides))
      #expect(pass(left, right) != collides)
    }
    let (left, right) = (addBox(0, 900), addBox(100, 900))
    _ = world.addJoint(JointDefinition(.rope(length: 1e6), .on(left), .on(right)))
    #expect(!pass(left, right), "they collide by default")
  }

  @Test func aJointToAPlaceChangesNothing() {
    let (left, right) = (addBox(0), addBox(100))
    for body in [left, right] {
      _ = world.addJoint(
        JointDefinition(.rope(length: 1e6), .on(body), .at(.zero), collides: false))
      _ = world.addJoint(
        JointDefinition(.rope(length: 1e6), .at(.zero), .on(body), collides: false))
    }
    #expect(!pass(left, right))
  }

  @Test func onlyTheTwoThatAJointHoldsPassEachOther() {
    let (a, b, c) = (addBox(0), addBox(100), addBox(200))
    _ = world.addJoint(slackRope(a, b, collides: false))
    _ = world.addJoint(slackRope(c, b, collides: false))
    #expect(pass(a, b))
    #expect(!pass(a, c), "they are joined over another only")
  }

  @Test func ofSeveralJointsOneThatForbidsIsEnough() {
    let (a, b) = (addBox(0), addBox(15))
    let ropes = [true, false, false].map { world.addJoint(slackRope(a, b, collides: $0)) }
    #expect(run(5, watching: a, b) == [])
    world.setJoint(ropes[1], slackRope(b, a, collides: true))
    #expect(run(5, watching: a, b) == [])
    world.removeJoint(ropes[2])
    #expect(run(1, watching: a, b) == [1])
    world.setJoint(ropes[0], slackRope(a, b, collides: false))
    #expect(run(1, watching: a, b) == [-1])
    world.removeJoint(ropes[0])
    #expect(run(1, watching: a, b) == [1])
    world.removeJoint(ropes[1])
    #expect(run(1, watching: a, b) == [])
  }

  // MARK: Changes

  @Test(arguments: [false, true])
  func whatSleepsOnAnotherFallsThroughIt(isAnchored: Bool) {
    let (low, high) = (addBox(15, 90, isAnchored: isAnchored), addBox(0, 70))
    addFloor(below: [low, high])
    let rope = world.addJoint(slackRope(low, high, collides: true))
    #expect(run(240, watching: low, high) == [1])
    #expect(!world.isAwake(high))

    world.setJoint(rope, slackRope(low, high, collides: false))
    #expect(world.isAwake(high))
    #expect(run(240, watching: low, high) == [-1])
    #expect(abs(world.position(of: high).y - 90) < 0.2)
    #expect(!world.isAwake(high))

    // Now they overlap, and sleep.
    world.removeJoint(rope)
    #expect(world.isAwake(high))
    #expect(run(240, watching: low, high).first == 1)
    #expect(world.position(of: low).x - world.position(of: high).x > 19.8)
  }

  @Test func aJointThatComesEndsAContactOnce() {
    let (low, high) = (addBox(0, 90), addBox(0, 70))
    addFloor(below: [low, high])
    #expect(run(10, watching: low, high) == [1])
    let ropes = (0..<2).map { _ in world.addJoint(slackRope(low, high, collides: false)) }
    #expect(run(100, watching: low, high) == [-1])
    // Gone with one of the bodies, nothing is left of it for the one that gets its row.
    for rope in ropes { world.removeJoint(rope) }
    world.removeBody(high)
    run(1)
    let next = addBox(0, 60)
    addFloor(below: [next])
    #expect(next.index == high.index)
    #expect(run(100, watching: low, next).first == 1)
    #expect(world.position(of: next).y < 80)
  }

  @Test func aJointThatGetsOtherEndsLetsTheOldOnesCollide() {
    let (a, b, c) = (addBox(0), addBox(12, 2), addBox(-12, -2))
    let rope = world.addJoint(slackRope(a, b, collides: false))
    #expect(run(1, watching: a, b) == [])
    world.setJoint(rope, slackRope(c, a, collides: false))
    #expect(run(1, watching: a, b) == [1])
    world.setJoint(rope, JointDefinition(.angle(0), .on(a), .at(.zero), collides: false))
    #expect(run(1, watching: a, c) == [1])
  }

  // MARK: Continuous collision

  @Test(arguments: [500.0, 3000, 50_000])
  func aFastBodyIsNotStoppedByWhatItDoesNotCollideWith(speed: Double) {
    let (bullet, post, wall) = (
      addBox(0), addBox(300, isAnchored: true), addBox(2000, isAnchored: true)
    )
    let rope = world.addJoint(slackRope(bullet, post, collides: false))
    #expect(pass(bullet, post, speed: speed))
    run(240)
    #expect(world.position(of: bullet).x < 1981, "others stop it")

    for collides in [true, false] {
      world.setPose(bullet, .zero, angle: 0)
      world.setJoint(rope, slackRope(bullet, post, collides: collides))
      #expect(pass(bullet, post, speed: speed) != collides)
    }
    world.removeJoint(rope)
    world.setPose(bullet, .zero, angle: 0)
    #expect(!pass(bullet, post, speed: speed))
    #expect(!pass(bullet, wall, speed: speed))
  }
}
