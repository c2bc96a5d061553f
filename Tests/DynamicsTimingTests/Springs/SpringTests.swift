import DynamicsReporting
import DynamicsTestSupport
import DynamicsTiming
import Foundation
import Testing

/// Springs beside the damped oscillator, solved otherwise.
@Suite struct SpringTests {
  private static let ratios = [0, 0.05, 0.3, 0.7, 0.999_999, 1, 1.000_001, 1.5, 4, 1000]

  @Test(arguments: ratios)
  func `the value obeys the differential equation`(ratio: Double) {
    let spring = Spring(response: 0.6, dampingFraction: ratio)
    let angular = 2 * Double.pi / 0.6
    // Fourth-order Runge-Kutta; the stiffest spring needs the smallest steps.
    let step = min(1e-4, 1e-2 / (angular * max(ratio, 1)))
    var (x, v) = (-250.0, 900.0)
    func slope(_ x: Double, _ v: Double) -> (Double, Double) {
      (v, -angular * angular * x - 2 * ratio * angular * v)
    }
    for index in 1...2000 {
      let a = slope(x, v)
      let b = slope(x + a.0 * step / 2, v + a.1 * step / 2)
      let c = slope(x + b.0 * step / 2, v + b.1 * step / 2)
      let d = slope(x + c.0 * step, v + c.1 * step)
      x += step / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0)
      v += step / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1)
      guard index.isMultiple(of: 100) else { continue }
      let value = spring.value(at: Double(index) * step, from: 50, to: 300, initialVelocity: 900)
      #expect(abs(value - (300 + x)) < 1e-6, "\(index)")
    }
  }

  @Test func `random springs agree with the oscillator of the tests`() {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<500 {
      let ratio = Double.random(in: 0...3, using: &random)
      let response = Double.random(in: 0.05...3, using: &random)
      let (start, end) = (
        Double.random(in: -500...500, using: &random), Double.random(in: -500...500, using: &random)
      )
      let velocity = Double.random(in: -4000...4000, using: &random)
      let spring = Spring(response: response, dampingFraction: ratio)
      let oracle = DampedOscillator(
        displacement: start - end, velocity: velocity, angularFrequency: 2 * .pi / response,
        dampingRatio: ratio)
      let settled = spring.settlingDuration(from: start, to: end, initialVelocity: velocity)
      for _ in 0..<10 {
        let time = Double.random(in: 0...3, using: &random)
        let value = spring.value(at: time, from: start, to: end, initialVelocity: velocity)
        let expected = time < settled ? end + oracle.state(after: time).displacement : end
        #expect(abs(value - expected) < 1e-7)
      }
    }
  }

  @Test func `it is settled after its settling duration, and hardly before`() {
    var random = SeededGenerator(seed: 5)
    var close = 0
    for _ in 0..<400 {
      let ratio = pow(10, Double.random(in: -2...2, using: &random))
      let spring = Spring(
        response: Double.random(in: 0.05...3, using: &random), dampingFraction: ratio)
      let angular = 2 * Double.pi / spring.response
      let displacement =
        Bool.random(using: &random) ? Double.random(in: -300...300, using: &random) : 0
      let velocity = Double.random(in: -4000...4000, using: &random)
      let oracle = DampedOscillator(
        displacement: displacement, velocity: velocity, angularFrequency: angular,
        dampingRatio: ratio)
      let duration = spring.settlingDuration(from: displacement, to: 0, initialVelocity: velocity)
      let tolerance = 1e-4 * (abs(displacement) + abs(velocity) / angular)
      for share in [1, 1.01, 1.1, 1.5, 2, 5] {
        #expect(abs(oracle.state(after: duration * share).displacement) <= tolerance * 1.000_001)
      }
      // It is known only by its envelope, which the motion may be far below near critical damping.
      let times = (0...1000).map { duration * (0.8 + 0.2 * Double($0) / 1000) }
      if times.contains(where: { abs(oracle.state(after: $0).displacement) > tolerance }) {
        close += 1
      }
    }
    #expect(close > 380)
  }

  @Test func `it moves points along both axes`() {
    let spring = Spring(response: 0.5, dampingFraction: 0.4)
    let point = spring.value(
      at: 0.2, from: CGPoint(x: 10, y: 20), to: CGPoint(x: 100, y: -50),
      initialVelocity: CGPoint(x: 300, y: 0))
    #expect(point.x == spring.value(at: 0.2, from: 10, to: 100, initialVelocity: 300))
    #expect(point.y == spring.value(at: 0.2, from: 20, to: -50))
  }

  @Test func `without damping it never settles, without a way at once`() {
    let undamped = Spring(response: 0.5, dampingFraction: 0)
    #expect(undamped.settlingDuration(from: 0, to: 1) == .infinity)
    #expect(abs(undamped.value(at: 1000, from: 0, to: 1)) < 1e-9)
    #expect(undamped.settlingDuration(from: 1, to: 1) == 0)
    #expect(Spring(response: 0).settlingDuration(from: 0, to: 1, initialVelocity: 100) == 0)
    #expect(Spring(response: 0).value(at: 0, from: 0.0, to: 1) == 1)
  }

  @Test func `numbers out of range are reported`() {
    let (spring, reports) = DynamicsDiagnostics.collecting {
      Spring(response: .nan, dampingFraction: -1)
    }
    #expect(spring == Spring())
    #expect(reports.count == 2)
    let (value, more) = DynamicsDiagnostics.collecting {
      Spring().value(at: 0.1, from: 0.0, to: 1, initialVelocity: .infinity)
    }
    #expect(value == Spring().value(at: 0.1, from: 0.0, to: 1))
    #expect(more.count == 1)
    #expect(Spring().value(at: 0.1, from: .infinity, to: 1.0) == 1)
  }
}
