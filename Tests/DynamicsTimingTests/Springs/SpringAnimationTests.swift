import DynamicsReporting
import DynamicsTestSupport
import DynamicsTiming
import Foundation
import Testing

/// Timed animations that springs and decays move.
@Suite struct SpringAnimationTests {
  private let display = ManualFrameSource()
  private let spring = Spring(response: 0.4, dampingFraction: 0.6)

  private func animation(
    from start: Double, to end: Double, velocity: Double = 0
  ) -> TimedAnimation<Double> {
    TimedAnimation(
      from: start, to: end, timing: spring, initialVelocity: velocity, frameSource: display,
      update: { _ in })
  }

  @Test(arguments: [24.0, 60, 144])
  func `it is where the closed form is, at any frame rate, and ends on its target`(rate: Double) {
    var values: [Double] = []
    var ends: [Bool] = []
    let animation = TimedAnimation(
      from: 0, to: 100, timing: .spring(response: 0.4, dampingFraction: 0.6), initialVelocity: -500,
      frameSource: display, update: { values.append($0) }, completion: { ends.append($0) })
    animation.start()
    for frame in 0...Int(animation.duration * rate) + 2 { display.tick(at: Double(frame) / rate) }
    for (frame, value) in values.dropLast().enumerated() {
      let expected = spring.value(
        at: Double(frame) / rate, from: 0, to: 100, initialVelocity: -500)
      #expect(abs(value - expected) < 1e-9)
    }
    #expect(values.last == 100)
    #expect(ends == [true])
    #expect(
      animation.duration == spring.settlingDuration(from: 0, to: 100, initialVelocity: -500))
  }

  @Test func `retargeted in flight, it goes on with its velocity, to the last bit`() {
    let animation = animation(from: 0, to: 100)
    animation.start()
    display.tick(at: 0)
    display.tick(at: 0.1)
    let (value, velocity) = (animation.value, animation.velocity)
    #expect(velocity > 100)
    animation.retarget(to: -40)
    #expect(animation.value == value)
    #expect(animation.velocity == velocity)
    display.tick(at: 0.25)
    #expect(
      animation.value == spring.value(at: 0.15, from: value, to: -40, initialVelocity: velocity))
  }

  @Test func `velocity is continuous between springs, curves and decays`() {
    let step = 1e-5
    let changes: [(at: Int, change: (TimedAnimation<Double>) -> Void)] = [
      (20_000, { $0.retarget(to: 50, duration: 0.5, timing: .easeInOut) }),
      (30_000, { $0.retarget(to: -200, timing: .spring(response: 0.3, dampingFraction: 0.5)) }),
      (45_000, { $0.retarget(to: 300, duration: 0.2) }), (50_000, { $0.retarget(to: 0) }),
    ]
    let animation = TimedAnimation(
      from: 0.0, timing: .decay(deceleration: 0.997), initialVelocity: 800, frameSource: display,
      update: { _ in })
    animation.start()
    display.tick(at: 0)
    var (values, next) = ([animation.value], 0)
    for frame in 1...60_000 {
      display.tick(at: Double(frame) * step)
      values.append(animation.value)
      if next < changes.count, changes[next].at == frame {
        changes[next].change(animation)
        next += 1
      }
    }
    let velocities = zip(values.dropFirst(), values).map { ($0 - $1) / step }
    let leaps = zip(velocities.dropFirst(), velocities).map { ($0 - $1).magnitude }
    // The strongest acceleration here is some 10⁵ a second squared.
    #expect((leaps.max() ?? .nan) < 3)
  }

  @Test func `a decay that is given a target springs to it`() {
    let animation = TimedAnimation(
      from: CGPoint.zero, timing: .decay(), initialVelocity: CGPoint(x: 1000, y: 0),
      frameSource: display, update: { _ in })
    animation.start()
    display.tick(at: 0)
    display.tick(at: 0.2)
    let (value, velocity) = (animation.value, animation.velocity)
    #expect(abs(velocity.x - 1000 * pow(0.998, 200)) < 1e-9)
    animation.retarget(to: CGPoint(x: 320, y: 0))
    display.tick(at: 0.3)
    let expected = Spring().value(
      at: 0.1, from: value, to: CGPoint(x: 320, y: 0), initialVelocity: velocity)
    #expect(hypot(animation.value.x - expected.x, animation.value.y - expected.y) < 1e-9)
  }

  @Test func `paused or stopped, its velocity is what it will go on with`() {
    let animation = animation(from: 0, to: 100)
    animation.start()
    display.tick(at: 0)
    display.tick(at: 0.1)
    let velocity = animation.velocity
    animation.pause()
    #expect(animation.velocity == velocity)
    animation.retarget(to: 0)
    #expect(animation.isPaused && animation.velocity == velocity)
    animation.stop()
    #expect(animation.velocity == 0)
    let value = animation.value
    animation.retarget(to: 500)
    display.tick(at: 0.25)
    #expect(animation.value == spring.value(at: 0.25 - 0.1, from: value, to: 500))
  }

  @Test(arguments: [0, 0.1])
  func `given a spring and then a curve between two frames, it keeps its velocity`(
    first: TimeInterval
  ) {
    let animation = animation(from: 0, to: 100, velocity: 700)
    animation.start()
    display.tick(at: 0)
    display.tick(at: first)
    let (value, velocity) = (animation.value, animation.velocity)
    animation.retarget(to: 300)
    animation.retarget(to: -40, duration: 0.5)
    #expect(animation.value == value)
    // The slope of the next 10 µs.
    #expect(abs(animation.velocity - velocity) < 1)
    display.tick(at: first + 1e-5)
    #expect(abs((animation.value - value) / 1e-5 - velocity) < 1)
  }

  @Test func `another velocity can be given, as of a drag that lets go`() {
    let animation = animation(from: 0, to: 100)
    animation.retarget(to: 10, timing: spring, initialVelocity: -2000)
    #expect(animation.isRunning && animation.velocity == -2000)
    display.tick(at: 0)
    display.tick(at: 0.05)
    #expect(animation.value == spring.value(at: 0.05, from: 0, to: 10, initialVelocity: -2000))
  }

  @Test func `without damping it runs until it is stopped`() {
    var ends: [Bool] = []
    let animation = TimedAnimation(
      from: 1.0, to: 0, timing: .spring(response: 1, dampingFraction: 0), frameSource: display,
      update: { _ in }, completion: { ends.append($0) })
    animation.start()
    for second in 0...10_000 { display.tick(at: Double(second)) }
    #expect(animation.isRunning)
    #expect(abs(animation.value - 1) < 1e-9)
    animation.retarget(to: 5, duration: 1)
    display.tick(at: 10_002)
    #expect(animation.value == 5)
    #expect(ends == [true])
  }

  @Test func `with nothing to do it ends at once`() {
    var values: [Double] = []
    let animation = TimedAnimation(
      from: 3.0, to: 3, timing: .spring(), frameSource: display, update: { values.append($0) })
    animation.start()
    #expect(values == [3] && !animation.isRunning)
  }

  @Test(arguments: [.nan, 1.1e100, -.infinity])
  func `a velocity out of range is reported and counts as zero`(velocity: Double) {
    let (animation, reports) = DynamicsDiagnostics.collecting {
      TimedAnimation(
        from: 0.0, timing: .decay(), initialVelocity: velocity, frameSource: display,
        update: { _ in })
    }
    #expect(reports.count == 1 && animation.duration == 0)
  }

  @Test(arguments: [.nan, 1.1e100, -.greatestFiniteMagnitude])
  func `ends out of range are reported and count as zero`(end: Double) {
    let (animations, reports) = DynamicsDiagnostics.collecting {
      [
        TimedAnimation(
          from: end, to: 0, timing: .spring(), frameSource: display, update: { _ in }),
        TimedAnimation(
          from: 0, to: end, timing: .spring(), frameSource: display, update: { _ in }),
        TimedAnimation(from: 0, to: end, duration: 1, frameSource: display, update: { _ in }),
        TimedAnimation(
          from: end, timing: .decay(), initialVelocity: 0, frameSource: display, update: { _ in }),
      ]
    }
    #expect(reports.count == animations.count)
    for animation in animations {
      animation.timeOffset = animation.duration
      #expect(animation.value == 0)
    }
  }

  @Test(arguments: [.nan, 1.1e100, -.greatestFiniteMagnitude])
  func `a target out of range is reported and changes nothing`(target: Double) {
    let animation = TimedAnimation(
      from: 0.0, to: 8, timing: .spring(), frameSource: display, update: { _ in })
    animation.start()
    display.run(from: 0, to: 0.1)
    let (value, velocity) = (animation.value, animation.velocity)
    let (_, reports) = DynamicsDiagnostics.collecting {
      animation.retarget(to: target)
      animation.retarget(to: target, duration: 1)
      animation.retarget(to: target, timing: Spring())
    }
    #expect(reports.count == 3)
    #expect(animation.value == value && animation.velocity == velocity)
    display.run(from: 0.1, to: 3)
    #expect(animation.value == 8)
  }

  @Test func `the greatest values and the fastest springs stay finite`() {
    let animation = TimedAnimation(
      from: -1e100, to: 1e100, timing: Spring(response: 1e-150, dampingFraction: 0.01),
      initialVelocity: 1e100, frameSource: display, update: { #expect($0.isFinite) })
    animation.start()
    _ = DynamicsDiagnostics.collecting {
      for turn in 0..<20 {
        animation.timeOffset = 3e-151
        #expect(animation.velocity.isFinite)
        let spring = Spring(response: turn % 2 == 0 ? 1e6 : 1e-150, dampingFraction: 0)
        animation.retarget(to: turn % 3 == 0 ? 1e100 : -1e100, timing: spring)
        animation.timeOffset = 1e5
        #expect(animation.velocity.isFinite)
        animation.retarget(to: 0, duration: 1e-5, timing: .elasticIn)
        animation.timeOffset = 0.9e-5
        #expect(animation.velocity.isFinite)
        let steep = TimingFunction(controlPoints: 0, 1e6, 1, -1e6)
        animation.retarget(to: 1e100, duration: turn % 2 == 0 ? 1e-308 : 1e-9, timing: steep)
        animation.timeOffset = 0.3e-9
        #expect(animation.velocity.isFinite)
      }
    }
  }
}
