import Foundation
import Testing

@testable import DynamicsTiming

@Suite struct ClockFramesTests {
  private let clock = EventClock()
  private let frames: ClockFrames

  init() {
    frames = ClockFrames(of: clock, followsMainFrameSource: false)
    clock.begin()
  }

  private func pass(_ seconds: TimeInterval) {
    let end = clock.time + seconds
    while clock.passMoment(before: end) {}
  }

  @Test func aFrameComesEachPeriodFromTheEndOfAPause() {
    var times: [TimeInterval] = []
    frames.onFrame = { [clock] _ in times.append(clock.time) }
    pass(0.123)
    #expect(times.isEmpty)
    frames.isPaused = false
    pass(0.5)
    #expect(times.count == 30)
    for (count, time) in times.enumerated() {
      #expect(abs(time - 0.123 - Double(count + 1) / 60) < 1e-9)
    }
    frames.isPaused = true
    pass(1)
    #expect(times.count == 30)
  }

  /// So that steps of physics do not depend on how time was cut.
  @Test func allFramesLastExactlyOnePeriod() {
    var durations: Set<TimeInterval> = []
    frames.onFrame = { durations.insert($0.duration) }
    frames.isPaused = false
    for _ in 0..<100 { pass(0.0317) }
    #expect(durations == [1.0 / 60])
  }

  @Test func anotherPaceHoldsFromNowOn() {
    var count = 0
    frames.onFrame = { _ in count += 1 }
    frames.isPaused = false
    pass(1)
    frames.framesPerSecond = 10
    pass(1)
    #expect(count == 70)
  }

  @Test func aListenerMayPauseAndResume() {
    var times: [TimeInterval] = []
    frames.onFrame = { [frames, clock] _ in
      times.append(clock.time)
      frames.isPaused = true
      frames.isPaused = false
    }
    frames.isPaused = false
    pass(0.1)
    #expect(times.count == 6)
    frames.onFrame = nil
  }

  @Test func framesThatAreGoneComeNoMore() {
    var count = 0
    do {
      let frames = ClockFrames(of: clock, followsMainFrameSource: false)
      frames.onFrame = { _ in count += 1 }
      frames.isPaused = false
    }
    pass(1)
    #expect(count == 0)
  }
}
