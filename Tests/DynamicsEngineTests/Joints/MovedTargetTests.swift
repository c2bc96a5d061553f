import DynamicsGeometry
import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

/// A target that is moved gives the same bits as the same joint with another definition.
@Suite struct MovedTargetTests {
  private struct Pulled {
    let world = World()
    let body: BodyID
    var joints: [JointID] = []

    init(_ kinds: [JointDefinition.Kind], at place: CGPoint) {
      body = world.addBody(EngineScene.box(10), at: .zero, angle: 0.3)
      joints = kinds.map { world.addJoint(definition($0, place)) }
    }

    func definition(_ kind: JointDefinition.Kind, _ place: CGPoint) -> JointDefinition {
      JointDefinition(
        kind, .on(body, offset: CGVector(dx: 3, dy: 1)), .at(place),
        softness: .spring(frequency: 3, damping: 0.5))
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func itIsTheJointWithAnotherPoint(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let kinds: [JointDefinition.Kind] = [.target(maxForce: 1e5), .angle(0)]
    let (moved, replaced) = (
      Pulled(kinds, at: CGPoint(x: 50, y: 0)), Pulled(kinds, at: CGPoint(x: 50, y: 0))
    )
    for _ in 0..<300 {
      if random.bool() {
        let place = random.point(in: CGRect(x: 0, y: 0, width: 200, height: 200))
        for (index, kind) in kinds.enumerated() {
          moved.world.setTarget(moved.joints[index], place)
          replaced.world.setJoint(replaced.joints[index], replaced.definition(kind, place))
        }
      }
      moved.world.step(by: EngineScene.step)
      replaced.world.step(by: EngineScene.step)
      #expect(moved.world.position(of: moved.body) == replaced.world.position(of: replaced.body))
    }
    #expect(moved.world.position(of: moved.body) != .zero)
    for (one, other) in zip(moved.joints, replaced.joints) {
      #expect(
        moved.world.joints.definition(of: one) == replaced.world.joints.definition(of: other))
    }
  }

  @Test func itWakesItsBody() {
    let pulled = Pulled([.target(maxForce: 1e5), .angle(0)], at: CGPoint(x: 3, y: 1))
    for _ in 0..<600 { pulled.world.step(by: EngineScene.step) }
    let place = pulled.world.position(of: pulled.body)
    #expect(!pulled.world.bodies[pulled.body.index].pointee.isAwake)
    pulled.world.setTarget(pulled.joints[0], CGPoint(x: 100, y: 0))
    pulled.world.step(by: EngineScene.step)
    #expect(pulled.world.position(of: pulled.body).x > place.x)
  }

  /// Only joints with other bodies change their places in the lists of their bodies.
  @Test func aChangedJointKeepsItsPlaceAmongThoseOfItsBody() {
    let pulled = Pulled([.angle(0), .target(maxForce: 1e5), .angle(1)], at: .zero)
    let world = pulled.world
    func listed() -> [JointID] {
      world.joints.joints(holding: world.bodies[pulled.body.index]).map { $0.pointee.id }
    }
    let before = listed()
    world.setJoint(pulled.joints[1], pulled.definition(.target(maxForce: 5), CGPoint(x: 1, y: 2)))
    #expect(listed() == before && before == pulled.joints.reversed())
  }
}
