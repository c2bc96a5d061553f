import DynamicsGeometry
import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

/// The gravity, the greatest speed and the locked axes of single bodies.
@Suite struct OwnMotionTests {
  private let world = World()
  private let h = EngineScene.step

  private func body(
    at place: CGPoint = .zero, side: Double = 20, gravity: Double = 0, set: CollisionSetID? = nil,
    _ change: (inout Material) -> Void = { _ in }
  ) -> BodyID {
    let body = world.addBody(EngineScene.box(side), at: place, angle: 0)
    var material = Material()
    (material.damping, material.angularDamping) = (0, 0)
    change(&material)
    world.setMaterial(body, material)
    var forces = ConstantForces()
    forces.acceleration.dy = gravity
    world.setConstantForces(body, forces)
    if let set { world.addToSet(body, set) }
    return body
  }

  private func step(_ count: Int) { for _ in 0..<count { world.step(by: h) } }

  // MARK: Gravity

  @Test(arguments: [-10.0, -1, 0, 0.5, 1, 10])
  func gravityIsScaled(scale: Double) {
    let body = body(gravity: 1000) { $0.gravityScale = scale }
    step(60)
    let fallen = scale * 1000 * h * h * 60 * 61 / 2
    #expect(abs(world.position(of: body).y - fallen) <= 1e-9 * abs(fallen))
  }

  @Test func otherForcesAreNotScaled() {
    let body = body { $0.gravityScale = 0 }
    world.applyForce(body, CGVector(dx: 0.01, dy: 0), atOffset: .zero)
    world.applyForce(to: body) { _ in .acceleration(CGVector(dx: 0, dy: 100)) }
    step(1)
    let velocity = world.velocity(of: body)
    #expect(abs(velocity.dx - 0.01 * 100 / world.mass(of: body) * h) < 1e-12)
    #expect(abs(velocity.dy - 100 * h) < 1e-12)
  }

  // MARK: Speed

  @Test func noForceMakesItFaster() {
    let body = body(gravity: 1000) { $0.maximumSpeed = 200 }
    for count in 1...120 {
      step(1)
      #expect(abs(world.velocity(of: body).dy - min(1000 * h * Double(count), 200)) < 1e-9)
    }
    world.setVelocity(body, CGVector(dx: 300, dy: 400))
    let velocity = world.velocity(of: body)
    #expect(abs(velocity.dx - 120) < 1e-9 && abs(velocity.dy - 160) < 1e-9)
    world.setAngularVelocity(body, 50)
    #expect(world.angularVelocity(of: body) == 50)
    var material = world.material(of: body)
    material.maximumSpeed = 10
    world.setMaterial(body, material)
    #expect(abs(world.velocity(of: body).dx - 6) < 1e-9)
    material.maximumSpeed = 0
    world.setMaterial(body, material)
    step(10)
    #expect(world.velocity(of: body) == .zero)
  }

  @Test(arguments: [false, true])
  func noImpactMakesItFaster(isPrecise: Bool) {
    let set = world.addCollisionSet()
    let slow = body(at: CGPoint(x: 60, y: 0), set: set) {
      ($0.maximumSpeed, $0.elasticity, $0.isPrecise) = (50, 1, isPrecise)
    }
    let fast = body(set: set) { ($0.elasticity, $0.density) = (1, 50) }
    world.setVelocity(fast, CGVector(dx: 800, dy: 0))
    for _ in 0..<60 {
      let before = world.position(of: slow)
      step(1)
      let velocity = world.velocity(of: slow)
      #expect(hypot(velocity.dx, velocity.dy) <= 50 + 1e-9)
      #expect(world.position(of: slow).x - before.x < 20)
    }
    #expect(world.velocity(of: slow).dx > 40)
  }

  // MARK: Locked axes

  @Test func aLockedAxisIsImmovable() {
    let set = world.addCollisionSet()
    let rail = body(at: CGPoint(x: 60, y: 0), side: 20, set: set) {
      ($0.lockedAxes, $0.elasticity, $0.friction) = (.x, 1, 0)
    }
    // A thousand times heavier.
    let ball = body(set: set) { ($0.density, $0.elasticity, $0.friction) = (1000, 1, 0) }
    world.setVelocity(ball, CGVector(dx: 200, dy: 0))
    step(120)
    #expect(abs(world.position(of: rail).x - 60) < 1e-9)
    // It comes back as from a wall.
    #expect(abs(world.velocity(of: ball).dx + 200) < 1)
    #expect(abs(world.velocity(of: rail).dy) < 1e-6)
  }

  @Test func itMovesAlongTheOtherAxisAndTurns() {
    let body = body(gravity: 1000) { $0.lockedAxes = .x }
    world.setVelocity(body, CGVector(dx: 30, dy: 40))
    #expect(world.velocity(of: body) == CGVector(dx: 0, dy: 40))
    world.applyImpulse(body, CGVector(dx: 1, dy: 0), atOffset: CGVector(dx: 0, dy: 1))
    #expect(world.velocity(of: body).dx == 0 && world.angularVelocity(of: body) != 0)
    let spin = world.angularVelocity(of: body)
    step(60)
    #expect(abs(world.position(of: body).x) < 1e-9)
    #expect(abs(world.position(of: body).y - (40 * 0.5 + 1000 * h * h * 60 * 61 / 2)) < 1e-6)
    #expect(abs(world.angle(of: body) - spin * 0.5) < 1e-6)
  }

  @Test func bothAxesLeaveATurn() {
    let body = body(gravity: 1000) { $0.lockedAxes = [.x, .y] }
    world.setAngularVelocity(body, 3)
    step(120)
    #expect(hypot(world.position(of: body).x, world.position(of: body).y) < 1e-9)
    #expect(abs(world.angle(of: body) - 3) < 1e-9)
    var material = world.material(of: body)
    material.lockedAxes = [.x, .y, .rotation]
    world.setMaterial(body, material)
    #expect(!world.material(of: body).allowsRotation && world.angularVelocity(of: body) == 0)
    material.lockedAxes = []
    world.setMaterial(body, material)
    step(12)
    #expect(world.position(of: body).y > 5 && world.joints.order.count == 0)
  }

  @Test func aTeleportMovesTheLock() {
    let body = body(gravity: 1000) { $0.lockedAxes = .y }
    world.setPose(body, CGPoint(x: 10, y: 70), angle: 0)
    step(30)
    #expect(abs(world.position(of: body).y - 70) < 1e-9)
    // Also while it is anchored.
    var material = world.material(of: body)
    material.isAnchored = true
    world.setMaterial(body, material)
    world.setPose(body, CGPoint(x: 10, y: 90), angle: 0)
    step(5)
    material.isAnchored = false
    world.setMaterial(body, material)
    step(30)
    #expect(abs(world.position(of: body).y - 90) < 1e-9)
    world.removeBody(body)
    step(2)
    #expect(world.joints.order.count == 0 && world.jointCount == 0)
  }

  /// A pendulum whose weight may only go up and down hangs still.
  @Test func jointsFindTheInfiniteMass() {
    let bob = body(at: CGPoint(x: 30, y: 40), gravity: 1000) { $0.lockedAxes = .x }
    _ = world.addJoint(JointDefinition(.distance(length: 50), .on(bob), .at(.zero)))
    step(120)
    #expect(abs(world.position(of: bob).x - 30) < 1e-6)
    #expect(abs(world.position(of: bob).y - 40) < 1e-6)
  }

  @Test func aSnapshotContinuesAlike() throws {
    let set = world.addCollisionSet()
    _ = world.addBoundary(EngineScene.rectangle(400, 300), to: set)
    var random = SeededGenerator(seed: 4)
    for number in 0..<20 {
      _ = body(
        at: random.point(in: CGRect(x: 40, y: 40, width: 320, height: 220)), gravity: 1000, set: set
      ) {
        $0.lockedAxes = [[], .x, .y, [.x, .rotation], [.x, .y]][number % 5]
        $0.gravityScale = random.double(in: -1...2)
        $0.maximumSpeed = random.bool() ? 150 : .infinity
      }
    }
    step(50)
    let words = EngineScene.words(of: world)
    let copy = try EngineScene.restored(words)
    #expect(EngineScene.words(of: copy) == words)
    for _ in 0..<100 {
      world.step(by: h)
      copy.step(by: h)
    }
    #expect(EngineScene.words(of: copy) == EngineScene.words(of: world))
  }
}
