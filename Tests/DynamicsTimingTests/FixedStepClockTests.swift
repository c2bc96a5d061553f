import DynamicsReporting
import DynamicsTiming
import Foundation
import Testing

@Suite struct FixedStepClockTests {
  @Test func `the default is 120 steps a second and at most 30 a frame`() {
    let clock = FixedStepClock()
    #expect(clock.step == 1 / 120.0)
    #expect(clock.maximumStepsPerFrame == 30)
    #expect(clock.remainder == 0)
    #expect(clock.interpolation == 0)
    #expect(clock.droppedTime == 0)
  }

  @Test(arguments: [24, 25, 30, 48, 50, 60, 72, 75, 90, 100, 120, 144, 165, 240, 360, 1000])
  func `a minute is 7200 steps at any display rate`(framesPerSecond: Int) {
    var clock = FixedStepClock()
    var steps = 0
    for _ in 0..<60 * framesPerSecond { steps += clock.advance(by: 1 / Double(framesPerSecond)) }
    #expect(steps == 7200)
    #expect(clock.remainder < 1e-12)
    #expect(clock.droppedTime == 0)
  }

  @Test func `no second of three hours at 144 frames a second has more or fewer than 120 steps`() {
    var clock = FixedStepClock()
    let unevenSeconds = (0..<3 * 3600).count { _ in
      (0..<144).reduce(0) { steps, _ in steps + clock.advance(by: 1 / 144) } != 120
    }
    #expect(unevenSeconds == 0)
    #expect(clock.remainder < 1e-11)
  }

  @Test func `frames of a 60th at Apple's step run one step, then two each`() {
    var clock = FixedStepClock(step: FixedStepClock.appleStep)
    let steps = (0..<36_000).map { _ in clock.advance(by: 1 / 60.0) }
    #expect(steps.first == 1)
    #expect(steps.dropFirst().allSatisfy { $0 == 2 })
  }

  @Test func `time that fills no step is carried to the next frame`() {
    var clock = FixedStepClock(step: 0.25)
    #expect(clock.advance(by: 0.375) == 1)
    #expect(clock.remainder == 0.125)
    #expect(clock.interpolation == 0.5)
    #expect(clock.advance(by: 0.0625) == 0)
    #expect(clock.remainder == 0.1875)
    #expect(clock.advance(by: 0.0625) == 1)
    #expect(clock.remainder == 0)
    #expect(clock.advance(by: 0) == 0)
  }

  @Test func `a step comes when it is due to within rounding and not a nanosecond sooner`() {
    var early = FixedStepClock(step: 0.25)
    #expect(early.advance(by: 0.25 - 1e-9) == 0)
    #expect(early.interpolation < 1)
    var rounded = FixedStepClock(step: 0.25)
    #expect(rounded.advance(by: 0.25 - 1e-13) == 1)
    #expect(rounded.remainder == 0)
  }

  @Test func `steps beyond the maximum are dropped and their time counted, the fraction kept`() {
    var clock = FixedStepClock(step: 0.25, maximumStepsPerFrame: 4)
    #expect(clock.advance(by: 10.125) == 4)
    #expect(clock.droppedTime == 9)
    #expect(clock.remainder == 0.125)
    #expect(clock.advance(by: 0.125) == 1)
    #expect(clock.advance(by: 1) == 4)
    #expect(clock.droppedTime == 9)
  }

  @Test func `a clock without a maximum drops nothing`() {
    var clock = FixedStepClock(maximumStepsPerFrame: .max)
    #expect(clock.advance(by: 86_400) == 120 * 86_400)
    #expect(clock.droppedTime == 0)
  }

  @Test func `discarding the remainder starts a step from its beginning`() {
    var clock = FixedStepClock(step: 0.25, maximumStepsPerFrame: 1)
    clock.advance(by: 0.625)
    clock.discardRemainder()
    #expect(clock.remainder == 0)
    #expect(clock.droppedTime == 0.25)
    #expect(clock.advance(by: 0.1875) == 0)
    #expect(clock.advance(by: 0.0625) == 1)
  }

  @Test(arguments: [-1, -.leastNonzeroMagnitude, .nan, .infinity, -.infinity, 1e300])
  func `an interval that is no length of time is diagnosed and changes nothing`(interval: Double) {
    var clock = FixedStepClock(step: 0.25)
    clock.advance(by: 0.375)
    let before = clock
    let (steps, diagnostics) = DynamicsDiagnostics.collecting { clock.advance(by: interval) }
    #expect(steps == 0)
    #expect(diagnostics.count == 1)
    #expect(clock == before)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e-9, -.infinity])
  func `a step of no usable length is diagnosed and the default taken`(step: Double) {
    let (clock, diagnostics) = DynamicsDiagnostics.collecting { FixedStepClock(step: step) }
    #expect(clock == FixedStepClock())
    #expect(diagnostics.count == 1)
  }

  /// A step of 1e-8 s had 10 001 steps too many in each second.
  @Test(arguments: [1.000_001e-9, 1.1e-9, 1e-8, 3e-8, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3, 1 / 120.0, 1])
  func `as many steps are due as fit into whole seconds and into frames`(step: Double) {
    var seconds = FixedStepClock(step: step, maximumStepsPerFrame: .max)
    var frames = seconds
    var (stepsInSeconds, stepsInFrames) = (0, 0)
    for _ in 0..<60 {
      stepsInSeconds += seconds.advance(by: 1)
      for _ in 0..<144 { stepsInFrames += frames.advance(by: 1 / 144) }
    }
    // The quotient is rounded, too.
    #expect(stepsInSeconds == Int((60 / step + 1e-3).rounded(.down)))
    #expect(stepsInFrames == stepsInSeconds)
  }

  @Test(arguments: [0, -1, .min])
  func `a maximum below one is diagnosed and the default taken`(maximum: Int) {
    let (clock, diagnostics) = DynamicsDiagnostics.collecting {
      FixedStepClock(maximumStepsPerFrame: maximum)
    }
    #expect(clock == FixedStepClock())
    #expect(diagnostics.count == 1)
  }

  @Test(arguments: [1.1e-9, 1, 1e6, 1e300])
  func `steps of extreme length are counted without a trap`(step: Double) {
    var clock = FixedStepClock(step: step, maximumStepsPerFrame: .max)
    #expect(clock.advance(by: step) == 1)
    #expect(clock.advance(by: step / 2) == 0)
    #expect((0..<1).contains(clock.interpolation))
  }

  @Test func theMostStepsMayChangeAndMustBeAtLeastOne() {
    var clock = FixedStepClock(step: 0.01, maximumStepsPerFrame: 5)
    #expect(clock.advance(by: 0.125) == 5)
    clock.maximumStepsPerFrame = .max
    #expect(clock.advance(by: 10) == 1000)
    #expect(
      DynamicsDiagnostics.collecting { clock.maximumStepsPerFrame = 0 }.diagnostics.count == 1)
    #expect(clock.maximumStepsPerFrame == .max)
  }

  @Test func timeCarriedIsCutIntoStepsOfAnotherLength() throws {
    var clock = FixedStepClock(step: 0.01)
    #expect(clock.advance(by: 0.0375) == 3)
    clock.changeStep(to: 0.002)
    #expect(clock.step == 0.002 && abs(clock.carried - 0.0075) < 1e-12)
    #expect((0..<0.002).contains(clock.remainder))
    var decoded = try JSONDecoder().decode(
      FixedStepClock.self, from: JSONEncoder().encode(clock))
    #expect(decoded == clock)
    for _ in 0..<2 {
      #expect(decoded.advance(by: 0.001) == clock.advance(by: 0.001))
    }
    #expect(abs(clock.carried - 0.0015) < 1e-12)
    clock.changeStep(to: 0.002)
    #expect(clock.advance(by: 0.0005) == 1)
  }
}
