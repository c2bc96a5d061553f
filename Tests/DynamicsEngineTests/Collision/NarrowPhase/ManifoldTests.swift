import DynamicsChipmunk
import DynamicsGeometry
import Foundation
import Testing

@testable import DynamicsEngine

/// Contacts that are used again while their bodies hardly move.
@Suite struct ManifoldTests {
  /// A heap that comes to rest: where the contacts are used again, new ones would be as deep.
  @Test func areAsDeepAsNewContacts() {
    let world = World()
    Self.addHeap(of: 60, to: world)
    var (reused, worst) = (0, 0.0)
    for step in 0..<360 {
      world.step(by: EngineScene.step)
      guard step % 4 == 0 else { continue }
      for index in world.narrowPhase.pairs.indices {
        guard let difference = Self.difference(world.narrowPhase.pairs.base + index) else {
          continue
        }
        reused += 1
        worst = max(worst, difference)
      }
    }
    #expect(reused > 1000)
    #expect(worst < 0.1)
  }

  /// A box that slides, turns or opens by more than the tolerance is collided again.
  @Test(arguments: [Vector(x: 0.06, y: 0), Vector(x: 0, y: 0.2), Vector(x: 0, y: -0.2)])
  func areFoundAgainAfterAMove(by displacement: Vector) throws {
    let world = World()
    Self.addHeap(of: 2, to: world)
    for _ in 0..<40 { world.step(by: EngineScene.step) }
    let count = world.narrowPhase.pairs.count
    try #require(count > 0)
    for index in world.narrowPhase.pairs.indices {
      var row = world.narrowPhase.pairs[index]
      withUnsafeMutablePointer(to: &row) { pair in
        #expect(pair.placeManifold())
        let body = pair.pointee.bodyA
        let place = body.position
        body.setPose(place + displacement, angle: body.angle)
        #expect(!pair.placeManifold())
        body.setPose(place, angle: body.angle + 0.003)
        #expect(!pair.placeManifold())
        body.setPose(place, angle: body.angle - 0.003)
      }
    }
  }

  /// Contacts with a corner that the next edge continues are found with a longer edge.
  @Test(arguments: [0, Double.pi, -Double.pi], [-20.0, -5, 0, 8])
  func areOnTheBoxAcrossABendAtAnyTurn(_ angle: Double, offset: Double) {
    for rise in stride(from: -5.0, through: 5, by: 0.5) {
      let world = World()
      let set = world.addCollisionSet()
      let bend = [(0.0, 200.0), (300, 200), (600, 200 - rise)]
      _ = world.addBoundary([Contour(bend.map { CGPoint(x: $0.0, y: $0.1) })], to: set)
      let shape = CompoundShape(.rectangle(CGSize(width: 60, height: 20)))
      let body = world.addBody(shape, at: CGPoint(x: 300 + offset, y: 190), angle: angle)
      world.perform(.addToSet(body, set))
      var forces = ConstantForces()
      forces.acceleration = CGVector(dx: 0, dy: 1000)
      world.perform(.setConstantForces(body, forces))
      for _ in 0..<60 {
        world.step(by: EngineScene.step)
        for index in world.narrowPhase.pairs.indices {
          let pair = world.narrowPhase.pairs.base + index
          for place in 0..<pair.count {
            let contact = pair.points[place]
            #expect((pair.first.inverseMass == 0 ? contact.r2 : contact.r1).length < 33)
          }
        }
      }
    }
  }

  private static func addHeap(of count: Int, to world: World) {
    let set = world.addCollisionSet()
    _ = world.addBoundary(EngineScene.rectangle(200, 400), to: set)
    var forces = ConstantForces()
    forces.acceleration = CGVector(dx: 0, dy: 1000)
    for index in 0..<count {
      let place = CGPoint(x: 25 + 30 * Double(index % 6), y: 380 - 30 * Double(index / 6))
      let body = world.addBody(EngineScene.box(20), at: place, angle: 0.1 * Double(index % 5))
      world.addToSet(body, set)
      world.setConstantForces(body, forces)
    }
  }

  /// The difference in depth between contacts that are used again and new ones; `nil` for a pair
  /// that is collided again.
  private static func difference(_ pair: PairPointer) -> Double? {
    var row = pair.pointee
    return withUnsafeMutablePointer(to: &row) { used in
      guard used.placeManifold() else { return nil }
      for shape in [used.pointee.a.pointee.shape!, used.pointee.b.pointee.shape!] {
        _ = cpShapeUpdate(shape, shape.pointee.body.pointee.transform)
      }
      let depth = depth(used)
      let (part, obstacle) = (used.pointee.a.pointee.shape!, used.pointee.obstacle!)
      let (one, other) = used.pointee.isSwapped ? (obstacle, part) : (part, obstacle)
      return withUnsafeTemporaryAllocation(of: cpContact.self, capacity: 2) { found in
        used.pointee.take(ShapeContacts.find(one, other, into: found.baseAddress!))
        return abs(depth - Self.depth(used))
      }
    }
  }

  private static func depth(_ pair: PairPointer) -> Double {
    (0..<pair.count).map { place in
      (pair.points[place].r1 - pair.points[place].r2).dot(pair.pointee.normal)
    }.max() ?? 0
  }
}
