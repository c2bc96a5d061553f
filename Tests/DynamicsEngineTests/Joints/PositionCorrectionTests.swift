import DynamicsChipmunk
import DynamicsGeometry
import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

/// What joints correct once bodies have moved.
@Suite struct PositionCorrectionTests {
  private let rig = JointRig()

  /// The kinds that a single body and a place can satisfy, from far off.
  @Test(arguments: [
    JointDefinition.Kind.distance(length: 40), .rope(length: 3),
    .revolute(turn: 0.2, range: -0.1...0.4, frictionTorque: 1),
    .prismatic(axis: CGVector(dx: 0.6, dy: 0.8), turn: -2, range: -3...4),
    .weld(turn: 0.7), .angle(0.4),
  ])
  func aSingleJointIsCorrectedFromFarOff(_ kind: JointDefinition.Kind) {
    let a = rig.addBody(moment: 5000)
    rig.addJoint(kind, .on(a, 3, -2), .at(7, 9))
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20 {
      rig[a].setPose(
        Vector(x: 7, y: 9) + random.vector(within: 30), angle: random.double(in: -1...1))
      #expect(rig.correctPositions())
      #expect(rig.error <= 1e-5)
      let rotation = Rotation(angle: rig[a].angle)
      #expect(rig[a].rotation.cosine == rotation.cosine && rig[a].rotation.sine == rotation.sine)
    }
  }

  /// It is held at a's center, which must make no difference.
  @Test func aWeldHoldsTheTwoPointsTogether() {
    let (a, b) = (rig.addBody(x: 20, y: 3), rig.addBody(mass: 3, y: -8))
    let ends = (a: JointAnchor.on(a, 3, -2), b: JointAnchor.on(b, 7, 9))
    rig.addJoint(.weld(turn: 0.7), ends.a, ends.b)
    for _ in 0..<3 { rig.correctPositions() }
    var frame = rig.frame(ends.a, ends.b)
    frame.update()
    #expect(frame.separation.length < 1e-5)
    #expect(abs(rig[a].angle - rig[b].angle - 0.7) < 1e-5)
  }

  @Test func aPendulumKeepsItsLength() {
    let a = rig.addBody(x: 100)
    rig.addJoint(.distance(length: 100), .on(a), .at(0, 0))
    for _ in 0..<1200 {
      rig.step(by: 1.0 / 120, acceleration: Vector(x: 0, y: 1000))
      #expect(abs(rig[a].position.length - 100) < 2e-5)
    }
  }

  @Test func softJointsAndSleepingBodiesStayWhereTheyAre() {
    let (soft, asleep) = (rig.addBody(x: 50), rig.addBody(x: 50))
    rig.addJoint(.distance(length: 10), .on(soft), .at(0, 0), .spring(frequency: 1, damping: 1))
    rig.addJoint(.distance(length: 10), .on(asleep), .at(0, 0))
    rig[asleep].pointee.isAwake = false
    rig.correctPositions()
    #expect(rig[soft].position.x == 50)
    #expect(rig[asleep].position.x == 50)
    rig[asleep].pointee.isAwake = true
    rig.correctPositions()
    #expect(abs(rig[asleep].position.x - 10) < 1e-5)
  }

  /// Welds and rods on long lever arms that cannot all be kept.
  @Test func jointsThatContradictEachOtherDoNotThrowTheirBodies() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<50 {
      let rig = JointRig()
      let a = rig.addBody(moment: 0.1)
      for _ in 0..<3 {
        let (on, at) = (random.vector(within: 100), random.vector(within: 100))
        rig.addJoint(.weld(turn: 0), .on(a, on.x, on.y), .at(at.x, at.y))
        rig.addJoint(.distance(length: 500), .on(a, on.y, on.x), .at(at.y, at.x))
      }
      rig[a].setPose(Vector(x: 3, y: 4), angle: 0.5)
      let before = rig.squaredError
      #expect(!rig.correctPositions())
      #expect(rig.squaredError <= before)
      #expect(rig[a].position.length < 1000)
    }
  }

  /// A soft weld's pin is hard, as are the ends of a soft pin's range.
  @Test func hardPartsOfSoftJointsAreCorrected() {
    let (weld, pin) = (rig.addBody(x: 50), rig.addBody())
    let spring = Softness.spring(frequency: 1, damping: 1)
    rig.addJoint(.weld(turn: 1), .on(weld), .at(0, 0), spring)
    rig.addJoint(.revolute(turn: 0, range: 0...1, frictionTorque: 0), .on(pin), .at(5, 0), spring)
    rig[pin].setPose(.zero, angle: 1.5)
    rig.correctPositions()
    #expect(rig[weld].position.length < 1e-5 && rig[weld].angle == 0)
    #expect(abs(rig[pin].angle - 1) < 1e-5 && rig[pin].position.x == 0)
  }
}
