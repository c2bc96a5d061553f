import DynamicsReporting
import DynamicsTestSupport
import DynamicsTiming
import Foundation
import Testing

/// Values in a hand: followed, stretched, caught, sent.
@Suite struct DraggingTests {
  private let display = ManualFrameSource()

  @Test func `it follows the finger, and says so at once`() {
    var shown: [Double] = []
    let drag = DraggableValue(10.0, frameSource: display) { shown.append($0) }
    #expect(!drag.isDragged && drag.isSettled && drag.destination == 10)
    #expect(drag.begin(at: 0) == 10)
    drag.move(to: 14, at: 0.01)
    drag.move(to: 12, at: 0.02)
    #expect(drag.isDragged && !drag.isSettled)
    #expect(shown == [14, 12] && drag.value == 12)
  }

  @Test func `beyond a limit it gives way, on each axis by itself`() {
    let drag = DraggableValue(CGPoint.zero, frameSource: display) { _ in }
    drag.setLimits(lower: CGPoint(x: -10, y: -20), upper: CGPoint(x: 30, y: 40))
    drag.rubberBand = RubberBand(dimension: 200)
    drag.begin(at: 0)
    drag.move(to: CGPoint(x: 130, y: 25), at: 1)
    #expect(abs(drag.value.x - (30 + way(beyond: 100))) < 1e-12)
    #expect(drag.value.y == 25)
    drag.move(to: CGPoint(x: 0, y: -70), at: 1)
    #expect(drag.value.x == 0)
    #expect(abs(drag.value.y - (-20 - way(beyond: 50))) < 1e-12)
  }

  /// How far a value goes when the finger is that far beyond a limit, with a dimension of 200 pt.
  private func way(beyond distance: CGFloat) -> CGFloat {
    distance * 0.55 * 200 / (200 + 0.55 * distance)
  }

  @Test func `its velocity is that of the finger in the last twentieth of a second`() {
    let drag = DraggableValue(0.0, frameSource: display) { _ in }
    drag.begin(at: 0)
    drag.move(to: 500, at: 0.5)
    for event in 1...20 { drag.move(to: 500 - 3 * Double(event), at: 0.5 + 0.01 * Double(event)) }
    #expect(abs(drag.velocity + 300) < 1e-9)
    #expect(abs(drag.destination - (440 - 300 * 0.4995)) < 0.01)
    #expect(abs(drag.remainingTime - Decay().settlingDuration) < 1e-9)
    let landing = drag.destination
    #expect(drag.end(at: 0.71) == landing)
  }

  @Test func `a finger that has rested throws nothing`() {
    let drag = DraggableValue(0.0, frameSource: display) { _ in }
    drag.begin(at: 0)
    drag.move(to: 50, at: 0.05)
    #expect(drag.end(at: 0.16) == 50)
    #expect(drag.isSettled)
  }

  @Test(arguments: [1.0, 1.013, 1.4])
  func `caught in flight, it is where it was at that time`(time: TimeInterval) {
    let drag = DraggableValue(0.0, frameSource: display) { _ in }
    drag.flick(1000, until: 1)
    let velocity = drag.velocity
    display.tick(at: 1)
    #expect(drag.begin(at: time) == drag.value)
    let expected = Decay().value(at: time - 1, from: 80, initialVelocity: velocity)
    #expect(abs(drag.value - expected) < 1e-9)
    #expect(drag.isDragged && display.isPaused)
    display.tick(at: 5)
    #expect(abs(drag.value - expected) < 1e-9, "the flight is over")
  }

  @Test func `caught beyond a limit, it goes on from where the finger would be`() {
    let drag = DraggableValue(0.0, frameSource: display) { _ in }
    drag.upperLimit = 100
    drag.rubberBand = RubberBand(dimension: 200)
    drag.flick(1200, until: 1)
    display.run(from: 1, to: 1.06)
    let value = drag.value
    #expect(value > 110)
    let finger = drag.begin(at: 1.06)
    #expect(drag.value == value || abs(drag.value - value) < 10)
    #expect(abs(100 + drag.rubberBand.stretched(finger - 100) - drag.value) < 1e-9)
    let caught = drag.value
    drag.move(to: finger, at: 1.07)
    #expect(abs(drag.value - caught) < 1e-9)
  }

  @Test(arguments: [RubberBand(dimension: 20), RubberBand { _ in 0 }])
  func `caught where the band does not reach, it does not jump`(band: RubberBand) {
    let drag = DraggableValue(0.0, frameSource: display) { _ in }
    drag.upperLimit = 100
    drag.rubberBand = band
    drag.flick(1200, until: 1)
    display.run(from: 1, to: 1.08)
    #expect(drag.value > 120)
    let finger = drag.begin(at: 1.08)
    let caught = drag.value
    drag.move(to: finger, at: 1.09)
    #expect(abs(drag.value - caught) < 1e-9)
    // On the way back it never goes ahead, and nothing is left of the rest inside.
    var last = drag.value
    for step in 1...200 {
      let place = finger + (50 - finger) * Double(step) / 200
      drag.move(to: place, at: 1.09)
      #expect(drag.value <= last)
      last = drag.value
    }
    #expect(drag.value == 50)
  }

  @Test func `sent elsewhere in flight, it keeps its velocity`() {
    let drag = DraggableValue(0.0, frameSource: display) { _ in }
    drag.flick(1000, until: 1)
    let now = display.run(from: 1, to: 1.2)
    let (value, velocity) = (drag.value, drag.velocity)
    drag.send(to: -50)
    #expect(drag.value == value && drag.velocity == velocity && drag.destination == -50)
    display.tick(at: now + 0.1)
    let expected = Spring().value(at: 0.1, from: value, to: -50, initialVelocity: velocity)
    #expect(abs(drag.value - expected) < 1e-9)
  }

  @Test func `sent from rest, it starts with the next frame`() {
    let drag = DraggableValue(0.0, frameSource: display) { _ in }
    display.tick(at: 4)
    drag.send(to: 100)
    #expect(drag.value == 0 && !drag.isSettled && drag.destination == 100)
    display.tick(at: 4.1)
    #expect(abs(drag.value - Spring().value(at: 0.1, from: 0, to: 100)) < 1e-9)
    display.tick(at: 8)
    #expect(drag.isSettled && drag.value == 100)
  }

  @Test func `sent elsewhere during a drag, it leaves the finger, whose events have no effect`() {
    let drag = DraggableValue(0.0, frameSource: display) { _ in }
    let (_, reports) = DynamicsDiagnostics.collecting {
      drag.begin(at: 0)
      drag.move(to: 10, at: 0.1)
      drag.send(to: 200)
      #expect(!drag.isDragged)
      drag.move(to: 20, at: 0.2)
      #expect(drag.end(at: 0.3) == 200)
    }
    #expect(reports.isEmpty)
    display.tick(at: 3)
    #expect(drag.value == 200 && drag.isSettled)
    let (_, late) = DynamicsDiagnostics.collecting { drag.move(to: 0, at: 4) }
    #expect(late.count == 1 && drag.value == 200)
  }

  @Test func `it lives while it flies, without its owner`() {
    var shown: [Double] = []
    var drag: DraggableValue? = DraggableValue(0.0, frameSource: display) { shown.append($0) }
    weak let left = drag
    drag?.send(to: 10)
    drag = nil
    display.run(from: 0, to: 3)
    #expect(shown.last == 10)
    #expect(left == nil)
  }

  @Test func `without its frame source it stays`() {
    var source: ManualFrameSource? = ManualFrameSource()
    let drag = DraggableValue(0.0, frameSource: source!) { _ in }
    drag.send(to: 10)
    source?.tick(at: 0)
    source?.tick(at: 0.1)
    let value = drag.value
    source = nil
    #expect(drag.isSettled && drag.value == value && value > 0)
    let (_, reports) = DynamicsDiagnostics.collecting { drag.send(to: 10) }
    #expect(reports.count == 1 && drag.isSettled)
  }

  @Test func `an update may catch it, send it, or let it go`() {
    var drag: DraggableValue<Double>!
    var (catches, rests) = (0, 0)
    drag = DraggableValue(0.0, frameSource: display) { value in
      if value > 100, catches == 0 {
        catches = 1
        drag.begin(at: 2)
        drag.end(at: 2)
        drag.send(to: 50)
      }
    }
    drag.onSettle = { _ in rests += 1 }
    drag.flick(1000, until: 1)
    display.run(from: 1, to: 5)
    #expect(drag.isSettled && drag.value == 50 && catches == 1)
    // Once between two events, and at the end.
    #expect(rests == 2)
    drag = nil
  }
}
