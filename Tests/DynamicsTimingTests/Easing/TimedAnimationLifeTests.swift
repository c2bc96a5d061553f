import DynamicsReporting
import DynamicsTestSupport
import DynamicsTiming
import Foundation
import Testing

/// Who keeps an animation, and what it may be asked while it shows a frame.
@Suite struct TimedAnimationLifeTests {
  private let tracker = LifetimeTracker()
  private let screen = Screen()

  private func animation(
    on display: any FrameSource, update: @escaping (Double) -> Void = { _ in },
    completion: ((Bool) -> Void)? = nil
  ) -> TimedAnimation<Double> {
    let screen = self.screen
    return tracker.track(
      TimedAnimation(
        from: 0, to: 100, duration: 1, timing: .linear, frameSource: display,
        update: {
          screen.shown.append($0)
          update($0)
        },
        completion: {
          screen.ends.append($0)
          completion?($0)
        }))
  }

  @Test func `one that is started and forgotten goes to its end, and then away`() {
    let display = ManualFrameSource()
    animation(on: display).start()
    for time in [0, 0.5] { display.tick(at: time) }
    #expect(tracker.survivors.count == 1)
    display.tick(at: 1)
    #expect(screen.shown == [0, 50, 100])
    #expect(screen.ends == [true])
    #expect(tracker.survivors == [])
  }

  @Test func `one that is not running goes with who made it`() {
    let display = ManualFrameSource()
    var made: TimedAnimation? = animation(on: display)
    made = nil
    #expect(tracker.survivors == [])
    #expect(screen.ends == [])
    made = animation(on: display)
    made?.start()
    display.tick(at: 0)
    made?.pause()
    made = nil
    #expect(tracker.survivors == [])
    #expect(screen.ends == [false])
    #expect(display.isPaused && display.onFrame == nil)
  }

  @Test func `it does not keep its source, and goes with it`() {
    do {
      let display = tracker.track(ManualFrameSource())
      animation(on: display).start()
      display.tick(at: 0)
    }
    #expect(tracker.survivors == [])
    #expect(screen.ends == [false])
  }

  @Test func `kept without its source, it is stopped and says so when started`() {
    var display: ManualFrameSource? = tracker.track(ManualFrameSource())
    let animation = display.map { self.animation(on: $0) }
    animation?.start()
    display?.tick(at: 0)
    display?.tick(at: 0.25)
    display = nil
    #expect(tracker.survivors.count == 1)
    #expect(animation?.isRunning == false)
    #expect(screen.ends == [false])
    let ((), diagnostics) = DynamicsDiagnostics.collecting {
      animation?.start()
      animation?.retarget(to: 7)
    }
    #expect(diagnostics.count == 2)
    #expect(animation?.isRunning == false)
    #expect(screen.ends == [false])
  }

  @Test func `a source given to another listener stops it`() {
    let display = ManualFrameSource()
    animation(on: display).start()
    display.onFrame = nil
    #expect(screen.ends == [false])
    #expect(tracker.survivors == [])
  }

  @Test func `an update may stop it, and completion comes once`() {
    let display = ManualFrameSource()
    weak var running: TimedAnimation<Double>?
    let animation = animation(on: display, update: { if $0 >= 50 { running?.stop() } })
    running = animation
    animation.start()
    for time in [0, 0.25, 1.5, 2] { display.tick(at: time) }
    #expect(screen.shown == [0, 25, 100])
    #expect(screen.ends == [false])
  }

  @Test func `the last update may send it elsewhere`() {
    let display = ManualFrameSource()
    weak var running: TimedAnimation<Double>?
    let animation = animation(
      on: display, update: { if $0 == 100 { running?.retarget(to: 0) } })
    running = animation
    animation.start()
    for time in [0, 1, 1.5] { display.tick(at: time) }
    #expect(screen.ends == [])
    #expect(screen.shown == [0, 100, 50])
    display.tick(at: 2)
    #expect(screen.ends == [true])
  }

  @Test func `an update may pause it at its end`() {
    let display = ManualFrameSource()
    weak var running: TimedAnimation<Double>?
    let animation = animation(on: display, update: { if $0 == 100 { running?.pause() } })
    running = animation
    animation.start()
    for time in [0, 1, 1.5] { display.tick(at: time) }
    #expect(screen.ends == [])
    #expect(animation.isPaused)
    animation.stop()
    #expect(screen.ends == [false])
  }

  @Test func `completion may start it again, and each time it is called once`() {
    let display = ManualFrameSource()
    weak var running: TimedAnimation<Double>?
    let screen = self.screen
    let animation = animation(
      on: display, completion: { _ in if screen.ends.count < 3 { running?.start() } })
    running = animation
    animation.start()
    for time in stride(from: 0, through: 5, by: 0.5) { display.tick(at: time) }
    #expect(screen.ends == [true, true, true])
    #expect(screen.shown == [0, 50, 100, 50, 100, 50, 100])
    #expect(display.isPaused)
  }

  @Test func `an update may start others, stop others and drop the source`() {
    var display: ManualFrameSource? = tracker.track(ManualFrameSource())
    let other = display.map { self.animation(on: $0) }
    let last = display.map { source in
      animation(on: source, update: { _ in display = nil })
    }
    let first = display.map { source in
      animation(on: source, update: { _ in other?.start() })
    }
    first?.start()
    display?.tick(at: 0)
    #expect(other?.isRunning == true)
    last?.start()
    display?.tick(at: 0.5)
    #expect(screen.ends == [false, false, false])
    #expect(display == nil)
    #expect(tracker.survivors.count == 3)
  }
}
