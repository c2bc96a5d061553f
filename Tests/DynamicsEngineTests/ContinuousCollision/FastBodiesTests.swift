import DynamicsGeometry
import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

/// What fast bodies do in a world, contacts and all.
@Suite struct FastBodiesTests {
  /// A bar of 1.4 × 141 pt along the diagonal used to go through: both its extents are large.
  @Test(arguments: [1000.0, 1500, 2000, 3000])
  func aDiagonalBarDoesNotPassALine(speed: Double) {
    let world = World()
    let set = world.addCollisionSet()
    let line = [CGPoint(x: -2000, y: 100), CGPoint(x: 2000, y: 100)]
    _ = world.addBoundary([Contour(line)], to: set)
    let bar = [(-50.5, -49.5), (-49.5, -50.5), (50.5, 49.5), (49.5, 50.5)]
    let body = world.addBody(
      CompoundShape(.polygon(bar.map { CGPoint(x: $0.0, y: $0.1) })), at: .zero, angle: 0)
    world.addToSet(body, set)
    world.setVelocity(body, CGVector(dx: 0, dy: speed))
    for _ in 0..<240 {
      world.step(by: EngineScene.step)
      #expect(world.position(of: body).y < 101)
    }
  }

  @Test(arguments: [2000.0, 5000, 20_000, 90_000], [0.0, 2.5])
  func aSmallItemDoesNotPassASmallAnchoredOne(speed: Double, offset: Double) {
    let world = World()
    let set = world.addCollisionSet()
    let post = world.addBody(EngineScene.box(4), at: CGPoint(x: 500, y: offset), angle: 0)
    var anchored = Material()
    anchored.isAnchored = true
    world.setMaterial(post, anchored)
    let item = world.addBody(EngineScene.box(6), at: .zero, angle: 0)
    for body in [post, item] { world.addToSet(body, set) }
    world.setVelocity(item, CGVector(dx: speed, dy: 0))
    var contacts = 0
    for _ in 0..<120 {
      world.step(by: EngineScene.step)
      contacts += world.contactChanges.began.count
    }
    #expect(contacts > 0)
    if offset == 0 { #expect(world.position(of: item).x < 500) }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func cornersOfTurningBoxesShowAtMostTwoPoints(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let world = World()
    let set = world.addCollisionSet()
    _ = world.addBoundary(EngineScene.rectangle(600, 400), to: set)
    let size = CGSize(width: random.double(in: 4...150), height: random.double(in: 4...150))
    let body = world.addBody(
      CompoundShape(.rectangle(size)), at: CGPoint(x: 300, y: 200), angle: 0.3)
    world.addToSet(body, set)
    var elastic = Material()
    elastic.elasticity = random.double(in: 0...1)
    world.setMaterial(body, elastic)
    var farthest = 0.0
    for step in 0..<600 {
      if step % 60 == 0 {
        let direction = random.double(in: 0...7)
        let velocity = CGVector(dx: 3000 * cos(direction), dy: 3000 * sin(direction))
        world.setVelocity(body, velocity)
        world.setAngularVelocity(body, random.double(in: -60...60))
      }
      world.step(by: EngineScene.step)
      let (center, angle) = (world.position(of: body), world.angle(of: body))
      for (x, y) in [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)] {
        let corner = CGVector(dx: x * size.width, dy: y * size.height)
        let place = CGPoint(
          x: center.x + corner.dx * cos(angle) - corner.dy * sin(angle),
          y: center.y + corner.dx * sin(angle) + corner.dy * cos(angle))
        farthest = max(farthest, -place.x, place.x - 600, -place.y, place.y - 400)
      }
    }
    #expect(farthest < 2)
    #expect(farthest > 0)
  }

  /// The search for the time of impact used to give up after 64 looks, and let such a body pass.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func whatSpinsVeryFastDoesNotPassEither(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let world = World()
    let set = world.addCollisionSet()
    let wall = CompoundShape(.rectangle(CGSize(width: 4, height: 4000)))
    let post = world.addBody(wall, at: CGPoint(x: 40, y: 0), angle: 0)
    var anchored = Material()
    anchored.isAnchored = true
    world.setMaterial(post, anchored)
    let item = world.addBody(EngineScene.box(6), at: .zero, angle: 0)
    for body in [post, item] { world.addToSet(body, set) }
    world.setVelocity(item, CGVector(dx: random.double(in: 300...9000), dy: 0))
    world.setAngularVelocity(item, random.double(in: 2000...10_000))
    for _ in 0..<60 {
      world.step(by: EngineScene.step)
      #expect(world.position(of: item).x < 40)
    }
  }

  /// The later of the two used to slip out, and it cannot when it is anchored.
  @Test(arguments: [true, false])
  func ofTwoInOnePlaceTheOneThatCanMoveComesFree(isLaterAnchored: Bool) {
    let world = World()
    let set = world.addCollisionSet()
    let place = CGPoint(x: 50, y: 50)
    let bodies = (0..<2).map { _ in world.addBody(EngineScene.box(20), at: place, angle: 0) }
    let (post, item) = isLaterAnchored ? (bodies[1], bodies[0]) : (bodies[0], bodies[1])
    var anchored = Material()
    anchored.isAnchored = true
    world.setMaterial(post, anchored)
    for body in bodies { world.addToSet(body, set) }
    for _ in 0..<600 { world.step(by: EngineScene.step) }
    let end = world.position(of: item)
    #expect(world.position(of: post) == place)
    #expect(max(abs(end.x - place.x), abs(end.y - place.y)) > 19)
  }
}
