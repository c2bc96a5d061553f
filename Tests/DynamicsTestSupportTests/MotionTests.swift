import DynamicsGeometry
import DynamicsTestSupport
import DynamicsTiming
import Foundation
import Testing

@Suite struct MotionTests {
  /// Apple's step, in which the measured numbers of the contract are given.
  static let appleStep = FixedStepClock.appleStep

  @Test(arguments: [0, 0.1, 2, 60, 500])
  func `The closed form is the recurrence`(resistance: Double) {
    let motion = DiscreteMotion(
      position: 40, velocity: -300, acceleration: 1000, resistance: resistance)
    var (x, v) = (motion.position, motion.velocity)
    for step in 0...600 {
      #expect(abs(motion.position(afterSteps: step) - x) < 1e-8)
      #expect(abs(motion.velocity(afterSteps: step) - v) < 1e-8)
      v += motion.step * motion.acceleration
      v /= 1 + resistance * motion.step
      x += motion.step * v
    }
  }

  @Test(arguments: zip(1...5, [50.0694466, 50.4166718, 51.0416679, 51.9444466, 53.1250076]))
  func `Free fall is what was measured on Apple's classes`(frame: Int, y: Double) {
    let fall = DiscreteMotion(position: 50, acceleration: 1000, step: Self.appleStep)
    #expect(abs(fall.position(afterSteps: 2 * frame - 1) - y) < 1e-4)
  }

  @Test(arguments: zip(1...4, [0.833333373, 2.50000024, 4.16666698, 5.83333349]))
  func `A continuous push is what was measured on Apple's classes`(frame: Int, speed: Double) {
    let push = DiscreteMotion(acceleration: 100, step: Self.appleStep)
    #expect(abs(push.velocity(afterSteps: 2 * frame - 1) / speed - 1) < 1e-5)
  }

  @Test(arguments: [0, 0.5, 20])
  func `Halving the step halves the distance to true motion`(resistance: Double) {
    let truth = ContinuousMotion(
      position: 1, velocity: 2, acceleration: 30, resistance: resistance)
    func error(steps: Int) -> Double {
      let motion = DiscreteMotion(
        position: 1, velocity: 2, acceleration: 30, resistance: resistance,
        step: 1 / Double(steps))
      return motion.position(afterSteps: steps) - truth.position(after: 1)
    }
    #expect(abs(error(steps: 20_000) / error(steps: 40_000) - 2) < 0.01)
    #expect(abs(error(steps: 40_000)) < 1e-3)
  }

  @Test func `Resistance leads to the terminal velocity`() {
    let truth = ContinuousMotion(acceleration: 1000, resistance: 2)
    #expect(abs(truth.velocity(after: 60) - 500) < 1e-9)
    let steps = DiscreteMotion(acceleration: 1000, resistance: 2)
    #expect(abs(steps.velocity(afterSteps: 7200) - 500) < 1e-9)
  }

  @Test(arguments: [0, 0.7])
  func `True velocity is the slope of true position`(resistance: Double) {
    let motion = ContinuousMotion(velocity: -3, acceleration: 8, resistance: resistance)
    let slope = (motion.position(after: 2.0001) - motion.position(after: 1.9999)) / 0.0002
    #expect(abs(slope - motion.velocity(after: 2)) < 1e-6)
  }

  @Test func `A projectile moves along each axis by itself`() {
    let thrown = DiscreteProjectile(
      center: CGPoint(x: 1, y: 2), velocity: CGVector(dx: 30, dy: -40),
      acceleration: CGVector(dx: 0, dy: 1000), resistance: 0.1)
    let across = DiscreteMotion(position: 1, velocity: 30, resistance: 0.1)
    let down = DiscreteMotion(position: 2, velocity: -40, acceleration: 1000, resistance: 0.1)
    #expect(
      thrown.center(afterSteps: 77)
        == CGPoint(x: across.position(afterSteps: 77), y: down.position(afterSteps: 77)))
    #expect(
      thrown.velocity(afterSteps: 77)
        == CGVector(dx: across.velocity(afterSteps: 77), dy: down.velocity(afterSteps: 77)))
  }

  @Test func `A true throw without resistance is Galilei's parabola`() {
    let thrown = ContinuousProjectile(
      center: .zero, velocity: CGVector(dx: 100, dy: -500),
      acceleration: CGVector(dx: 0, dy: 1000))
    #expect(thrown.center(after: 1) == CGPoint(x: 100, y: 0))
    #expect(thrown.center(after: 0.5) == CGPoint(x: 50, y: -125))
    #expect(thrown.velocity(after: 0.5) == CGVector(dx: 100, dy: 0))
  }
}
