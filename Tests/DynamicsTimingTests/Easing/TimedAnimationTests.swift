import DynamicsReporting
import DynamicsTiming
import Foundation
import Testing

/// Values that go from one to another as frames pass.
@Suite struct TimedAnimationTests {
  private let display = ManualFrameSource()
  private let screen = Screen()

  private func animation(
    from start: Double = 0, to end: Double = 100, duration: TimeInterval = 1,
    timing: TimingFunction = .linear
  ) -> TimedAnimation<Double> {
    let screen = self.screen
    return TimedAnimation(
      from: start, to: end, duration: duration, timing: timing, frameSource: display,
      update: { screen.shown.append($0) }, completion: { screen.ends.append($0) })
  }

  @Test func `it shows its way frame by frame and ends with its end, once`() {
    let animation = animation(timing: .quadraticIn)
    #expect(!animation.isRunning && animation.duration == 1 && animation.value == 0)
    animation.start()
    #expect(animation.isRunning)
    for time in [5, 5.25, 5.5, 5.75] { display.tick(at: time) }
    #expect(screen.shown == [0, 6.25, 25, 56.25])
    #expect(animation.timeOffset == 0.75)
    #expect(screen.ends == [])
    for time in [6.0, 6.25, 6.5] { display.tick(at: time) }
    #expect(screen.shown.dropFirst(4) == [100])
    #expect(screen.ends == [true])
    #expect(!animation.isRunning && animation.timeOffset == 1 && animation.value == 100)
  }

  @Test func `the timing is UIKit's by default`() {
    let animation = TimedAnimation(
      from: 0.0, to: 1, duration: 1, frameSource: display, update: { _ in })
    animation.timeOffset = 0.3
    #expect(animation.value == TimingFunction.easeInOut(0.3))
  }

  @Test func `frames of any length add up`() {
    animation().start()
    for index in 0...59 { display.tick(at: Double(index) / 60) }
    #expect(screen.ends == [])
    display.tick(at: 1)
    #expect(screen.ends == [true])
    #expect(screen.shown.count == 61)
    for (index, value) in screen.shown.enumerated() {
      #expect((value - Double(index) / 0.6).magnitude < 1e-11)
    }
  }

  @Test func `a frame too long goes to the end, not past it`() {
    animation(timing: .backIn).start()
    display.tick(at: 0)
    display.tick(at: 50)
    #expect(screen.shown == [0, 100])
    #expect(screen.ends == [true])
  }

  @Test func `a frame source is asleep before, between and after`() {
    let animation = animation()
    #expect(display.onFrame == nil)
    animation.start()
    #expect(!display.isPaused)
    animation.pause()
    #expect(display.isPaused)
    animation.start()
    #expect(!display.isPaused)
    animation.stop()
    #expect(display.isPaused)
    #expect(display.onFrame == nil)
  }

  @Test func `a pause holds it where it is`() {
    let animation = animation()
    animation.start()
    display.tick(at: 0)
    display.tick(at: 0.25)
    animation.pause()
    #expect(!animation.isRunning && animation.isPaused)
    display.tick(at: 5)
    #expect(animation.value == 25)
    animation.start()
    #expect(animation.isRunning && !animation.isPaused)
    display.tick(at: 5.5)
    #expect(screen.shown == [0, 25, 75])
    #expect(screen.ends == [])
  }

  @Test func `a stop ends it where it is, unfinished; a start then begins anew`() {
    let animation = animation()
    animation.start()
    display.tick(at: 0)
    display.tick(at: 0.25)
    animation.stop()
    animation.stop()
    #expect(screen.ends == [false])
    #expect(animation.value == 25)
    display.tick(at: 0.5)
    animation.start()
    display.tick(at: 0.75)
    #expect(screen.shown == [0, 25, 25])
    display.tick(at: 2)
    #expect(screen.ends == [false, true])
  }

  @Test func `a paused one may be stopped`() {
    let animation = animation()
    animation.start()
    animation.pause()
    animation.stop()
    #expect(screen.ends == [false])
    #expect(!animation.isPaused)
  }

  @Test func `what makes no sense at rest does nothing`() {
    let animation = animation()
    animation.stop()
    animation.pause()
    #expect(!animation.isPaused)
    animation.start()
    animation.start()
    display.tick(at: 0)
    display.tick(at: 0.5)
    #expect(screen.shown == [0, 50])
    #expect(screen.ends == [])
  }

  @Test func `the time offset can be set, and shows`() {
    let animation = animation()
    animation.timeOffset = 0.25
    #expect(screen.shown == [25])
    #expect(animation.isPaused)
    animation.timeOffset = -3
    animation.timeOffset = 7
    #expect(screen.shown == [25, 0, 100])
    animation.timeOffset = 0.5
    animation.start()
    display.tick(at: 0)
    display.tick(at: 0.25)
    #expect(screen.shown.suffix(2) == [50, 75])
    animation.timeOffset = 1
    #expect(screen.ends == [])
    display.tick(at: 0.5)
    #expect(screen.ends == [true])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a time offset that is not finite is diagnosed and ignored`(offset: Double) {
    let animation = animation()
    animation.timeOffset = 0.5
    let ((), diagnostics) = DynamicsDiagnostics.collecting { animation.timeOffset = offset }
    #expect(diagnostics.count == 1)
    #expect(animation.timeOffset == 0.5)
    #expect(screen.shown == [50])
  }

  @Test func `no duration jumps to the end at the start`() {
    let animation = animation(duration: 0)
    #expect(screen.shown == [])
    animation.start()
    #expect(screen.shown == [100])
    #expect(screen.ends == [true])
    #expect(!animation.isRunning)
    #expect(display.onFrame == nil)
  }

  @Test(arguments: [-1, -1e-300, .nan, .infinity, -.infinity])
  func `a duration that is none is diagnosed and counts as 0`(duration: Double) {
    let (animation, diagnostics) = DynamicsDiagnostics.collecting {
      self.animation(duration: duration)
    }
    #expect(diagnostics.count == 1)
    #expect(animation.duration == 0)
    animation.start()
    #expect(screen.ends == [true])
  }

  @Test(arguments: [-1, .nan, .infinity])
  func `a frame whose duration is none is diagnosed and ignored`(duration: Double) {
    let animation = animation()
    animation.start()
    let ((), diagnostics) = DynamicsDiagnostics.collecting {
      self.display.onFrame?(Frame(timestamp: 1, targetTimestamp: 1, duration: duration))
    }
    #expect(diagnostics.count == 1)
    #expect(screen.shown == [])
    #expect(animation.isRunning)
  }

  @Test func `two that are started together stay together, beside a third`() {
    let (first, second, third) = (Screen(), Screen(), Screen())
    for screen in [first, second] {
      let animation = TimedAnimation(
        from: CGPoint.zero, to: CGPoint(x: 10, y: 0), duration: 1, timing: .linear,
        frameSource: display, update: { screen.shown.append($0.x) })
      animation.start()
    }
    display.tick(at: 0)
    display.tick(at: 0.5)
    TimedAnimation(
      from: 0, to: 10, duration: 1, timing: .linear, frameSource: display,
      update: { third.shown.append($0) }
    ).start()
    for time in [0.75, 1, 1.25, 1.5, 1.75] { display.tick(at: time) }
    #expect(first.shown == [0, 5, 7.5, 10])
    #expect(second.shown == first.shown)
    #expect(third.shown == [0, 2.5, 5, 7.5, 10])
    #expect(display.isPaused)
  }
}

/// What an animation has shown, and how it ended each time.
final class Screen {
  var shown: [Double] = []
  var ends: [Bool] = []
}
