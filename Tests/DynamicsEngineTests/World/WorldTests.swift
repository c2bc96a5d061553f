import DynamicsGeometry
import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

@Suite struct WorldTests {
  @Test func fallingIsTheSumOfItsSteps() {
    let world = World()
    let body = world.addBody(EngineScene.box(10), at: .zero, angle: 0)
    var material = Material()
    material.damping = 0
    world.setMaterial(body, material)
    var forces = ConstantForces()
    forces.acceleration = CGVector(dx: 0, dy: 1000)
    world.setConstantForces(body, forces)
    for count in 1...600 {
      world.step(by: EngineScene.step)
      let n = Double(count)
      let fallen = 1000 * EngineScene.step * EngineScene.step * n * (n + 1) / 2
      #expect(abs(world.position(of: body).y - fallen) < 1e-9 * max(1, fallen))
    }
  }

  /// Only the values that depend on the changed properties are computed again.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func aChangedMaterialActsAsThatOfANewBody(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let world = World()
    let body = world.addBody(EngineScene.box(10), at: .zero, angle: 0)
    for _ in 0..<20 {
      var material = Material()
      material.density = random.bool() ? 1 : 3
      material.friction = random.double(in: 0...1)
      material.isAnchored = random.int(in: 0...2) == 0
      material.allowsRotation = random.bool()
      if random.bool() { material.lockedAxes.insert(.y) }
      material.isPrecise = random.bool()
      world.setAngularVelocity(body, 2)
      world.setMaterial(body, material)
      let fresh = World()
      let other = fresh.addBody(EngineScene.box(10), at: .zero, angle: 0)
      fresh.setMaterial(other, material)
      let (a, b) = (world.bodies[body.index], fresh.bodies[other.index])
      #expect(a.inverseMass == b.inverseMass && a.inverseMoment == b.inverseMoment)
      #expect(a.isDynamic == b.isDynamic && a.canTurn == b.canTurn)
      #expect(world.preciseCollision.bodies.count == fresh.preciseCollision.bodies.count)
      #expect(a.canTurn || a.angularVelocity == 0)
      #expect(world.joints.order.count == fresh.joints.order.count)
    }
  }

  @Test func movedBodiesAreInTheOrderOfTheirIDs() {
    let world = World()
    let bodies = (0..<4).map { index in
      world.addBody(EngineScene.box(10), at: CGPoint(x: 100 * index, y: 0), angle: 0)
    }
    var moved: [BodyID] = []
    world.drainMoved(into: &moved)
    for index in [2, 0, 3] { world.setPose(bodies[index], .zero, angle: 1) }
    world.drainMoved(into: &moved)
    #expect(moved == [bodies[0], bodies[2], bodies[3]])
  }

  @Test func anIdOfWhatHasLeftFindsNothing() {
    let world = World()
    let first = world.addBody(EngineScene.box(10), at: .zero, angle: 0)
    world.removeBody(first)
    #expect(!world.contains(first))
    world.step(by: EngineScene.step)
    let second = world.addBody(EngineScene.box(10), at: .zero, angle: 0)
    #expect(second.index == first.index && second != first && first < second)
    #expect(world.contains(second) && !world.contains(first))
  }

  /// The trees of boxes propose pairs; what they look like must not reach the simulation.
  @Test func refillingTheTreesInReverseChangesNoBit() {
    let (plain, refilled) = (EngineScene.heap(of: 60), EngineScene.heap(of: 60))
    for count in 1...400 {
      plain.step(by: EngineScene.step)
      refilled.step(by: EngineScene.step)
      guard count % 50 == 0 else { continue }
      refilled.refillTrees()
      #expect(EngineScene.hash(of: plain) == EngineScene.hash(of: refilled))
    }
  }

  @Test func contactsAreToldInPairs() {
    let world = EngineScene.heap(of: 40)
    var touching: Set<Contact.Key> = []
    for _ in 0..<600 {
      world.step(by: EngineScene.step)
      let changes = world.contactChanges
      #expect(changes.began.map(\.key) == changes.began.map(\.key).sorted())
      #expect(changes.ended == changes.ended.sorted())
      for key in changes.ended { #expect(touching.remove(key) != nil) }
      for contact in changes.began {
        #expect(touching.insert(contact.key).inserted)
        #expect(contact.impulse >= 0)
        #expect(abs(hypot(contact.normal.dx, contact.normal.dy) - 1) < 1e-9)
      }
    }
    #expect(!touching.isEmpty)
  }
}

extension World {
  fileprivate func refillTrees() {
    for body in order.buffer.reversed() {
      for shape in shapes.of(body) { refill(shape) }
    }
    for index in (0..<Int32(shapes.capacity)).reversed() where shapes[index].pointee.boundary != nil
    {
      refill(shapes[index])
    }
  }

  private func refill(_ shape: ShapePointer) {
    guard shape.pointee.leaf >= 0 else { return }
    broadPhase.remove(shape)
    broadPhase.insert(shape, isStatic: shape.pointee.isLeafStatic)
  }
}
