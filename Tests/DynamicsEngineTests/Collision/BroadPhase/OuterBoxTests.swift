import DynamicsGeometry
import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

/// Shapes are not updated while nothing is near, so their boxes are only derived.
@Suite struct OuterBoxTests {
  @Test(arguments: UInt64(0)..<10) func aDerivedBoxIsAroundTheShape(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let world = World()
    let set = world.addCollisionSet()
    var bodies: [BodyID] = []
    for number in 0..<12 {
      let size = CGSize(width: random.double(in: 5...80), height: random.double(in: 5...80))
      let outline: Outline = number % 2 == 0 ? .rectangle(size) : .ellipse(size)
      let body = world.addBody(
        CompoundShape(outline), at: CGPoint(x: 500 * Double(number), y: 0),
        angle: random.double(in: -3...3))
      world.addToSet(body, set)
      world.setVelocity(
        body, CGVector(dx: random.double(in: -400...400), dy: random.double(in: -400...400)))
      world.setAngularVelocity(body, random.double(in: -20...20))
      bodies.append(body)
    }
    var putOff = 0
    for _ in 0..<200 {
      world.step(by: EngineScene.step)
      for id in bodies {
        let body = world.body(id)
        let (start, turn) = (body.pointee.step.start, Rotation(angle: body.pointee.step.startAngle))
        for part in world.shapes.of(body) {
          let corners = part.pointee.corners.map { start + $0.rotated(by: turn) }
          let exact = BoundingBox(of: corners)
          #expect(part.pointee.outerBox.grown(by: 1e-9).contains(exact))
          if part.pointee.isOutdated { putOff += 1 }
        }
      }
    }
    #expect(putOff > 500)
  }

  /// A query between two steps updates the shape for another pose than that of the step.
  @Test func aQueryBetweenStepsLeavesTheBoxRight() {
    let world = World()
    let set = world.addCollisionSet()
    let box = world.addBody(EngineScene.box(20), at: .zero, angle: 0)
    world.addToSet(box, set)
    world.setVelocity(box, CGVector(dx: 100, dy: 0))
    world.setAngularVelocity(box, 3)
    for number in 1...50 {
      world.step(by: EngineScene.step)
      let place = world.position(of: box)
      #expect(place.x > 90 * Double(number) * EngineScene.step)
      #expect(world.contains(place, in: box))
      #expect(!world.contains(CGPoint(x: place.x + 15, y: 0), in: box))
    }
  }
}
