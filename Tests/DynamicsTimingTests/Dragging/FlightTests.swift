import DynamicsTestSupport
import DynamicsTiming
import Foundation
import Testing

/// Thrown values beside a fine integration of their equations.
@Suite struct FlightTests {
  private let display = ManualFrameSource()

  @Test(arguments: 0..<60)
  func `it moves as fine integration says, to a billionth`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (response, ratio) = (random.double(in: 0.2...0.8), random.double(in: 0.2...1.6))
    let drag = DraggableValue(0.0, frameSource: display) { _ in }
    drag.deceleration = random.bool() ? .normal : .fast
    drag.spring = Spring(response: response, dampingFraction: ratio)
    drag.rubberBand = RubberBand { $0 }
    let landing = drag.flick(random.double(in: -3000...3000), until: 1)
    let (below, above) = (random.double(in: 0...400), random.double(in: 0...400))
    let limits = drag.value - below...drag.value + above
    drag.setLimits(lower: limits.lowerBound, upper: limits.upperBound)

    var oracle = FineIntegration(
      value: drag.value, velocity: drag.velocity, deceleration: drag.deceleration.deceleration,
      limits: limits, response: response, dampingRatio: ratio)
    let (destination, end) = (drag.destination, 1 + drag.remainingTime)
    #expect(destination == min(max(landing, limits.lowerBound), limits.upperBound))
    var time = 1.0
    while time < min(end - 1e-9, 4) {
      display.tick(at: time)
      oracle.advance(to: time - 1)
      #expect(abs(drag.value - oracle.value) < 1e-9, "at \(time)")
      #expect(abs(drag.velocity - oracle.velocity) < 1e-7, "at \(time)")
      #expect(!drag.isSettled)
      time += random.double(in: 1e-3...0.2)
    }
    display.tick(at: end + 1e-9)
    #expect(drag.isSettled && drag.value == destination && drag.velocity == 0)
  }

  @Test func `frame rates make no difference, to the last bit`() {
    let seconds = [1.1, 1.25, 1.5, 2, 2.5]
    var ways: [[CGPoint]] = []
    for rate in [30, 60, 144, nil] as [Double?] {
      var random = SeededGenerator(seed: 8)
      let display = ManualFrameSource()
      let drag = DraggableValue(CGPoint.zero, frameSource: display) { _ in }
      drag.setLimits(lower: CGPoint(x: -100, y: -80), upper: CGPoint(x: 200, y: 300))
      drag.flick(CGPoint(x: 1200, y: -900), until: 1)
      var (time, way) = (1.0, [CGPoint]())
      for second in seconds {
        while time < second {
          display.tick(at: time)
          time += rate.map { 1 / $0 } ?? random.double(in: 0.001...0.3)
        }
        display.tick(at: second)
        way.append(drag.value)
      }
      ways.append(way)
    }
    #expect(ways[0].count == seconds.count && Set(ways[0].map(\.x)).count > 3)
    #expect(ways.allSatisfy { $0 == ways[0] })
  }

  @Test func `it meets a limit when it says, and has no jump in velocity there`() throws {
    let drag = DraggableValue(0.0, frameSource: display) { _ in }
    drag.upperLimit = 150
    #expect(drag.flick(1000, until: 1) == 150)
    // From 80, at 1000 a second: 70 = 1000·τ·(1 − e^(−t/τ)).
    let constant = -1 / (1000 * log(0.998))
    let meeting = -constant * log(1 - 70 / (1000 * constant))
    display.tick(at: 1 + meeting - 1e-9)
    let (before, velocity) = (drag.value, drag.velocity)
    display.tick(at: 1 + meeting + 1e-9)
    #expect(before < 150 && drag.value > 150 && drag.value - before < 3e-6)
    #expect(abs(velocity - (1000 - 70 / constant)) < 1e-4)
    #expect(abs(drag.velocity - velocity) < 1e-4)
  }

  @Test func `each axis meets its own limit`() {
    let point = DraggableValue(CGPoint.zero, frameSource: display) { _ in }
    point.upperLimit = CGPoint(x: 150, y: Double.infinity)
    let x = DraggableValue(0.0, frameSource: display) { _ in }
    x.upperLimit = 150
    let y = DraggableValue(0.0, frameSource: display) { _ in }
    #expect(point.flick(CGPoint(x: 1000, y: -700), until: 1).x == 150)
    x.flick(1000, until: 1)
    y.flick(-700, until: 1)
    display.run(from: 1, to: 3)
    #expect(abs(point.value.x - x.value) < 1e-9 && abs(point.value.y - y.value) < 1e-9)
    #expect(x.isSettled && !y.isSettled && !point.isSettled)
  }

  @Test func `released beyond a limit, it springs back at once`() {
    let drag = DraggableValue(0.0, frameSource: display) { _ in }
    drag.upperLimit = 100
    drag.begin(at: 0)
    drag.move(to: 300, at: 0.05)
    #expect(drag.end(at: 1) == 100)
    let stretch = drag.value - 100
    #expect(stretch > 50)
    for time in [0.05, 0.1, 0.3] {
      display.tick(at: 1 + time)
      #expect(abs(drag.value - Spring().value(at: time, from: 100 + stretch, to: 100)) < 1e-9)
    }
    display.tick(at: 3)
    #expect(drag.isSettled && drag.value == 100)
  }

  @Test(arguments: [(-2000, false), (-150, true)])
  func `thrown back from beyond a limit, it goes on inside if it is fast`(
    velocity: Double, isHeld: Bool
  ) {
    let drag = DraggableValue(400.0, frameSource: display) { _ in }
    drag.rubberBand = RubberBand { $0 }
    drag.upperLimit = 100
    drag.lowerLimit = -5000
    drag.flick(velocity, until: 1)
    #expect(drag.value > 100)
    let free = Decay().destination(from: drag.value, initialVelocity: drag.velocity)
    #expect(abs(drag.destination - (isHeld ? 100 : free)) < 1e-6)
  }

  @Test func `a value of any type is thrown`() {
    struct Color: VectorValue {
      var hue = 0.0
      static let zero = Color()
      func adding(_ other: Color, times factor: Double) -> Color {
        Color(hue: hue + other.hue * factor)
      }
      var norm: Double { abs(hue) }
    }
    let drag = DraggableValue(Color(hue: 1), frameSource: display) { _ in }
    let landing = drag.flick(Color(hue: 10), until: 1)
    #expect(abs(landing.hue - (1.8 + 10 * 0.4995)) < 1e-3)
    display.tick(at: 1.5)
    let expected = Decay().value(at: 0.5, from: 1.8, initialVelocity: 10.0)
    #expect(abs(drag.value.hue - expected) < 1e-9)
  }

  @Test func `thrown softly, it does not reach the limit, and rests exactly where it said`() {
    var rested: [Double] = []
    let drag = DraggableValue(0.0, frameSource: display) { _ in }
    drag.onSettle = { rested.append($0) }
    drag.upperLimit = 1000
    let landing = drag.flick(200, until: 1)
    #expect(abs(drag.remainingTime - Decay().settlingDuration) < 1e-9)
    display.run(from: 1, to: 7)
    #expect(drag.isSettled && drag.value == landing && rested == [landing])
    #expect(display.isPaused, "it needs no more frames")
  }
}
