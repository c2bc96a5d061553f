import CContactKernel
import DynamicsGeometry
import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

/// Contacts of islands without joints are solved four at a time.
@Suite struct ContactLanesTests {
  /// A world with bodies of a mass and an outline, under gravity in a box.
  private struct Pile {
    let world = World()
    private let set: CollisionSetID

    init(width: Double, height: Double) {
      set = world.addCollisionSet()
      _ = world.addBoundary(EngineScene.rectangle(width, height), to: set)
    }

    @discardableResult
    func add(_ outline: Outline, x: Double, y: Double, angle: Double = 0) -> BodyID {
      let body = world.addBody(CompoundShape(outline), at: CGPoint(x: x, y: y), angle: angle)
      world.addToSet(body, set)
      var forces = ConstantForces()
      forces.acceleration = CGVector(dx: 0, dy: 1000)
      world.setConstantForces(body, forces)
      return body
    }

    func step(_ count: Int) {
      for _ in 0..<count { world.step(by: EngineScene.step) }
    }

    /// Boxes and discs that fall into the box.
    static func random(of count: Int, seed: UInt64) -> Pile {
      var random = SeededGenerator(seed: seed)
      let pile = Pile(width: 300, height: 400)
      for number in 0..<count {
        let place = random.point(in: CGRect(x: 30, y: 30, width: 240, height: 340))
        let size = random.double(in: 8...20)
        let outline: Outline =
          number % 3 == 0
          ? .ellipse(CGSize(width: size, height: size))
          : .rectangle(CGSize(width: size, height: random.double(in: 8...20)))
        pile.add(outline, x: place.x, y: place.y, angle: random.double(in: -3...3))
      }
      return pile
    }
  }

  @Test func groupsAreTheMirrorOfThoseInC() {
    #expect(MemoryLayout<ContactGroup>.stride == contactKernelGroupSize)
    #expect(MemoryLayout<ContactGroup.Point>.stride == contactKernelPointSize)
    #expect(MemoryLayout<ContactGroup>.offset(of: \.normalX) == 48)
    #expect(MemoryLayout<ContactGroup.Impulses>.stride == 4 * MemoryLayout<SIMD4<Double>>.stride)
  }

  /// Two lanes that change the same velocity would lose an impulse.
  @Test(arguments: UInt64(0)..<12) func noBodyIsInTwoContactsOfAGroup(seed: UInt64) {
    let pile = Pile.random(of: 120, seed: seed)
    pile.step(180)
    let world = pile.world
    let places = FlatArray<Int32>()
    let colors = ContactColors()
    var checked = 0
    for island in world.islands.constrained.buffer {
      let contacts = world.contactConstraints.contacts(
        of: island, world.islands, world.narrowPhase.pairs, hasSurfaces: false)
      let count = colors.assign(contacts, world.islands.bodies(of: island), places: places)
      #expect(Set(places.buffer).count == contacts.count)
      #expect(places.buffer.allSatisfy { 0..<Int32(4 * count) ~= $0 })
      var bodies: [Int32: [BodyPointer]] = [:]
      for place in 0..<contacts.count {
        let constraint = contacts.constraints + Int(contacts.indices[place])
        for body in [constraint.pointee.a, constraint.pointee.b] where body.isMovable {
          bodies[places[place] / 4, default: []].append(body)
          checked += 1
        }
      }
      #expect(bodies.values.allSatisfy { Set($0).count == $0.count })
    }
    #expect(checked > 100)
  }

  /// With plain, conjugate and separating iterations, in islands of all sizes.
  @Test(arguments: [12, 60, 250]) func bitsDoNotDependOnTheWidthOfTheProcessor(count: Int) {
    let (wide, narrow) = (Pile.random(of: count, seed: 7), Pile.random(of: count, seed: 7))
    for _ in 0..<120 {
      contactKernelAllowAVX2(true)
      wide.step(1)
      contactKernelAllowAVX2(false)
      narrow.step(1)
    }
    contactKernelAllowAVX2(true)
    #expect(EngineScene.words(of: wide.world) == EngineScene.words(of: narrow.world))
  }

  /// The direction of the colors belongs to the state.
  @Test(arguments: 100..<104) func aSnapshotGoesOnInTheSameDirection(steps: Int) throws {
    let pile = Pile.random(of: 200, seed: 3)
    pile.step(steps)
    let restored = try EngineScene.restored(EngineScene.words(of: pile.world))
    pile.step(30)
    for _ in 0..<30 { restored.step(by: EngineScene.step) }
    #expect(EngineScene.words(of: restored) == EngineScene.words(of: pile.world))
  }

  /// More contacts than there are colors: the last ones are solved one after another.
  ///
  /// Then the floor carries the weight of all.
  @Test func aPlateCarriesMoreBallsThanThereAreColors() {
    let pile = Pile(width: 2000, height: 400)
    let plate = pile.add(.rectangle(CGSize(width: 1900, height: 20)), x: 1000, y: 390)
    let ball = Outline.ellipse(CGSize(width: 15, height: 15))
    for number in 0..<100 { pile.add(ball, x: 100 + 18 * Double(number), y: 372) }
    pile.step(60)
    let world = pile.world
    var (weight, pushOfFloor, contactsOfPlate) = (0.0, 0.0, 0)
    for body in world.order.buffer { weight += body.pointee.mass * 1000 }
    for pair in world.narrowPhase.pairs.pointers {
      let ids = [pair.pointee.bodyA.pointee.id, pair.pointee.bodyB.pointee.id]
      if ids.contains(plate) { contactsOfPlate += 1 }
      guard pair.touchesStatic else { continue }
      for place in 0..<pair.count { pushOfFloor += pair.points[place].normalImpulse }
    }
    #expect(contactsOfPlate > 64)
    #expect(abs(pushOfFloor / EngineScene.step / weight - 1) < 1e-3)
    #expect(abs(world.position(of: plate).y - 390) < 0.2)
  }

  /// Whatever the order of its contacts, with boxes that are not quite in their places.
  @Test(arguments: UInt64(1)...3) func aPyramidKeepsItsPlaceAndRests(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pile = Pile(width: 1000, height: 600)
    var bodies: [BodyID] = []
    for row in 0..<20 {
      for column in 0..<(20 - row) {
        let x = 300 + 20 * Double(column) + 10 * Double(row) + random.double(in: -0.3...0.3)
        let box = Outline.rectangle(CGSize(width: 19.5, height: 19.5))
        bodies.append(pile.add(box, x: x, y: 590 - 20 * Double(row)))
      }
    }
    func center() -> Double {
      bodies.reduce(0) { $0 + pile.world.position(of: $1).x } / Double(bodies.count)
    }
    let start = center()
    pile.step(1200)
    #expect(abs(center() - start) < 0.2)
    let awake = pile.world.sleep.awake.count
    #expect(awake == 0)
  }
}
