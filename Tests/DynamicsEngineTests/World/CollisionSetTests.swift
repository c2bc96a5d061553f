import DynamicsGeometry
import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

@Suite struct CollisionSetTests {
  @Test(arguments: 0..<10 as Range<UInt64>)
  func membersAreListedInTheOrderOfIDs(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let world = World()
    let sets = (0..<3).map { _ in world.addCollisionSet() }
    var bodies: [BodyID] = []
    var expected = [Set<BodyID>](repeating: [], count: sets.count)
    for _ in 0..<300 {
      let set = random.int(in: 0...2)
      switch random.int(in: 0...5) {
      case 0, 1:
        let place = random.point(in: CGRect(x: 0, y: 0, width: 5000, height: 5000))
        bodies.append(world.addBody(EngineScene.box(10), at: place, angle: 0))
      case 2 where !bodies.isEmpty:
        let body = bodies.remove(at: random.int(in: 0...(bodies.count - 1)))
        world.removeBody(body)
        for set in expected.indices { expected[set].remove(body) }
      case 3: world.step(by: EngineScene.step)
      default:
        guard !bodies.isEmpty else { continue }
        let body = bodies[random.int(in: 0...(bodies.count - 1))]
        if expected[set].remove(body) == nil {
          expected[set].insert(body)
          world.addToSet(body, sets[set])
        } else {
          world.removeFromSet(body, sets[set])
        }
      }
    }
    let lists = sets.map { world.members(of: $0) }
    #expect(lists == expected.map { $0.sorted() })
    let restored = try EngineScene.restored(EngineScene.words(of: world))
    #expect(sets.map { restored.members(of: $0) } == lists)
  }

  /// The tree keeps the greater boxes of edges that move to and fro, and a restored world has none.
  @Test func greaterBoxesOfEdgesThatHaveMovedChangeNoBit() throws {
    let world = World()
    let set = world.addCollisionSet()
    var boundary = world.addBoundary(EngineScene.rectangle(400, 300), to: set).0
    for index in 0..<30 {
      let place = CGPoint(x: 20 + 12 * Double(index), y: 30 + 8 * Double(index))
      let body = world.addBody(EngineScene.box(9), at: place, angle: Double(index))
      world.addToSet(body, set)
      world.setVelocity(body, CGVector(dx: 40 * Double(index), dy: 300))
    }
    for step in 0..<240 {
      if step.isMultiple(of: 3) {
        let width = 400 + Double(step * 37 % 60)
        boundary =
          world.addBoundary(EngineScene.rectangle(width, 300), to: set, replacing: boundary).0
      }
      let restored = try EngineScene.restored(EngineScene.words(of: world))
      world.step(by: EngineScene.step)
      restored.step(by: EngineScene.step)
      #expect(EngineScene.words(of: restored) == EngineScene.words(of: world), "step \(step)")
    }
  }
}
