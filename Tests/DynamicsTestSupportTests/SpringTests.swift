import DynamicsTestSupport
import DynamicsTiming
import Foundation
import Testing

@Suite struct SpringTests {
  @Test(arguments: [0, 0.1, 0.5, 0.999_999_9, 1, 1.000_000_1, 3, 40], [0.0, 0.1, 30])
  func `The closed form is the recurrence`(damping: Double, resistance: Double) {
    let spring = DiscreteSpring(
      displacement: 120, velocity: -800, angularFrequency: 36.5, dampingRatio: damping,
      acceleration: 1000, resistance: resistance)
    let (h, ω) = (spring.step, spring.angularFrequency)
    var (x, v) = (spring.displacement, spring.velocity)
    for step in 0...600 {
      let state = spring.state(afterSteps: step)
      #expect(abs(state.displacement - x) < 1e-8)
      #expect(abs(state.velocity - v) < 1e-6)
      v += h * spring.acceleration
      v /= 1 + resistance * h
      v = (v - h * ω * ω * x) / (1 + 2 * damping * ω * h + ω * ω * h * h)
      x += h * v
    }
  }

  @Test func `Long runs neither overflow nor lose themselves`() {
    for damping in [0.0, 0.5, 1, 50] {
      let spring = DiscreteSpring(
        displacement: 1, angularFrequency: 100, dampingRatio: damping, acceleration: 1000)
      let state = spring.state(afterSteps: 1_000_000)
      #expect(abs(state.displacement - 0.1) < 1e-9)
      #expect(abs(state.velocity) < 1e-9)
    }
  }

  @Test func `The first frame of a snap is what was measured on Apple's classes`() {
    // From (100,100) to (300,200): the distance left shrinks alike along both axes, within 5 %.
    let snap = DiscreteSpring(
      displacement: 223.606_797_75, angularFrequency: 36.5, dampingRatio: 0.5,
      step: FixedStepClock.appleStep)
    let moved = snap.displacement - snap.state(afterSteps: 1).displacement
    #expect(abs(moved / hypot(13.265648, 6.623589) - 1) < 0.05)
  }

  @Test(arguments: [0, 0.3, 1, 2.5])
  func `Halving the step halves the distance to the true oscillator`(damping: Double) {
    let truth = DampedOscillator(
      displacement: 10, velocity: 3, angularFrequency: 5, dampingRatio: damping)
    func error(steps: Int) -> Double {
      let spring = DiscreteSpring(
        displacement: 10, velocity: 3, angularFrequency: 5, dampingRatio: damping,
        step: 0.5 / Double(steps))
      return spring.state(afterSteps: steps).displacement - truth.state(after: 0.5).displacement
    }
    #expect(abs(error(steps: 20_000) / error(steps: 40_000) - 2) < 0.01)
    #expect(abs(error(steps: 40_000)) < 1e-3)
  }

  @Test(arguments: [0, 0.3, 0.999_999_99, 1, 1.000_000_01, 2.5])
  func `The true oscillator solves its equation`(damping: Double) {
    let truth = DampedOscillator(
      displacement: 10, velocity: 3, angularFrequency: 5, dampingRatio: damping)
    #expect(truth.state(after: 0) == (10, 3))
    let (time, slice) = (0.4, 1e-5)
    let (before, now, after) = (
      truth.state(after: time - slice), truth.state(after: time), truth.state(after: time + slice)
    )
    let slope = (after.displacement - before.displacement) / (2 * slice)
    let acceleration = (after.velocity - before.velocity) / (2 * slice)
    #expect(abs(slope - now.velocity) < 1e-5)
    #expect(abs(acceleration + 2 * damping * 5 * now.velocity + 25 * now.displacement) < 1e-4)
  }

  @Test func `Undamped, it is back where it was after a period`() {
    let swing = DampedOscillator(displacement: 7, angularFrequency: 2, dampingRatio: 0)
    #expect(abs(swing.state(after: .pi).displacement - 7) < 1e-12)
    #expect(abs(swing.state(after: .pi / 2).displacement + 7) < 1e-12)
  }
}
