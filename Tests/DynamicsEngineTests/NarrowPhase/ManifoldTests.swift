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
        #expect(pair.pointee.manifold.place(in: pair))
        let body = pair.pointee.bodyA
        let place = body.position
        body.setPose(place + displacement, angle: body.angle)
        #expect(!pair.pointee.manifold.place(in: pair))
        body.setPose(place, angle: body.angle + 0.003)
        #expect(!pair.pointee.manifold.place(in: pair))
        body.setPose(place, angle: body.angle - 0.003)
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
      guard used.pointee.manifold.place(in: used) else { return nil }
      for shape in [used.pointee.a.pointee.shape!, used.pointee.b.pointee.shape!] {
        _ = cpShapeUpdate(shape, shape.pointee.body.pointee.transform)
      }
      let depth = depth(used, used.pointee.count)
      let info = ShapeContacts.find(
        used.pointee.arbiter.a, used.pointee.arbiter.b, into: used.contacts)
      used.pointee.arbiter.n = info.n
      return abs(depth - Self.depth(used, Int(info.count)))
    }
  }

  private static func depth(_ pair: PairPointer, _ count: Int) -> Double {
    (0..<count).map { place in
      (pair.contacts[place].r1 - pair.contacts[place].r2).dot(pair.pointee.arbiter.n)
    }.max() ?? 0
  }
}
