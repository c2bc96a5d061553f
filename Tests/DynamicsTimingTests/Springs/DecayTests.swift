import DynamicsReporting
import DynamicsTiming
import Foundation
import Testing

@Suite struct DecayTests {
  @Test(arguments: [0.9, 0.99, 0.998, 0.9999])
  func `the velocity falls by the same share in each millisecond`(deceleration: Double) {
    let decay = Decay(deceleration: deceleration)
    let step = 1e-7
    for milliseconds in [0.0, 1, 2, 40, 400] {
      let time = milliseconds / 1000
      guard time + step < decay.settlingDuration else { continue }
      let (before, after) = (
        decay.value(at: time, from: 0, initialVelocity: 1000.0),
        decay.value(at: time + step, from: 0, initialVelocity: 1000.0)
      )
      let expected = 1000 * pow(deceleration, 1000 * (time + step / 2))
      #expect(abs((after - before) / step - expected) < 1e-4 * expected + 1e-4)
    }
  }

  @Test func `a scroll view's page stops where the sum of its milliseconds says`() {
    // What a display of 1000 frames a second would add up: v/1000 · d/(1 − d), plus half a frame's way.
    let stop = Decay().destination(from: 100, initialVelocity: 2000.0)
    let share = 0.998
    let sum = 100 + 2000 / 1000 * share / (1 - share)
    #expect(abs(stop - sum - 1) < 0.001)
    #expect(Decay().value(at: 100, from: 100, initialVelocity: 2000.0) == stop)
  }

  @Test func `it is settled after its settling duration`() {
    let decay = Decay(deceleration: 0.99)
    #expect(abs(decay.settlingDuration - 0.9164) < 1e-4)
    let stop = decay.destination(from: CGPoint.zero, initialVelocity: CGPoint(x: 3000, y: -400))
    let last = decay.value(
      at: decay.settlingDuration * (1 - 1e-9), from: .zero,
      initialVelocity: CGPoint(x: 3000, y: -400))
    let left = hypot(stop.x - last.x, stop.y - last.y) / hypot(stop.x, stop.y)
    #expect(abs(left - 1e-4) < 1e-6)
  }

  @Test func `the nearest place is found`() {
    let places = [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 100)]
    #expect(places.nearest(to: CGPoint(x: 60, y: 50)) == places[1])
    #expect([0.0, 10].nearest(to: 5) == 0)
    #expect([Double]().nearest(to: 5) == nil)
  }

  @Test func `a velocity that is not finite is reported, and nothing is thrown`() {
    let (stop, reports) = DynamicsDiagnostics.collecting {
      Decay().destination(from: 120.0, initialVelocity: .nan)
    }
    #expect(stop == 120)
    #expect(reports.count == 1)
  }

  @Test(arguments: [0, 1, -0.5, 2, .nan, .infinity])
  func `numbers out of range are reported`(deceleration: Double) {
    let (decay, reports) = DynamicsDiagnostics.collecting { Decay(deceleration: deceleration) }
    #expect(decay == Decay())
    #expect(reports.count == 1)
  }
}
