import DynamicsGeometry
import Foundation
import Testing

@testable import DynamicsEngine

/// A boundary that is replaced in each frame takes eight ranks or more each time.
///
/// After weeks, snapshots were
/// refused, and later the process ended.
@Suite struct RanksTests {
  /// Replaces a boundary by one with another number of corners, which cannot move there.
  private func replace(_ boundary: BoundaryRowID, in world: World, _ number: Int) -> BoundaryRowID {
    let side = 100.0 + Double(number % 3)
    var corners: [(x: Double, y: Double)] = [(0, 0), (side, 0), (side, side)]
    if number.isMultiple(of: 2) { corners.append((side / 2, side + 5)) }
    corners += [(0, side), (0, 0)]
    let contour = Contour(corners.map { CGPoint(x: 150 + $0.x, y: 120 + $0.y) })
    return world.addBoundary([contour], to: world.sets.first, replacing: boundary).boundary
  }

  /// A heap with an obstacle, in which all ranks but a few have been given.
  private func scene(edgesLeft: UInt32?) -> (world: World, boundary: BoundaryRowID) {
    let world = EngineScene.heap(of: 20)
    if let edgesLeft { world.counters.edge += Counters.mostRanks - edgesLeft }
    let boundary = world.addBoundary(
      [Contour([CGPoint(x: 180, y: 200), CGPoint(x: 260, y: 200)])], to: world.sets.first
    ).boundary
    return (world, boundary)
  }

  @Test(arguments: [1, 2, 9, 40] as [UInt32])
  func edgesGetNewRanksAndNothingElseChanges(left: UInt32) throws {
    var usual = scene(edgesLeft: nil)
    var late = scene(edgesLeft: left)
    for number in 0..<200 {
      if number % 5 == 0 {
        usual.boundary = replace(usual.boundary, in: usual.world, number)
        late.boundary = replace(late.boundary, in: late.world, number)
      }
      usual.world.step(by: EngineScene.step)
      late.world.step(by: EngineScene.step)
      let poses = [usual.world, late.world].map { world in
        world.order.buffer.map { [$0.position.x, $0.position.y, $0.angle] }
      }
      try #require(poses[0] == poses[1], "step \(number)")
    }
    #expect(late.world.counters.edge < Counters.firstEdge + 10_000, "it began again")
    let restored = try EngineScene.restored(EngineScene.words(of: late.world))
    for _ in 0..<60 {
      restored.step(by: EngineScene.step)
      late.world.step(by: EngineScene.step)
    }
    #expect(EngineScene.words(of: restored) == EngineScene.words(of: late.world))
  }

  @Test(arguments: [1, 3, 5] as [UInt32])
  func shapesGetNewRanksInTheSameOrder(left: UInt32) throws {
    let world = World()
    world.counters.shape = Counters.mostRanks - left
    let set = world.addCollisionSet()
    _ = world.addBoundary(EngineScene.rectangle(200, 200), to: set)
    func add(_ number: Int) -> BodyID {
      let box = Outline.rectangle(CGSize(width: 20, height: 20))
      let pair = CompoundShape([.init(box), .init(box, center: CGPoint(x: 15, y: 0))])
      let body = world.addBody(
        number % 2 == 0 ? pair : EngineScene.box(20),
        at: CGPoint(x: 30 + 20 * (number % 7), y: 180),
        angle: 0)
      world.addToSet(body, set)
      var forces = ConstantForces()
      forces.acceleration = CGVector(dx: 0, dy: 1000)
      world.setConstantForces(body, forces)
      return body
    }
    var bodies = (0..<6).map(add)
    for number in 0..<40 {
      for _ in 0..<5 { world.step(by: EngineScene.step) }
      let copy = try EngineScene.restored(EngineScene.words(of: world))
      for _ in 0..<5 {
        world.step(by: EngineScene.step)
        copy.step(by: EngineScene.step)
      }
      try #require(EngineScene.words(of: copy) == EngineScene.words(of: world), "\(number)")
      world.removeBody(bodies.removeFirst())
      bodies.append(add(number))
    }
    #expect(world.counters.shape < 1000, "it began again")
    let ranks = bodies.map { world.shapes.of(world.body($0)).map(\.pointee.rank) }
    #expect(ranks.allSatisfy { $0.count < 2 || $0[1] == $0[0] + 1 })
    #expect(ranks.map { $0[0] } == ranks.map { $0[0] }.sorted())
  }

  @Test func aBodyThatChangesItsShapeGetsNewRanks() {
    let world = World()
    world.counters.shape = Counters.mostRanks - 1
    let body = world.addBody(EngineScene.box(20), at: .zero, angle: 0)
    for side in 20...30 { world.setShape(body, EngineScene.box(Double(side))) }
    #expect(world.counters.shape < 1000, "it began again")
  }
}

extension Slab<CollisionSetRow> {
  /// The id of the first set.
  fileprivate var first: CollisionSetID { self[0].pointee.id }
}
