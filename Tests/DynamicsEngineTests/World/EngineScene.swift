import DynamicsGeometry
import DynamicsTestSupport
import Foundation

@testable import DynamicsEngine

/// Worlds that tests start from.
enum EngineScene {
  static let step = 1.0 / 120

  static func box(_ side: Double) -> CompoundShape {
    CompoundShape(.rectangle(CGSize(width: side, height: side)))
  }

  static func rectangle(_ width: Double, _ height: Double) -> [Contour] {
    let corners = [(0, 0), (width, 0), (width, height), (0, height), (0, 0)]
    return [Contour(corners.map { CGPoint(x: $0.0, y: $0.1) })]
  }

  /// Boxes that tumble into a box of 400 × 300 pt, some of them on pins and springs.
  static func heap(of count: Int, seed: UInt64 = 1) -> World {
    var random = SeededGenerator(seed: seed)
    let world = World()
    let set = world.addCollisionSet()
    _ = world.addBoundary(rectangle(400, 300), to: set)
    var last: BodyID?
    for number in 0..<count {
      let place = random.point(in: CGRect(x: 40, y: 20, width: 320, height: 240))
      let body = world.addBody(
        box(random.double(in: 10...25)), at: place, angle: random.double(in: -3...3))
      world.addToSet(body, set)
      var forces = ConstantForces()
      forces.acceleration = CGVector(dx: 0, dy: 1000)
      world.setConstantForces(body, forces)
      if let last, number % 4 == 1 {
        _ = world.addJoint(
          JointDefinition(
            number % 8 == 1
              ? .revolute(turn: 0, range: -1...1, frictionTorque: 0) : .distance(length: 40),
            .on(body, offset: CGVector(dx: 5, dy: 0)), .on(last)))
      }
      last = body
    }
    return world
  }

  /// The same for equal states, within a process.
  static func hash(of world: World) -> Int { words(of: world).hashValue }

  /// All that the next step reads.
  static func words(of world: World) -> [UInt64] {
    var coder = WordCoder()
    world.save(to: &coder)
    return coder.words
  }

  static func restored(_ words: [UInt64]) throws -> World {
    var coder = WordCoder(words[...])
    let world = try World.restored(from: &coder)
    precondition(coder.isAtEnd, "words are left over")
    return world
  }
}
