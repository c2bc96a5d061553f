import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsTiming

/// The display link's arithmetic on a clock that is moved by hand.
@Suite struct FrameScheduleTests {
  @Test func `no frame is due before one period has passed`() {
    var schedule = FrameSchedule(start: 100, period: 0.25)
    #expect(schedule.nextDue == 100.25)
    #expect(schedule.takeFrame(dueAt: 100) == nil)
    #expect(schedule.takeFrame(dueAt: 100.25.nextDown) == nil)
    #expect(schedule.nextDue == 100.25)
  }

  @Test func `frames on time come one period apart`() {
    var schedule = FrameSchedule(start: 100, period: 0.25)
    for frame in 1...1000 {
      let time = 100 + Double(frame) * 0.25
      let due = schedule.takeFrame(dueAt: time)
      #expect(due?.frame == Frame(timestamp: time, targetTimestamp: time + 0.25, duration: 0.25))
      #expect(due?.missed == 0)
      #expect(schedule.takeFrame(dueAt: time) == nil)
      #expect(schedule.nextDue == time + 0.25)
    }
  }

  @Test func `lateness within a period changes no timestamp and does not add up`() {
    var schedule = FrameSchedule(start: 100, period: 0.25)
    for frame in 1...1000 {
      let time = 100 + Double(frame) * 0.25
      let due = schedule.takeFrame(dueAt: time + 0.1875)
      #expect(due?.frame == Frame(timestamp: time, targetTimestamp: time + 0.25, duration: 0.25))
      #expect(due?.missed == 0)
    }
  }

  @Test func `of frames that nobody took the newest is delivered`() {
    var schedule = FrameSchedule(start: 100, period: 0.25)
    _ = schedule.takeFrame(dueAt: 100.25)
    let due = schedule.takeFrame(dueAt: 101.125)
    #expect(due?.frame == Frame(timestamp: 101, targetTimestamp: 101.25, duration: 0.75))
    #expect(due?.missed == 2)
    #expect(schedule.nextDue == 101.25)
  }

  @Test func `the first frame lasts one period however late it is`() {
    var schedule = FrameSchedule(start: 100, period: 0.25)
    let due = schedule.takeFrame(dueAt: 105.125)
    #expect(due?.frame == Frame(timestamp: 105, targetTimestamp: 105.25, duration: 0.25))
    #expect(due?.missed == 19)
  }

  @Test func `a clock that goes back delivers nothing`() {
    var schedule = FrameSchedule(start: 100, period: 0.25)
    _ = schedule.takeFrame(dueAt: 101)
    #expect(schedule.takeFrame(dueAt: 100.5) == nil)
    #expect(schedule.nextDue == 101.25)
  }

  @Test func `another pace begins at once and the next frame is measured from the last`() {
    var slow = FrameSchedule(start: 100, period: 0.25)
    _ = slow.takeFrame(dueAt: 100.25)
    var fast = slow.continued(from: 100.375, period: 0.0625)
    #expect(fast.nextDue == 100.4375)
    let first = fast.takeFrame(dueAt: 100.4375)
    #expect(
      first?.frame == Frame(timestamp: 100.4375, targetTimestamp: 100.5, duration: 0.1875))
    #expect(first?.missed == 0)
    #expect(fast.takeFrame(dueAt: 100.5)?.frame.duration == 0.0625)
  }

  @Test func `a pace changed twice between two frames loses no time`() {
    var schedule = FrameSchedule(start: 100, period: 0.25)
    _ = schedule.takeFrame(dueAt: 100.25)
    schedule = schedule.continued(from: 100.375, period: 1).continued(from: 100.5, period: 0.5)
    let due = schedule.takeFrame(dueAt: 101)
    #expect(due?.frame == Frame(timestamp: 101, targetTimestamp: 101.5, duration: 0.75))
  }

  @Test func `a pace changed before the first frame leaves it lasting one period`() {
    let schedule = FrameSchedule(start: 100, period: 0.25)
    var slower = schedule.continued(from: 100.125, period: 0.5)
    let due = slower.takeFrame(dueAt: 100.625)
    #expect(due?.frame.duration == 0.5)
  }

  @Test(arguments: [1, 24, 50, 60, 90, 144, 1000])
  func `waking at exactly the time that is due finds the frame`(framesPerSecond: Int) {
    var schedule = FrameSchedule(start: 123_456.789, period: 1 / Double(framesPerSecond))
    let uneven = (0..<10_000).count { _ in
      let due = schedule.takeFrame(dueAt: schedule.nextDue)
      return due?.missed != 0 || due?.frame.duration != 1 / Double(framesPerSecond)
    }
    #expect(uneven == 0)
  }

  @Test(arguments: UInt64(1)...20)
  func `delivered and missed frames together are the time passed`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let period = 1 / Double.random(in: 1...1000, using: &random)
    var schedule = FrameSchedule(start: 5000, period: period)
    var now = 5000.0
    var frames = 0
    var durations = 0.0
    for _ in 0..<1000 {
      now += .random(in: 0...5 * period, using: &random)
      guard let (frame, missed) = schedule.takeFrame(dueAt: now) else { continue }
      frames += 1 + missed
      durations += frames == 1 + missed ? Double(frames) * period : frame.duration
      #expect(abs(frame.timestamp - (5000 + Double(frames) * period)) < 1e-9)
      #expect(abs(durations - Double(frames) * period) < 1e-9)
      #expect(frame.timestamp <= now && now < frame.targetTimestamp)
      #expect(schedule.nextDue == frame.targetTimestamp)
    }
    #expect(frames > 1000)
  }
}
