import DynamicsChipmunk
import DynamicsGeometry
import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

/// What solving a joint makes of velocities.
@Suite struct JointSolveTests {
  /// Joints that one round solves: one block of rows each.
  enum OneBlock: CaseIterable {
    case distance, rope, revolute, prismatic, weld, target, angle

    /// - Parameter apart: A rope as long as this is taut.
    func kind(apart: Double) -> JointDefinition.Kind {
      let free = -Double.infinity...Double.infinity
      return switch self {
      case .distance: .distance(length: 40)
      case .rope: .rope(length: apart)
      case .revolute: .revolute(turn: 0.2, range: free, frictionTorque: 0)
      case .prismatic: .prismatic(axis: CGVector(dx: 0.8, dy: 0.6), turn: 0.2, range: free)
      case .weld: .weld(turn: 0.2)
      case .target: .target(maxForce: .infinity)
      case .angle: .angle(0.2)
      }
    }
  }

  private static let h = 1.0 / 120

  @Test(arguments: OneBlock.allCases, [false, true])
  func oneRoundStopsTheError(_ joint: OneBlock, isPlace: Bool) throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<50 {
      let rig = JointRig()
      let pointer = addJoint(joint, isPlace: isPlace, to: rig, using: &random)
      rig.solve(step: Self.h, rounds: 1)
      let errors = pointer.velocities
      #expect(!errors.isEmpty)
      // Of some 1000 pt/s.
      for error in errors { #expect(abs(error) < 1e-9) }
      #expect(!rig.solveOnce(), "another round changes nothing")
    }
  }

  @Test(arguments: OneBlock.allCases)
  func momentumStays(_ joint: OneBlock) {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<50 {
      let rig = JointRig()
      let pointer = addJoint(joint, isPlace: false, to: rig, using: &random)
      rig.correctPositions()
      // A pin's two impulses cancel where its points are one.
      if joint == .target || joint == .revolute {
        rig.bodies[0].setPose(rig.place(meeting: pointer), angle: rig.bodies[0].angle)
      }
      let before = rig.momentum
      rig.solve(step: Self.h, rounds: 3)
      pointer.warmStart(ratio: 0.5)
      let after = rig.momentum
      #expect((after.linear - before.linear).length < 1e-9)
      #expect(abs(after.angular - before.angular) < 1e-6)
    }
  }

  /// A joint in a random pose and motion; a rope's bodies move apart.
  private func addJoint(
    _ joint: OneBlock, isPlace: Bool, to rig: JointRig, using random: inout SeededGenerator
  ) -> JointPointer {
    let a = rig.addBody(mass: 2, moment: 700)
    let b = rig.addBody(mass: 5, moment: 1900)
    let (onA, onB) = (random.vector(within: 30), random.vector(within: 30))
    let ends = (
      a: JointAnchor.on(a, onA.x, onA.y),
      b: isPlace ? JointAnchor.at(onB.x, onB.y) : .on(b, onB.x, onB.y)
    )
    rig.scatter(using: &random)
    var frame = rig.frame(ends.a, ends.b)
    frame.update()
    if joint == .rope, frame.separation.dot(frame.separationVelocity) < 0 {
      for body in rig.bodies {
        body.velocity = -body.velocity
        body.angularVelocity = -body.angularVelocity
      }
    }
    // Just stretched, so that rounding does not make it slack.
    let length = frame.separation.length - 1e-9
    rig.addJoint(joint.kind(apart: length), ends.a, ends.b)
    return rig.table.order[0]
  }

  @Test func limitsStopBodiesJustThere() {
    let rig = JointRig()
    let (a, b) = (rig.addBody(), rig.addBody(x: 100))
    rig.addJoint(.rope(length: 103), .on(a), .on(b))
    rig[b].velocity = Vector(x: 600, y: 0)
    rig.solve(step: 0.01, rounds: 1)
    // 3 pt are left, and half of the 6 pt would be each body's.
    #expect(abs(rig[b].velocity.x - rig[a].velocity.x - 300) < 1e-9)
    rig[b].velocity = Vector(x: 100, y: 0)
    rig[a].velocity = .zero
    for joint in rig.table.order { joint.clearImpulses() }
    rig.solve(step: 0.01, rounds: 1)
    #expect(rig[b].velocity.x == 100, "a slack rope does nothing")
  }

  @Test func aRangeStopsAPinAtBothEnds() {
    for (rate, end) in [(50.0, 0.25), (-50.0, -0.5)] {
      let rig = JointRig()
      let a = rig.addBody()
      rig.addJoint(.revolute(turn: 0, range: -0.5...0.25, frictionTorque: 0), .on(a), .at(0, 0))
      rig[a].angularVelocity = rate
      for _ in 0..<30 { rig.step(by: 0.01) }
      #expect(abs(rig[a].angle - end) < 1e-9)
    }
  }

  @Test func aRangeStopsASliderAtBothEnds() {
    for (speed, end) in [(700.0, 25.0), (-700.0, -50.0)] {
      let rig = JointRig()
      let a = rig.addBody()
      rig.addJoint(
        .prismatic(axis: CGVector(dx: 0, dy: 1), turn: 0, range: -50...25), .on(a), .at(0, 0))
      rig[a].velocity = Vector(x: 500, y: speed)
      for _ in 0..<30 { rig.step(by: 0.01) }
      #expect(abs(rig[a].position.y - end) < 1e-6)
      #expect(abs(rig[a].position.x) < 1e-6)
      #expect(abs(rig[a].angle) < 1e-9)
    }
  }

  @Test func frictionSlowsAPinByItsTorque() {
    let rig = JointRig()
    let a = rig.addBody(moment: 1000)
    rig.addJoint(
      .revolute(turn: 0, range: -.infinity ... .infinity, frictionTorque: 5000), .on(a), .at(0, 0))
    rig[a].angularVelocity = 3
    for _ in 0..<50 { rig.step(by: 0.01) }
    #expect(abs(rig[a].angularVelocity - (3 - 0.5 * 5)) < 1e-9)
    for _ in 0..<20 { rig.step(by: 0.01) }
    #expect(abs(rig[a].angularVelocity) < 1e-12)
  }

  @Test func aTargetPullsNoHarderThanItMayAlongEachAxis() {
    let rig = JointRig()
    let a = rig.addBody(mass: 2)
    rig.addJoint(
      .target(maxForce: 600), .on(a), .at(1000, -0.001), .spring(frequency: 5, damping: 1))
    rig.solve(step: 0.01, rounds: 20)
    #expect(abs(rig[a].velocity.x - 600 * 0.01 / 2) < 1e-12)
    let free = DiscreteSpring(
      displacement: 0.001, angularFrequency: 10 * .pi, dampingRatio: 1, step: 0.01)
    #expect(abs(rig[a].velocity.y - free.state(afterSteps: 1).velocity) < 1e-12)
  }

  /// A motor does not turn a body that the joints around it hold still.
  @Test func aRowWithoutAResponseGetsNoImpulse() {
    for response in [1.0 / 1000, 0] {
      let rig = JointRig()
      let a = rig.addBody(moment: 1000)
      let frame = rig.frame(.on(a), .at(0, 0))
      let turn = frame.turn(from: 0)
      let limit = JointLimit(value: turn, lower: -.infinity, upper: .infinity)
      let motor = JointMotor(speed: 3, maximum: .infinity)
      var row = BoundedRow()
      row.prepare(turn.J, frame, BoundedLaw(limit, motor, friction: 0, step: 0.01))
      row.useInverseEffectiveMass(frame) { _ in response }
      #expect(row.solve(frame) == (response > 0))
      #expect(abs(abs(rig[a].angularVelocity) - (response > 0 ? 3 : 0)) < 1e-12)
    }
  }

  @Test func whatDoesNotMoveIsLeftAlone() {
    let rig = JointRig()
    let a = rig.addBody(mass: .infinity, moment: .infinity)
    rig.addJoint(.weld(turn: 1), .on(a, 3, 4), .at(50, 50))
    rig.addJoint(.distance(length: 7), .on(a, 3, 4), .at(50, 50))
    rig.addJoint(
      .revolute(turn: 1, range: 0...0.1, frictionTorque: 9), .on(a, 3, 4), .at(50, 50))
    for _ in 0..<10 { rig.step(by: 0.01) }
    #expect(rig[a].position.x == 0 && rig[a].position.y == 0 && rig[a].angle == 0)
    #expect(rig[a].velocity.x == 0 && rig[a].velocity.y == 0 && rig[a].angularVelocity == 0)
    #expect(rig.ground.velocity.x == 0 && rig.ground.velocity.y == 0)
  }
}

extension JointRig {
  /// Where body a is when a joint's two points are one.
  fileprivate func place(meeting joint: JointPointer) -> Vector {
    joint.pointee.frame.update()
    return joint.pointee.a.position + joint.pointee.frame.separation
  }
}

extension JointPointer {
  /// J · v of a joint of one block.
  fileprivate var velocities: [Double] {
    switch pointee.structure.kind {
    case .rope:
      let row = pointee.bounded
      return [row.J.velocity(of: pointee.a, pointee.b) - row.law.jumps[0].speed]
    case .target: return pointee.block.velocity(pointee.frame).elements
    default: return rigidVelocities
    }
  }

  /// J · v of the rigid rows.
  private var rigidVelocities: [Double] {
    let rows = rigidRows()
    return [rows.x, rows.y, rows.z].prefix(rows.count).map {
      $0.J.velocity(of: pointee.a, pointee.b)
    }
  }
}

extension JointFrame {
  /// The velocity of b's point relative to a's.
  fileprivate var separationVelocity: Vector { b.velocity(at: rB) - a.velocity(at: rA) }
}
