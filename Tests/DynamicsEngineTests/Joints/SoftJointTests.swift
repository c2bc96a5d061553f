import DynamicsChipmunk
import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

/// Soft joints against the closed form of the implicit spring, step for step.
@Suite struct SoftJointTests {
  private static let springs = [(0.5, 0.0), (2, 0.3), (5.8, 0.5), (20, 1), (1000, 0.1), (10, 30)]

  private func expected(_ frequency: Double, _ damping: Double, from displacement: Double)
    -> DiscreteSpring
  {
    DiscreteSpring(
      displacement: displacement, angularFrequency: 2 * .pi * frequency, dampingRatio: damping)
  }

  @Test(arguments: springs)
  func aDistanceSpringBetweenABodyAndAPlace(frequency: Double, damping: Double) {
    let rig = JointRig()
    let a = rig.addBody(mass: 3, x: 130)
    rig.addJoint(
      .distance(length: 100), .on(a), .at(0, 0), .spring(frequency: frequency, damping: damping))
    let spring = expected(frequency, damping, from: 30)
    for step in 1...240 {
      rig.step(by: 1.0 / 120)
      let state = spring.state(afterSteps: step)
      #expect(abs(rig[a].position.x - 100 - state.displacement) < 1e-8)
      #expect(abs(rig[a].velocity.x - state.velocity) < 1e-6)
    }
  }

  /// The spring's frequency is that of the two against each other, whatever their masses.
  @Test(arguments: springs)
  func aDistanceSpringBetweenTwoBodies(frequency: Double, damping: Double) {
    let rig = JointRig()
    let a = rig.addBody(mass: 1, x: -10)
    let b = rig.addBody(mass: 9, x: 60)
    rig.addJoint(
      .distance(length: 100), .on(a), .on(b), .spring(frequency: frequency, damping: damping))
    let spring = expected(frequency, damping, from: -30)
    for step in 1...240 {
      rig.step(by: 1.0 / 120)
      let state = spring.state(afterSteps: step)
      #expect(abs(rig[b].position.x - rig[a].position.x - 100 - state.displacement) < 1e-8)
    }
    #expect(abs(rig.momentum.linear.x) < 1e-9)
  }

  /// For a heavy body, the rows are as independent as for a light one.
  @Test(arguments: springs, [3, 1e8])
  func aTargetAlongEachAxis(_ spring: (frequency: Double, damping: Double), mass: Double) {
    let (frequency, damping) = spring
    let rig = JointRig()
    let a = rig.addBody(mass: mass, x: 130, y: -70)
    rig.addJoint(
      .target(maxForce: .infinity), .on(a), .at(100, -20),
      .spring(frequency: frequency, damping: damping))
    let (x, y) = (expected(frequency, damping, from: 30), expected(frequency, damping, from: -50))
    for step in 1...240 {
      rig.step(by: 1.0 / 120)
      #expect(abs(rig[a].position.x - 100 - x.state(afterSteps: step).displacement) < 1e-8)
      #expect(abs(rig[a].position.y + 20 - y.state(afterSteps: step).displacement) < 1e-8)
      #expect(rig[a].angle == 0)
    }
  }

  @Test(arguments: springs)
  func anAngleTheShorterWayRound(frequency: Double, damping: Double) {
    let rig = JointRig()
    let a = rig.addBody(moment: 333)
    let start = 4 * Double.pi + 1
    rig[a].setPose(.zero, angle: start)
    rig.addJoint(.angle(0), .on(a), .at(5, 5), .spring(frequency: frequency, damping: damping))
    let spring = expected(frequency, damping, from: 1)
    for step in 1...240 {
      rig.step(by: 1.0 / 120)
      let state = spring.state(afterSteps: step)
      #expect(abs(rig[a].angle - 4 * .pi - state.displacement) < 1e-9)
    }
  }

  @Test(arguments: springs)
  func aWeldSwingsAboutItsPoint(frequency: Double, damping: Double) {
    let rig = JointRig()
    let a = rig.addBody(moment: 333)
    rig[a].setPose(.zero, angle: 0.25)
    rig.addJoint(
      .weld(turn: 0.05), .on(a), .at(0, 0), .spring(frequency: frequency, damping: damping))
    let spring = expected(frequency, damping, from: 0.2)
    for step in 1...240 {
      rig.step(by: 1.0 / 120)
      let state = spring.state(afterSteps: step)
      #expect(abs(rig[a].angle - 0.05 - state.displacement) < 1e-9)
      #expect(rig[a].position.length < 1e-9)
    }
  }

  @Test(arguments: springs)
  func aRopePullsBackAsASpringWhenStretched(frequency: Double, damping: Double) {
    let rig = JointRig()
    let a = rig.addBody(x: 130)
    rig.addJoint(
      .rope(length: 100), .on(a), .at(0, 0), .spring(frequency: frequency, damping: damping))
    let spring = expected(frequency, damping, from: 30)
    rig.step(by: 1.0 / 120)
    #expect(abs(rig[a].position.x - 100 - spring.state(afterSteps: 1).displacement) < 1e-8)
    rig[a].setPose(Vector(x: 99, y: 0), angle: 0)
    rig[a].velocity = Vector(x: -5, y: 0)
    rig.step(by: 1.0 / 120)
    #expect(rig[a].velocity.x == -5)
  }
}
