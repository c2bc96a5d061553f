import DynamicsReporting
import DynamicsTestSupport
import DynamicsTiming
import Testing

@Suite struct FixedStepClockTests {
  @Test(arguments: [24.0, 30, 50, 60, 75, 120, 144, 240])
  func aMinuteHasTheSameStepsAtAnyFrameRate(rate: Double) {
    var clock = FixedStepClock()
    var steps = 0
    for _ in 0..<Int(60 * rate) { steps += clock.advance(by: 1 / rate) }
    #expect(steps == 7200)
    #expect(clock.droppedTime == 0)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func anyGroupingOfAMinuteHasTheSameSteps(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var clock = FixedStepClock()
    var steps = 0
    var left = 60.0
    while left > 0 {
      let frame = min(left, random.double(in: 0...0.2))
      steps += clock.advance(by: frame)
      left -= frame
    }
    #expect(steps == 7200)
  }

  @Test func applesStepGivesOneStepThenTwoAFrame() {
    var clock = FixedStepClock(step: Double(Float(1) / 120))
    var steps = 0
    for frame in 1...36_000 {
      steps += clock.advance(by: 1.0 / 60)
      #expect(steps == 2 * frame - 1)
    }
  }

  @Test func tenHoursDoNotDrift() {
    var clock = FixedStepClock()
    var steps = 0
    for _ in 0..<(36_000 * 144) { steps += clock.advance(by: 1.0 / 144) }
    #expect(steps == 36_000 * 120)
  }

  @Test func theGuardCapsCountsAndRecovers() {
    var clock = FixedStepClock(step: 0.01, maximumStepsPerFrame: 5)
    #expect(clock.advance(by: 0.125) == 5)
    #expect(abs(clock.droppedTime - 0.07) < 1e-12)
    #expect(abs(clock.remainder - 0.005) < 1e-12)
    #expect(clock.advance(by: 0.02) == 2)
    #expect(abs(clock.droppedTime - 0.07) < 1e-12)
    clock.maximumStepsPerFrame = .max
    #expect(clock.advance(by: 10) == 1000)
  }

  @Test func theRemainderLiesWithinAStep() {
    var random = SeededGenerator(seed: 3)
    var clock = FixedStepClock(step: 1.0 / 120)
    var total = 0.0
    var steps = 0
    for _ in 0..<10_000 {
      let frame = random.double(in: 0...0.05)
      total += frame
      steps += clock.advance(by: frame)
      #expect(clock.remainder >= 0 && clock.remainder < clock.step)
      #expect(clock.interpolation >= 0 && clock.interpolation < 1)
      #expect(abs(total - Double(steps) * clock.step - clock.remainder) < 1e-7)
    }
    clock.reset()
    #expect(clock.remainder == 0)
  }

  @Test func badInputIsReportedAndChangesNothing() {
    var clock = FixedStepClock()
    _ = clock.advance(by: 0.004)
    let before = clock
    for bad in [Double.nan, .infinity, -.infinity, -0.001, 1e300] {
      let (steps, reports) = DynamicsDiagnostics.collecting { clock.advance(by: bad) }
      #expect(steps == 0)
      #expect(reports.count == 1)
    }
    #expect(DynamicsDiagnostics.collecting { clock.maximumStepsPerFrame = 0 }.1.count == 1)
    #expect(clock == before)
    for bad in [Double.nan, .infinity, 0, -1, 1e-30, 1e6] {
      let (made, reports) = DynamicsDiagnostics.collecting { FixedStepClock(step: bad) }
      #expect(made.step == 1.0 / 120)
      #expect(reports.count == 1)
    }
    let (made, reports) = DynamicsDiagnostics.collecting { FixedStepClock(maximumStepsPerFrame: 0) }
    #expect(made.maximumStepsPerFrame == 30)
    #expect(reports.count == 1)
  }
}
