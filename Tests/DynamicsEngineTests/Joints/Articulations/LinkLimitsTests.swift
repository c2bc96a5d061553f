import DynamicsChipmunk
import DynamicsGeometry
import DynamicsTestSupport
import Testing

@testable import DynamicsEngine

/// Limits of joints that form trees: none is passed, none pulls, and none pushes where it is not reached.
@Suite struct LinkLimitsTests {
  private static let h = 1.0 / 120

  /// Pins and sliders with ranges that hold 0, some of them at an end already.
  private func makeTree(
    seed: UInt64, count: Int, isChain: Bool, range: ((inout SeededGenerator) -> ClosedRange<Double>)
  ) -> JointedBodies {
    var scene = JointedBodies(seed: seed)
    scene.kinds = [.pin, .slider]
    scene.decadesOfMass = 1
    scene.growTree(of: count, isGrounded: seed % 2 == 0) {
      isChain ? ($0 - 1)...($0 - 1) : 0...($0 - 1)
    }
    for joint in scene.rig.table.order {
      let definition = scene.rig.table.definition(of: joint.pointee.id)
      let range = range(&scene.random)
      let kind: JointDefinition.Kind =
        switch definition.kind {
        case .revolute(let turn, _, let friction):
          .revolute(turn: turn, range: range, frictionTorque: friction)
        case .prismatic(let axis, let turn, _):
          .prismatic(
            axis: axis, turn: turn, range: range.lowerBound * 30...range.upperBound * 30)
        default: definition.kind
        }
      scene.rig.setJoint(joint.pointee.id, JointDefinition(kind, definition.a, definition.b))
    }
    return scene
  }

  static func randomRange(_ random: inout SeededGenerator) -> ClosedRange<Double> {
    switch random.int(in: 0...4) {
    case 0: 0...random.double(in: 0.1...1)
    case 1: -random.double(in: 0.1...1)...0
    case 2: -random.double(in: 0...0.02)...random.double(in: 0...0.02)
    case 3: -.infinity...random.double(in: 0...0.03)
    default: 0...0
    }
  }

  /// The conditions of Karush, Kuhn and Tucker: they have one solution.
  private func check(
    _ rig: JointRig, from before: [Double], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let size = before.dot(before).squareRoot()
    var explained = before
    var acting = 0
    for joint in rig.table.order {
      let limit = joint.limit()!
      let (a, b) = (joint.pointee.a, joint.pointee.b)
      let (speed, speeds) = (limit.value.J.velocity(of: a, b), limit.speeds(step: Self.h))
      let impulse = joint.pointee.limitImpulse
      if limit.lower == limit.upper {
        #expect(abs(speed) < 1e-6, sourceLocation: sourceLocation)
      } else {
        #expect(
          speed > speeds.lowest - 1e-6 && speed < speeds.highest + 1e-6, "passed",
          sourceLocation: sourceLocation)
        #expect(
          impulse <= 0 || speed < speeds.lowest + 1e-6, "pulls, or acts where it is not reached",
          sourceLocation: sourceLocation)
        #expect(
          impulse >= 0 || speed > speeds.highest - 1e-6, "pulls, or acts where it is not reached",
          sourceLocation: sourceLocation)
      }
      if impulse != 0 { acting += 1 }
      for (place, part) in rig.scaled(limit.value.J, of: a, b).enumerated() {
        explained[place] += part * impulse
      }
    }
    #expect(acting > 0, sourceLocation: sourceLocation)
    #expect(rig.worstResidual < 1e-6, sourceLocation: sourceLocation)
    // What the limits do not explain is what rigid rows do.
    let expected = DenseProjection(rig).freed(explained)
    let after = rig.scaledVelocities
    #expect(after.farthest(from: expected) < 1e-8 * size, sourceLocation: sourceLocation)
  }

  @Test(arguments: 0..<60 as Range<UInt64>, [false, true])
  func limitsActAsTheirConditionsSay(seed: UInt64, isChain: Bool) {
    var scene = makeTree(
      seed: seed, count: 4 + Int(seed % 12), isChain: isChain, range: Self.randomRange)
    scene.setMoving()
    let before = scene.rig.scaledVelocities
    scene.rig.solve(step: Self.h, rounds: 1)
    check(scene.rig, from: before)
    #expect(!scene.rig.solveOnce(), "another round changes nothing")
  }

  /// To change one limit at a time would take more pivots than a step has.
  @Test(arguments: 100..<102 as Range<UInt64>)
  func manyLimitsActAsTheirConditionsSay(seed: UInt64) {
    var scene = makeTree(
      seed: seed, count: 100, isChain: seed % 2 == 0, range: Self.randomRange)
    scene.setMoving()
    let before = scene.rig.scaledVelocities
    scene.rig.solve(step: Self.h, rounds: 1)
    check(scene.rig, from: before)
  }

  /// Contacts push between rounds: a limit may have to let go of all it has done.
  @Test(arguments: 0..<30 as Range<UInt64>)
  func limitsLetGoOfWhatTheyNeedNoMore(seed: UInt64) {
    var scene = makeTree(seed: seed, count: 8, isChain: seed % 3 == 0, range: Self.randomRange)
    scene.pushBetweenRounds(step: Self.h) { check($0, from: $1) }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func noLimitIsPassedInMotion(seed: UInt64) {
    var scene = makeTree(seed: seed, count: 12, isChain: seed % 2 == 0) { random in
      -random.double(in: 0...0.5)...random.double(in: 0...0.5)
    }
    scene.setMoving()
    let rig = scene.rig
    for _ in 0..<240 {
      rig.step(by: Self.h, acceleration: Vector(x: 0, y: 1000))
      #expect(rig.error <= 1e-5)
    }
  }

  /// A range so narrow that a step could jump over it.
  @Test(arguments: [0, 1e-6, 1e-3])
  func aNarrowRangeHoldsFromBothSides(width: Double) {
    let rig = JointRig()
    let (a, b) = (rig.addBody(), rig.addBody(mass: 3, x: 20))
    rig.addJoint(
      .revolute(turn: 0, range: 0...width, frictionTorque: 0), .on(a, 10, 0), .on(b, -10, 0))
    for rate in [40.0, -40, 0.1, -0.1] {
      rig[a].angularVelocity += rate
      for _ in 0..<60 {
        rig.step(by: Self.h)
        let turn = rig[a].angle - rig[b].angle
        #expect(turn > -1e-5 && turn < width + 1e-5)
      }
      #expect(abs(rig[a].angularVelocity - rig[b].angularVelocity) < 1)
    }
  }
}
