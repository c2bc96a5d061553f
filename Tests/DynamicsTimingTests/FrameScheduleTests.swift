import DynamicsTestSupport
import Testing

@testable import DynamicsTiming

@Suite struct FrameScheduleTests {
  @Test func latenessDoesNotAddUp() {
    var random = SeededGenerator(seed: 1)
    var schedule = FrameSchedule(start: 100, period: 1.0 / 60)
    for beat in 1...10_000 {
      #expect(abs(schedule.nextTime - (100 + Double(beat) / 60)) < 1e-9)
      let late = random.double(in: 0...0.012)
      let result = schedule.frame(at: schedule.nextTime + late)
      #expect(result?.skipped == 0)
    }
  }

  @Test func missedBeatsAreSkippedAndCounted() throws {
    var schedule = FrameSchedule(start: 0, period: 0.01)
    let early = schedule.frame(at: 0.0101)
    let first = try #require(early)
    #expect(first.skipped == 0)
    #expect(abs(first.frame.duration - 0.0101) < 1e-12)
    let late = schedule.frame(at: 0.0505)
    let second = try #require(late)
    #expect(second.skipped == 3)
    #expect(abs(second.frame.duration - 0.0404) < 1e-12)
    #expect(abs(second.frame.targetTimestamp - 0.06) < 1e-12)
    #expect(second.frame.timestamp == 0.0505)
  }

  @Test func anEarlyRingIsNoFrame() {
    var schedule = FrameSchedule(start: 5, period: 0.1)
    let before = schedule
    #expect(schedule.frame(at: 5.05) == nil)
    #expect(schedule.frame(at: 4) == nil)
    #expect(schedule == before)
  }

  @Test func theBeatThatWasPromisedIsOne() {
    // Rounding of start + n · period must not turn a punctual ring into an early one.
    for start in [0.1, 12_345.678_9, 1e6 / 3] {
      var schedule = FrameSchedule(start: start, period: 1.0 / 144)
      for _ in 0..<5000 { #expect(schedule.frame(at: schedule.nextTime)?.skipped == 0) }
    }
  }
}
