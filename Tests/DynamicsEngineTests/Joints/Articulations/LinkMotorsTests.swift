import DynamicsChipmunk
import DynamicsGeometry
import DynamicsTestSupport
import Testing

@testable import DynamicsEngine

/// Motors of joints that form trees: each holds its speed or does all it can, beside limits and
/// friction.
@Suite struct LinkMotorsTests {
  private static let h = 1.0 / 120

  private func makeTree(seed: UInt64, count: Int, isChain: Bool) -> JointedBodies {
    var scene = JointedBodies(seed: seed)
    scene.kinds = [.pin, .slider]
    scene.decadesOfMass = 1
    scene.growTree(of: count, isGrounded: seed % 2 == 0) {
      isChain ? ($0 - 1)...($0 - 1) : 0...($0 - 1)
    }
    for joint in scene.rig.table.order {
      var definition = scene.rig.table.definition(of: joint.pointee.id)
      let range =
        scene.random.int(in: 0...2) == 0
        ? -.infinity ... .infinity : LinkLimitsTests.randomRange(&scene.random)
      switch definition.kind {
      case .revolute(let turn, _, _):
        let friction = scene.random.int(in: 0...1) == 0 ? 0 : scene.random.double(in: 0...1e6)
        definition.kind = .revolute(turn: turn, range: range, frictionTorque: friction)
      case .prismatic(let axis, let turn, _):
        definition.kind = .prismatic(
          axis: axis, turn: turn, range: range.lowerBound * 30...range.upperBound * 30)
      default: break
      }
      // Frictions without a motor are solved by iterations.
      let maximum = [0, .infinity, scene.random.double(in: 0...1e5), 1e7]
      definition.motor = JointMotor(
        speed: scene.random.int(in: 0...3) == 0 ? 0 : scene.random.double(in: -20...20),
        maximum: maximum[scene.random.int(in: 0...3)])
      scene.rig.setJoint(joint.pointee.id, definition)
    }
    return scene
  }

  /// The impulses that a motor, or friction as one of speed 0, may have at a speed.
  private func impulses(
    of most: Double, driving target: Double, at speed: Double
  ) -> ClosedRange<Double> {
    if speed < target - 1e-6 { return most...most }
    return speed > target + 1e-6 ? -most ... -most : -most...most
  }

  /// Each row obeys its law, and the impulses explain the velocities.
  private func check(_ rig: JointRig, from before: [Double]) {
    let size = before.dot(before).squareRoot()
    var explained = before
    for joint in rig.table.order {
      let (limit, definition) = (joint.limit()!, joint.pointee.definition)
      let J = limit.value.J
      let speed = J.velocity(of: joint.pointee.a, joint.pointee.b)
      let impulse = joint.pointee.limitImpulse
      let (motor, friction) = (
        impulses(
          of: definition.motor!.maximum * Self.h, driving: definition.motor!.speed, at: speed),
        impulses(of: definition.friction * Self.h, driving: 0, at: speed)
      )
      var (lowest, highest) = (
        motor.lowerBound + friction.lowerBound, motor.upperBound + friction.upperBound
      )
      if limit.lower == limit.upper {
        #expect(abs(speed) < 1e-6)
        (lowest, highest) = (-.infinity, .infinity)
      } else {
        let speeds = limit.speeds(step: Self.h)
        #expect(speed > speeds.lowest - 1e-6 && speed < speeds.highest + 1e-6, "passed")
        if speed < speeds.lowest + 1e-6 { highest = .infinity }
        if speed > speeds.highest - 1e-6 { lowest = -.infinity }
      }
      let rounding = 1e-9 * max(1, abs(impulse))
      #expect(impulse >= lowest - rounding && impulse <= highest + rounding)
      for (place, part) in rig.scaled(J, of: joint.pointee.a, joint.pointee.b).enumerated() {
        explained[place] += part * impulse
      }
    }
    #expect(rig.worstResidual < 1e-6)
    // What motors and limits do not explain is what rigid rows do.
    let expected = DenseProjection(rig).freed(explained)
    #expect(rig.scaledVelocities.farthest(from: expected) < 1e-7 * size)
  }

  @Test(arguments: 0..<100 as Range<UInt64>, [false, true])
  func motorsActAsTheirConditionsSay(seed: UInt64, isChain: Bool) {
    var scene = makeTree(seed: seed, count: 3 + Int(seed % 12), isChain: isChain)
    scene.setMoving()
    let before = scene.rig.scaledVelocities
    scene.rig.solve(step: Self.h, rounds: 1)
    check(scene.rig, from: before)
    // Another round changes nothing but rounding.
    _ = scene.rig.solveOnce()
    check(scene.rig, from: before)
  }

  /// Contacts push between rounds: motors must do more or less than before.
  @Test(arguments: 0..<30 as Range<UInt64>)
  func motorsYieldToPushesBetweenRounds(seed: UInt64) {
    var scene = makeTree(seed: seed, count: 8, isChain: seed % 3 == 0)
    scene.pushBetweenRounds(step: Self.h) { check($0, from: $1) }
  }

  /// The law of a row: where the impulse lies that an iteration would find.
  @Test func theLawJoinsMotorFrictionAndLimit() {
    let motor = JointMotor(speed: 3, maximum: 5)
    func law(_ lower: Double, _ upper: Double, _ motor: JointMotor) -> BoundedLaw {
      let value = ConstraintValue(C: 0, J: JacobianRow())
      return BoundedLaw(
        JointLimit(value: value, lower: lower, upper: upper), motor, friction: 2, step: 1)
    }
    let free = law(-.infinity, .infinity, motor)
    #expect(free.count == 2)
    #expect(free.impulse(between: 0) == 7 && free.impulse(between: 1) == 3)
    #expect(free.impulse(between: 2) == -7)
    #expect(free.place(of: 0) == (true, 1) && free.place(of: 5) == (true, 0))
    #expect(free.place(of: 3) == (false, 1) && free.place(of: -9) == (false, 2))
    #expect(free.clamped(9) == 7 && free.clamped(-9) == -7 && free.clamped(4) == 4)
    // Both ends; a violated one stops the row.
    let between = law(-1, 4, motor)
    #expect(between.count == 4)
    #expect(between.jumps[0].speed == -1 && between.jumps[3].speed == 4)
    #expect(between.jumps[0].lowest == 7 && between.jumps[3].highest == -7)
    #expect(law(1, 4, motor).jumps[0].speed == 0)
    let still = law(-.infinity, .infinity, JointMotor(speed: 0, maximum: 5))
    #expect(still.count == 1)
    #expect(still.jumps[0].lowest == -7 && still.jumps[0].highest == 7)
  }

  /// The solved impulse lies on the law, at the speed that it leads to.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func theSolvedImpulseIsThatOfTheResultingSpeed(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func ends() -> (Double, Double) {
      switch random.int(in: 0...3) {
      case 0: (-.infinity, .infinity)
      case 1: (-random.double(in: 0...5), .infinity)
      case 2: (-.infinity, random.double(in: 0...5))
      default: (-random.double(in: 0...5), random.double(in: 0...5))
      }
    }
    let (lower, upper) = ends()
    let motor = JointMotor(
      speed: random.double(in: -6...6), maximum: random.int(in: 0...5) == 0 ? .infinity : 3)
    let value = ConstraintValue(C: 0, J: JacobianRow())
    let law = BoundedLaw(
      JointLimit(value: value, lower: lower, upper: upper), random.bool() ? motor : nil,
      friction: random.bool() ? 2 : 0, step: 1)
    for _ in 0..<50 {
      let (impulse, speed) = (random.double(in: -20...20), random.double(in: -20...20))
      let mass = random.double(in: 0.1...10)
      let solved = law.solved(from: impulse, speed, mass: mass)
      let after = speed + (solved - impulse) / mass
      let (isHeld, index) = law.place(of: solved)
      if isHeld {
        #expect(abs(after - law.jumps[index].speed) < 1e-9)
      } else {
        let (least, most) = law.impulses(at: after, tolerance: 1e-9)
        #expect(solved >= least && solved <= most)
      }
    }
  }
}

extension BoundedLaw {
  /// The impulses that the row may have at a speed.
  fileprivate func impulses(
    at speed: Double, tolerance: Double
  ) -> (least: Double, most: Double) {
    let slower = (0..<count).count { jumps[$0].speed < speed - tolerance }
    let notFaster = (0..<count).count { jumps[$0].speed <= speed + tolerance }
    return (impulse(between: notFaster), impulse(between: slower))
  }
}
