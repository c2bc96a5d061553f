import Foundation
import Testing

@testable import DynamicsEngine

/// Many bodies in one place.
@Suite struct CrowdTests {
  @Test func aCrowdComesApartWithinASecondWithoutCollidingAllPairs() {
    let world = World()
    let set = world.addCollisionSet()
    let bodies = (0..<100).map { _ in
      let body = world.addBody(EngineScene.box(20), at: CGPoint(x: 500, y: 500), angle: 0)
      world.addToSet(body, set)
      return body
    }
    world.step(by: EngineScene.step)
    let pairCount = world.narrowPhase.pairs.count
    #expect(pairCount <= 100 * Tuning.CrowdLimit.most)
    for _ in 0..<120 { world.step(by: EngineScene.step) }
    let places = bodies.map { world.position(of: $0) }
    for (index, place) in places.enumerated() {
      for other in places[..<index] {
        #expect(max(abs(place.x - other.x), abs(place.y - other.y)) > 10)
      }
    }
  }

  /// What lies on a large box is no crowd, however many there are.
  @Test func aLargeBoxTouchesAllThatLiesOnIt() {
    let world = World()
    let set = world.addCollisionSet()
    let shape = CompoundShape(.rectangle(CGSize(width: 1000, height: 100)))
    let large = world.addBody(shape, at: CGPoint(x: 500, y: 550), angle: 0)
    world.addToSet(large, set)
    for index in 0..<90 {
      let place = CGPoint(x: 11 + 11 * Double(index), y: 495.05)
      let body = world.addBody(EngineScene.box(10), at: place, angle: 0)
      world.addToSet(body, set)
    }
    world.step(by: EngineScene.step)
    let pairCount = world.narrowPhase.pairs.count
    #expect(pairCount == 90)
  }
}
