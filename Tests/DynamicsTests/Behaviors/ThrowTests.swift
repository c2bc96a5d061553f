import Dynamics
import DynamicsTestSupport
import Testing

/// Throws at the velocity of the pointer, alike by a drag and by a draggable value.
@Suite struct ThrowTests {
  /// The velocities along x with which a drag and a draggable value are thrown, in pt/s.
  ///
  /// - Parameters:
  ///   - events: The time and the place of each event after the grab at 0 s and 0 pt.
  ///   - time: Of the release.
  private func throwing(_ events: [(time: Double, x: Double)], at time: Double) -> (Double, Double)
  {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.box(0, 100, 40, 40)
    let drag = DragBehavior(item: item, grabbedAt: item.center, at: 0)
    animator.addBehavior(drag)
    let frames = ManualFrameSource()
    let value = DraggableValue(CGPoint(x: 0, y: 100), frameSource: frames) { _ in }
    value.begin(at: 0)
    for event in events {
      drag.move(to: CGPoint(x: event.x, y: 100), at: event.time)
      value.move(to: CGPoint(x: event.x, y: 100), at: event.time)
    }
    value.end(at: time)
    return (drag.release(at: time).x, value.velocity.x)
  }

  private func expectThrow(
    _ events: [(time: Double, x: Double)], at time: Double, velocity: Double, within: Double = 1e-6
  ) {
    let (drag, value) = throwing(events, at: time)
    expect(drag, near: velocity, within: within)
    expect(value, near: velocity, within: within)
  }

  @Test(arguments: [0.008, 0.02, 0.08, 0.3])
  func aFlickOfASingleMoveHasItsSpeed(duration: Double) {
    expectThrow([(duration, 25)], at: duration, velocity: 25 / duration)
  }

  @Test(arguments: [60.0, 100, 120], [true, false])
  func aFlickAfterAHoldHasItsSpeed(eventsPerSecond: Double, sendsEvents: Bool) {
    let flick = (1...Int((0.05 * eventsPerSecond).rounded())).map {
      (time: 1 + Double($0) / eventsPerSecond, x: 2000 * Double($0) / eventsPerSecond)
    }
    let hold =
      sendsEvents
      ? (1...Int(eventsPerSecond)).map { (time: Double($0) / eventsPerSecond, x: 0.0) } : []
    expectThrow(hold + flick, at: flick.last!.time, velocity: 2000)
  }

  @Test(arguments: [(0.0, 2000.0), (0.03, 2000), (0.049, 2000), (0.051, 0), (0.09, 0), (2, 0)])
  func aPointerWithoutEventsRests(rest: Double, velocity: Double) {
    let flick = (1...8).map { (time: 0.01 * Double($0), x: 20 * Double($0)) }
    expectThrow(flick, at: 0.08 + rest, velocity: velocity)
  }

  @Test func aPointerThatSendsItsPlaceRests() {
    let flick = (1...8).map { (time: 0.01 * Double($0), x: 20 * Double($0)) }
    let hold = (9...20).map { (time: 0.01 * Double($0), x: 160.0) }
    expectThrow(flick + hold, at: 0.2, velocity: 0)
  }

  /// Without a time, the animator's clock tells how long the pointer rested.
  @Test(arguments: [(0.0, 1000.0), (0.04, 1000), (0.09, 0)])
  func theAnimatorsClockTellsTheRest(rest: Double, velocity: Double) {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.box(100, 100, 40, 40)
    let drag = DragBehavior(item: item, grabbedAt: item.center, at: 5)
    animator.addBehavior(drag)
    drag.move(to: CGPoint(x: 110, y: 100), at: 5.01)
    animator.advance(by: rest)
    expect(drag.release().x, near: velocity, within: 1e-6)
  }

  @Test func aGrabAtNoTimeIsReportedAndDoesNotCount() {
    let item = BasicItem.box(100, 100, 40, 40)
    let (drag, reports) = DynamicsDiagnostics.collecting {
      DragBehavior(item: item, grabbedAt: item.center, at: .nan)
    }
    #expect(reports.count == 1)
    drag.move(to: CGPoint(x: 110, y: 100), at: 1)
    #expect(drag.release(at: 1) == .zero)
  }
}
