import DynamicsTestSupport
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

  /// Memory grew with the square of the number of bodies.
  @Test func aCrowdHasCandidatesInProportionToItsBodies() {
    let world = World()
    let set = world.addCollisionSet()
    for _ in 0..<600 {
      let body = world.addBody(EngineScene.box(20), at: CGPoint(x: 500, y: 500), angle: 0)
      world.addToSet(body, set)
    }
    for _ in 0..<3 {
      world.step(by: EngineScene.step)
      #expect(world.broadPhase.candidates.count <= 600 * 2 * Tuning.CrowdLimit.most)
      #expect(world.broadPhase.candidates.capacity <= 600 * 8 * Tuning.CrowdLimit.most)
    }
  }

  /// Candidates are left out only where ``CrowdLimit`` would leave them out, too.
  @Test(arguments: 0..<3 as Range<UInt64>)
  func leavingOutCandidatesChangesNothing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let world = World()
    let sets = [world.addCollisionSet(), world.addCollisionSet()]
    _ = world.addBoundary(EngineScene.rectangle(200, 200), to: sets[0])
    for number in 0..<40 {
      let place = random.point(in: CGRect(x: 90, y: 90, width: 30, height: 30))
      let body = world.addBody(EngineScene.box(random.double(in: 10...40)), at: place, angle: 0)
      world.addToSet(body, sets[number % 7 == 0 ? 1 : 0])
      if number % 11 == 0 { world.addToSet(body, sets[number % 7 == 0 ? 0 : 1]) }
      var material = world.material(of: body)
      material.isAnchored = number % 9 == 4
      world.setMaterial(body, material)
    }
    for _ in 0..<25 {
      world.broadPhase.update(
        world.sleep.awake, touching: world.narrowPhase.pairs, step: EngineScene.step)
      #expect(kept(world.broadPhase.candidates, world) == kept(all(in: world), world))
      world.step(by: EngineScene.step)
    }
  }

  /// The keys of the candidates that collide.
  private func kept(_ candidates: borrowing FlatArray<Candidate>, _ world: World) -> [UInt64] {
    let touching = Set(world.narrowPhase.pairs.buffer.map(\.key))
    var limit: CrowdLimit?
    var part: ShapePointer?
    var keys: [UInt64] = []
    for (index, candidate) in candidates.buffer.enumerated() {
      if candidate.a != part {
        let base = candidates.base
        (part, limit) = (candidate.a, CrowdLimit(base + index, base + candidates.count))
      }
      guard candidate.b.pointee.boundary == nil, candidate.boxesIntersect() else { continue }
      let isTouching = touching.contains(candidate.key)
      if limit!.leavesOut(candidate, isTouching: isTouching) { continue }
      keys.append(candidate.key)
    }
    return keys
  }

  /// Each two shapes of bodies that may collide.
  private func all(in world: World) -> FlatArray<Candidate> {
    let shapes = world.order.buffer.flatMap { Array(world.shapes.of($0)) }
    var found: [Candidate] = []
    for (index, shape) in shapes.enumerated() {
      for other in shapes[..<index] where !shape.pointee.isLeafStatic || !other.pointee.isLeafStatic
      {
        let candidate = Candidate(shape, other)
        if candidate.mayCollide { found.append(candidate) }
      }
    }
    let candidates = FlatArray<Candidate>()
    for candidate in found.sorted(by: { $0.key < $1.key }) { candidates.append(candidate) }
    return candidates
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
