import DynamicsGeometry
import DynamicsReporting
import DynamicsTestSupport
import DynamicsTiming
import Foundation
import Testing

/// Animations that get another target on their way.
@Suite struct RetargetTests {
  private let display = ManualFrameSource()

  /// A number followed through time: its value every `step` seconds, retargeted as told.
  private func track<Value: Interpolatable>(
    _ animation: TimedAnimation<Value>, until end: Double, step: Double,
    changes: [(at: Double, change: (TimedAnimation<Value>) -> Void)] = []
  ) -> [Value] {
    animation.start()
    display.tick(at: 0)
    var values = [animation.value]
    var changes = changes[...]
    for index in 1...Int((end / step).rounded()) {
      let time = Double(index) * step
      display.tick(at: time)
      values.append(animation.value)
      if let next = changes.first, time >= next.at - step / 2 {
        next.change(animation)
        changes.removeFirst()
      }
    }
    return values
  }

  private func moving<Value: Interpolatable>(
    from start: Value, to end: Value, duration: Double = 1, timing: TimingFunction = .linear
  ) -> TimedAnimation<Value> {
    TimedAnimation(
      from: start, to: end, duration: duration, timing: timing, frameSource: display,
      update: { _ in })
  }

  @Test(arguments: smoothTimings)
  func `value and velocity go on, whatever the timing`(timing: TimingFunction) {
    let step = 1e-4
    let values = track(
      moving(from: 0, to: 100, timing: timing), until: 0.8, step: step,
      changes: [
        (0.3, { $0.retarget(to: -50) }), (0.5, { $0.retarget(to: 80, duration: 0.4) }),
        (0.5003, { $0.retarget(to: 0, duration: 2) }), (0.7, { $0.retarget(to: 500) }),
      ])
    // A velocity that is continuous changes between frames this short by its slope times the step;
    // one that were not would leap by a hundred points a second.
    let velocities = zip(values.dropFirst(), values).map { ($0 - $1) / step }
    let leaps = zip(velocities.dropFirst(), velocities).map { ($0 - $1).magnitude }
    #expect((leaps.max() ?? .nan) < 10)
  }

  @Test func `the velocity at the change is the one before, to six places`() {
    let (step, turn) = (1e-6, 0.4)
    let animation = moving(from: 0, to: 100, timing: .easeOut)
    animation.start()
    for time in [0, turn - step, turn] { display.tick(at: time) }
    let now = animation.value
    animation.timeOffset = turn - step
    let before = (now - animation.value) / step
    animation.timeOffset = turn
    animation.retarget(to: -1000, timing: .easeOut)
    #expect(animation.value == now)
    display.tick(at: turn + step)
    let after = (animation.value - now) / step
    #expect(before > 50)
    #expect((after - before).magnitude < 0.01)
  }

  @Test func `it goes on in its direction, not only along a line`() {
    let step = 1e-5
    let values = track(
      moving(from: CGPoint.zero, to: CGPoint(x: 100, y: 0)), until: 1, step: step,
      changes: [(0.5, { $0.retarget(to: CGPoint(x: 50, y: 300)) })])
    let turn = 50_000
    let (before, after) = (
      values[turn].minus(values[turn - 1]), values[turn + 1].minus(values[turn])
    )
    #expect((before.x / step - 100).magnitude < 1e-3 && before.y == 0)
    #expect((after.x / step - 100).magnitude < 0.05)
    #expect((after.y / step).magnitude < 0.05)
  }

  @Test func `a linear way that turns has the closed form of its two clocks`() {
    let animation = moving(from: 0, to: 100)
    animation.start()
    for time in [0, 0.5] { display.tick(at: time) }
    animation.retarget(to: 0, duration: 2)
    for elapsed in [0.25, 0.5, 1, 1.5] {
      display.tick(at: 0.5 + elapsed)
      // 50 seconds' hundredths were left, so the clock halts after twice that: 1 s.
      let left = 50 + 100 * (elapsed < 1 ? elapsed - elapsed * elapsed / 2 : 0.5)
      let share = elapsed / 2
      #expect((animation.value - left * (1 - share * share * (2 - share))).magnitude < 1e-12)
    }
  }

  @Test func `it ends at the newest target exactly, and completion is called once`() {
    let screen = Screen()
    let animation = TimedAnimation(
      from: 0.1, to: 0.7, duration: 1, frameSource: display,
      update: { screen.shown.append($0) }, completion: { screen.ends.append($0) })
    animation.start()
    for time in [0, 0.5] { display.tick(at: time) }
    animation.retarget(to: 0.3, duration: 0.25)
    #expect(animation.timeOffset == 0 && animation.duration == 0.25)
    display.tick(at: 0.625)
    animation.retarget(to: -0.9)
    #expect(animation.duration == 0.25)
    display.tick(at: 0.75)
    #expect(screen.ends == [])
    display.tick(at: 0.875)
    #expect(screen.shown.last == -0.9)
    #expect(screen.ends == [true])
    #expect(!animation.isRunning)
  }

  @Test func `one that has not started or has ended starts from rest, from where it is`() {
    let animation = moving(from: 0, to: 100)
    animation.retarget(to: 10)
    #expect(animation.isRunning)
    for time in [0, 0.5, 1] { display.tick(at: time) }
    #expect(!animation.isRunning && animation.value == 10)
    animation.retarget(to: 30)
    display.tick(at: 1.25)
    #expect(animation.value == 15)
    animation.stop()
    animation.retarget(to: 0)
    display.tick(at: 1.5)
    #expect(animation.value == 11.25)
  }

  @Test func `a paused one stays paused, and keeps its velocity for later`() {
    let animation = moving(from: 0, to: 100)
    animation.start()
    for time in [0, 0.5] { display.tick(at: time) }
    animation.pause()
    animation.retarget(to: 0)
    #expect(animation.isPaused && display.isPaused)
    animation.start()
    display.tick(at: 0.6)
    #expect(animation.value > 57)
  }

  @Test func `two changes between frames are one to the last`() {
    let (once, twice) = (moving(from: 0, to: 100), moving(from: 0, to: 100))
    once.start()
    twice.start()
    for time in [0, 0.5] { display.tick(at: time) }
    once.retarget(to: -20, duration: 0.8)
    twice.retarget(to: 7000, duration: 0.1)
    twice.retarget(to: -20, duration: 0.8)
    for time in stride(from: 0.55, through: 1.4, by: 0.05) {
      display.tick(at: time)
      #expect(once.value == twice.value)
    }
    #expect(twice.value == -20)
  }

  @Test func `a change before the first frame starts from rest`() {
    let animation = moving(from: 0, to: 100)
    animation.start()
    animation.retarget(to: -100)
    for time in [0, 0.25] { display.tick(at: time) }
    #expect(animation.value == -25)
  }

  @Test func `no duration jumps to the new target`() {
    let screen = Screen()
    let animation = TimedAnimation(
      from: 0.0, to: 1, duration: 1, frameSource: display,
      update: { screen.shown.append($0) }, completion: { screen.ends.append($0) })
    animation.start()
    for time in [0, 0.5] { display.tick(at: time) }
    animation.retarget(to: 9, duration: 0)
    #expect(screen.shown.last == 9)
    #expect(screen.ends == [true])
    let ((), diagnostics) = DynamicsDiagnostics.collecting {
      animation.retarget(to: 5, duration: .nan)
    }
    #expect(diagnostics.count == 1)
    #expect(screen.shown.last == 5)
    #expect(screen.ends == [true, true])
  }

  @Test func `following a finger for a minute stays close, smooth and quick`() {
    let animation = moving(from: 0, to: 0, duration: 0.3, timing: .easeOut)
    animation.start()
    var values: [Double] = []
    var distances: [Double] = []
    for frame in 0..<3600 {
      display.tick(at: Double(frame) / 60)
      let finger = 100 * sin(Double(frame) / 120)
      values.append(animation.value)
      distances.append((animation.value - finger).magnitude)
      animation.retarget(to: finger)
    }
    // The finger covers 0.8 points a frame.
    let steps = zip(values.dropFirst(), values).map { $0 - $1 }
    let bends = zip(steps.dropFirst(), steps).map { ($0 - $1).magnitude }
    #expect((distances.max() ?? .nan) < 7)
    #expect((bends.max() ?? .nan) < 0.2)
  }

  @Test func `a rotation on its way back does not flip over`() {
    let step = 1e-3
    let values = track(
      moving(from: CGAffineTransform.identity, to: CGAffineTransform(rotationAngle: .pi)),
      until: 1.5, step: step,
      changes: [(0.6, { $0.retarget(to: .identity) })])
    for (earlier, later) in zip(values, values.dropFirst()) {
      #expect(later.distance(to: earlier) < 4 * step)
      #expect((hypot(later.a, later.b) - 1).magnitude < 1e-12)
    }
  }

  private static let smoothTimings: [TimingFunction] = [
    .linear, .easeIn, .easeOut, .easeInOut, .default, .quadraticIn, .cubicOut, .sineInOut,
    .exponentialOut, .backIn, .backOut, .elasticOut, TimingFunction(controlPoints: 0.2, -1, 0.6, 2),
  ]
}

extension CGPoint {
  fileprivate func minus(_ other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }
}
