import DynamicsGeometry
import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

/// A joint whose definition has changed takes impulses over that its state in a snapshot does not have.
///
/// A pin that lost its range kept the impulse of the range, and used it again with the next range; in a
/// restored world it started from 0.
@Suite struct ChangedJointStateTests {
  struct Rows: Hashable, CustomStringConvertible {
    var hasRange, hasFriction, hasMotor: Bool
    var isLoop = false

    var description: String {
      [hasRange ? "range" : "", hasFriction ? "friction" : "", hasMotor ? "motor" : ""]
        .filter { !$0.isEmpty }.joined(separator: " and ") + (isLoop ? " in a loop" : "")
    }

    static let all: [Rows] = [false, true].flatMap { loop in
      (0..<8).map {
        Rows(hasRange: $0 & 1 > 0, hasFriction: $0 & 2 > 0, hasMotor: $0 & 4 > 0, isLoop: loop)
      }
    }

    func definition(slides: Bool, _ a: BodyID, _ b: BodyID) -> JointDefinition {
      let range = hasRange ? -0.2...0.2 : -.infinity ... .infinity
      let friction = hasFriction ? 1e5 : 0
      return JointDefinition(
        slides
          ? .prismatic(axis: CGVector(dx: 0, dy: 1), turn: 0, range: range)
          : .revolute(turn: 0, range: range, frictionTorque: friction),
        .on(a, offset: CGVector(dx: -30, dy: 0)), .on(b, offset: CGVector(dx: 30, dy: 0)),
        motor: hasMotor ? JointMotor(speed: 0.5, maximum: 2e5) : nil)
    }
  }

  @Test(arguments: Rows.all, [false, true])
  func aRestoredWorldGoesOnTheSame(before: Rows, slides: Bool) throws {
    for after in Rows.all where after.isLoop == before.isLoop {
      let (world, ids, bodies) = pressed(before, slides: slides)
      world.setJoint(ids, after.definition(slides: slides, bodies.0, bodies.1))
      world.step(by: EngineScene.step)
      let restored = try EngineScene.restored(EngineScene.words(of: world))
      for next in [nil, before, nil, after] {
        for copy in [world, restored] {
          if let next {
            copy.setJoint(ids, next.definition(slides: slides, bodies.0, bodies.1))
          }
          copy.step(by: EngineScene.step)
        }
        let isSame = EngineScene.words(of: restored) == EngineScene.words(of: world)
        #expect(isSame, "\(before) → \(after), then \(next.map { "\($0)" } ?? "a step")")
      }
    }
  }

  /// A box that hangs on a joint beside another one, which hangs on a pin; it presses at an end of its range.
  private func pressed(
    _ rows: Rows, slides: Bool
  ) -> (World, JointID, (BodyID, BodyID)) {
    let world = World()
    var forces = ConstantForces()
    forces.acceleration = CGVector(dx: 0, dy: 1000)
    let bodies = [100.0, 160].map { x in
      let body = world.addBody(EngineScene.box(20), at: CGPoint(x: x, y: 100), angle: 0)
      world.setConstantForces(body, forces)
      return body
    }
    _ = world.addJoint(
      JointDefinition(.weld(turn: 0), .on(bodies[0]), .at(CGPoint(x: 100, y: 100))))
    let id = world.addJoint(rows.definition(slides: slides, bodies[1], bodies[0]))
    if rows.isLoop {
      _ = world.addJoint(
        JointDefinition(.distance(length: 200), .on(bodies[1]), .at(CGPoint(x: 160, y: -100))))
    }
    for _ in 0..<40 { world.step(by: EngineScene.step) }
    return (world, id, (bodies[1], bodies[0]))
  }
}
