import DynamicsTestSupport
import DynamicsTiming
import Foundation
import Testing

/// Limits and detents that change while a value moves.
@Suite struct LiveChangeTests {
  private let display = ManualFrameSource()

  @Test func `limits in flight move the landing, and nothing jumps`() {
    let drag = DraggableValue(0.0, frameSource: display) { _ in }
    drag.flick(1000, until: 1)
    let free = drag.destination
    display.run(from: 1, to: 1.1)
    let (value, velocity) = (drag.value, drag.velocity)
    drag.upperLimit = 300
    #expect(drag.value == value && abs(drag.velocity - velocity) < 1e-9 && drag.destination == 300)
    drag.upperLimit = 400
    #expect(drag.value == value && abs(drag.velocity - velocity) < 1e-9 && drag.destination == 400)
    drag.upperLimit = nil
    #expect(drag.value == value && abs(drag.velocity - velocity) < 1e-9)
    #expect(abs(drag.destination - free) < 1e-9)
    display.tick(at: 10)
    #expect(drag.isSettled)
  }

  @Test func `a limit that passes a flying value takes it along`() {
    let drag = DraggableValue(0.0, frameSource: display) { _ in }
    drag.flick(1000, until: 1)
    let now = display.run(from: 1, to: 1.1)
    let (value, velocity) = (drag.value, drag.velocity)
    drag.upperLimit = 50
    #expect(drag.value == value && drag.velocity == velocity && drag.destination == 50)
    display.tick(at: now + 0.05)
    let expected = Spring().value(at: 0.05, from: value, to: 50, initialVelocity: velocity)
    #expect(abs(drag.value - expected) < 1e-9)
  }

  @Test func `on its spring at a limit it keeps to that place while the limits allow it`() {
    let drag = DraggableValue(0.0, frameSource: display) { _ in }
    drag.upperLimit = 100
    drag.flick(1200, until: 1)
    display.run(from: 1, to: 1.1)
    let remaining = drag.remainingTime
    drag.lowerLimit = -500
    drag.upperLimit = 130
    #expect(drag.destination == 100 && drag.remainingTime == remaining)
    drag.upperLimit = 80
    #expect(drag.destination == 80)
  }

  @Test func `the same limits again change nothing, so that they may be set in each frame`() {
    let drag = DraggableValue(0.0, frameSource: display) { _ in }
    drag.upperLimit = 1000
    drag.flick(800, until: 1)
    for frame in 0...300 {
      display.tick(at: 1 + Double(frame) / 60)
      drag.upperLimit = 1000
      drag.lowerLimit = -Double(frame)
    }
    #expect(drag.isSettled)
  }

  @Test func `detents in flight turn it to the one that the same throw selects`() {
    let drag = DraggableValue(0.0, frameSource: display) { _ in }
    drag.detents = [0, 320, 640]
    #expect(drag.flick(700, until: 1) == 320)
    display.run(from: 1, to: 1.1)
    let (value, velocity) = (drag.value, drag.velocity)
    drag.detents = [0, 300, 400, 600]
    #expect(drag.destination == 400 && drag.value == value && abs(drag.velocity - velocity) < 1e-9)
    drag.upperLimit = 350
    #expect(drag.destination == 350)
    display.tick(at: 5)
    #expect(drag.value == 350)
    drag.detents = [0, 100]
    #expect(drag.isSettled && drag.value == 350)
  }

  @Test func `one that was sent goes where it was sent, within the limits of the moment`() {
    let drag = DraggableValue(0.0, frameSource: display) { _ in }
    drag.upperLimit = 100
    drag.send(to: 400)
    #expect(drag.destination == 100)
    drag.detents = [0, 50]
    #expect(drag.destination == 100)
    drag.upperLimit = 300
    #expect(drag.destination == 300)
  }

  @Test func `stretched, it is stretched from the new limit`() {
    var shown: [Double] = []
    let drag = DraggableValue(0.0, frameSource: display) { shown.append($0) }
    drag.rubberBand = RubberBand(dimension: 200)
    drag.upperLimit = 100
    drag.begin(at: 0)
    drag.move(to: 300, at: 0.01)
    drag.upperLimit = 150
    #expect(abs(drag.value - (150 + drag.rubberBand.stretched(150))) < 1e-12)
    drag.rubberBand = .rigid
    #expect(drag.value == 150)
    drag.upperLimit = nil
    #expect(drag.value == 300)
    #expect(shown.count == 4)
  }

  @Test func `at rest beyond a new limit, it springs to it`() {
    let drag = DraggableValue(400.0, frameSource: display) { _ in }
    drag.upperLimit = 100
    #expect(drag.value == 400 && drag.destination == 100 && !drag.isSettled)
    display.run(from: 0, to: 3)
    #expect(drag.value == 100 && drag.isSettled)
  }

  /// Hundreds of hands that do everything at any time.
  @Test(arguments: 0..<300)
  func `in flight nothing jumps, whatever changes, and in the end it rests within its limits`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let drag = DraggableValue(CGPoint.zero, frameSource: display) { _ in }
    drag.spring = Spring(
      response: random.double(in: 0.1...1), dampingFraction: random.double(in: 0.2...2))
    func point(_ size: Double) -> CGPoint {
      random.point(in: CGRect(x: -size, y: -size, width: 2 * size, height: 2 * size))
    }
    var (time, finger) = (0.0, CGPoint.zero)
    for _ in 0..<200 {
      time += random.double(in: 0...0.03)
      let (value, wasFlying) = (drag.value, !drag.isDragged && !drag.isSettled)
      let speed = drag.velocity.norm
      switch random.int(in: 0...9) {
      case 0 where !drag.isDragged: finger = drag.begin(at: time)
      case 1, 2, 3:
        if drag.isDragged {
          finger = finger.adding(point(40), times: 1)
          drag.move(to: finger, at: time)
        }
      case 4 where drag.isDragged: drag.end(at: time)
      case 5 where wasFlying:
        drag.send(to: point(500))
        #expect(drag.value == value && abs(drag.velocity.norm - speed) < 1e-6)
      case 6 where wasFlying:
        let (a, b) = (point(300), point(300))
        drag.setLimits(
          lower: CGPoint(x: min(a.x, b.x), y: min(a.y, b.y)),
          upper: CGPoint(x: max(a.x, b.x), y: max(a.y, b.y)))
        #expect(drag.value == value && abs(drag.velocity.norm - speed) < 1e-6)
      case 7 where wasFlying:
        drag.detents = (0...random.int(in: 0...5)).map { _ in point(400) }
        drag.landing = [.nearest, .next, .anywhere][random.int(in: 0...2)]
        #expect(drag.value == value && abs(drag.velocity.norm - speed) < 1e-6)
      default: display.tick(at: time)
      }
      #expect(drag.value.norm.isFinite && drag.velocity.norm.isFinite)
    }
    if drag.isDragged { drag.end(at: time) }
    let (destination, remaining) = (drag.destination, drag.remainingTime)
    // A flight that began at rest starts with this frame.
    display.tick(at: time)
    display.tick(at: time + remaining + 1e-6)
    #expect(drag.isSettled && drag.value == destination)
    for index in 0..<2 {
      #expect(drag.value[component: index] >= drag.lowerLimit?[component: index] ?? -.infinity)
      #expect(drag.value[component: index] <= drag.upperLimit?[component: index] ?? .infinity)
    }
  }
}
