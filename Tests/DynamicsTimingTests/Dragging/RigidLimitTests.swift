import DynamicsTestSupport
import DynamicsTiming
import Foundation
import Testing

/// Values between rigid limits, which they never pass.
@Suite struct RigidLimitTests {
  private let display = ManualFrameSource()

  private func value(_ number: Double = 0, _ limits: ClosedRange<Double>) -> DraggableValue<Double>
  {
    let drag = DraggableValue(number, frameSource: display) { _ in }
    drag.rubberBand = .rigid
    drag.setLimits(lower: limits.lowerBound, upper: limits.upperBound)
    return drag
  }

  @Test func `a throw ends where it meets the limit`() {
    let drag = value(0, -50...150)
    var settled: [Double] = []
    drag.onSettle = { settled.append($0) }
    #expect(drag.flick(1000, until: 1) == 150)
    // From 80, at 1000 a second: 70 = 1000·τ·(1 − e^(−t/τ)).
    let constant = -1 / (1000 * log(0.998))
    let meeting = -constant * log(1 - 70 / (1000 * constant))
    #expect(abs(drag.remainingTime - meeting) < 1e-9)
    display.tick(at: 1 + 0.5 * meeting)
    let halfway = 80 + 1000 * constant * (1 - exp(-0.5 * meeting / constant))
    #expect(abs(drag.value - halfway) < 1e-9)
    display.tick(at: 1 + meeting - 1e-9)
    #expect(drag.value < 150 && drag.value > 149.99 && drag.velocity > 800)
    display.tick(at: 1 + meeting + 1e-9)
    #expect(drag.value == 150 && drag.velocity == 0 && drag.isSettled && settled == [150])
  }

  @Test func `a spring that would pass the limit goes on from it, from rest`() {
    let drag = value(0, -1000...110)
    drag.spring = Spring(response: 0.5, dampingFraction: 0.4)
    drag.detents = [0, 100]
    #expect(drag.flick(1000, until: 1) == 100)
    let spring = drag.spring
    let free = { spring.value(at: $0, from: 80, to: 100, initialVelocity: 1000) }
    var (low, high) = (0.0, 0.1)
    #expect(free(high) > 110)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if free(middle) < 110 { low = middle } else { high = middle }
    }
    display.tick(at: 1 + low - 1e-6)
    #expect(abs(drag.value - free(low - 1e-6)) < 1e-9 && drag.velocity > 500)
    for time in [0.0, 0.01, 0.1, 0.3, 0.6] {
      display.tick(at: 1 + high + time)
      let expected = spring.value(at: time, from: 110, to: 100)
      #expect(abs(drag.value - expected) < 1e-9, "after \(time) s")
    }
    display.tick(at: 5)
    #expect(drag.isSettled && drag.value == 100)
  }

  @Test func `held against the limit, it is released there`() {
    let drag = value(0, -50...20)
    #expect(drag.flick(1000, until: 1) == 20)
    #expect(drag.value == 20 && drag.isSettled && drag.remainingTime == 0)
  }

  @Test func `beyond a new limit, it comes back and stays`() {
    let drag = value(100, -1000...1000)
    drag.spring = Spring(response: 0.5, dampingFraction: 0.2)
    drag.upperLimit = 0
    var (values, time) = ([100.0], 1.0)
    while !drag.isSettled, time < 20 {
      display.tick(at: time)
      values.append(drag.value)
      time += 1.0 / 120
    }
    let inside = values.firstIndex { $0 <= 0 }!
    #expect(values[...inside].elementsEqual(values[...inside].sorted(by: >)))
    #expect(values[inside...].allSatisfy { $0 <= 0 } && values.last == 0)
    // It swings inside once: e^(−πζ/√(1 − ζ²)) of the way.
    let depth = 100 * exp(-.pi * 0.2 / (1 - 0.04).squareRoot())
    #expect(abs(values.min()! + depth) < 0.2)
  }

  /// Throws, new limits, detents and targets in flight.
  @Test(arguments: 0..<300)
  func `it is never beyond a limit`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let drag = value(0, -100...100)
    drag.spring = Spring(
      response: random.double(in: 0.1...1), dampingFraction: random.double(in: 0.02...1.5))
    var time = 1.0
    for _ in 0..<6 {
      switch random.int(in: 0...3) {
      case 0:
        drag.flick(random.double(in: -5000...5000), until: time + 0.08)
        time += 0.08
      case 1: drag.send(to: random.double(in: -150...150))
      case 2: drag.detents = [random.double(in: -150...150), random.double(in: -90...90)]
      default:
        let (low, high) = (random.double(in: -300 ... -1), random.double(in: 1...300))
        drag.setLimits(lower: min(low, drag.value), upper: max(high, drag.value))
      }
      let end = time + random.double(in: 0.01...0.8)
      while time < end {
        #expect(drag.value >= drag.lowerLimit! && drag.value <= drag.upperLimit!)
        #expect(drag.destination >= drag.lowerLimit! && drag.destination <= drag.upperLimit!)
        display.tick(at: time)
        time += random.double(in: 1e-3...0.02)
      }
    }
    display.tick(at: time + 1000)
    #expect(drag.isSettled)
  }

  @Test func `each axis stops at its own limit`() {
    let point = DraggableValue(CGPoint.zero, frameSource: display) { _ in }
    point.rubberBand = RubberBand(coefficient: 0, dimension: 100)
    point.upperLimit = CGPoint(x: 150, y: Double.infinity)
    let landing = point.flick(CGPoint(x: 1000, y: -700), until: 1)
    #expect(landing.x == 150 && landing.y < -300)
    display.run(from: 1, to: 2)
    #expect(point.value.x == 150 && point.velocity.x == 0 && point.velocity.y < -50)
  }
}
