import Foundation
import Testing

@testable import DynamicsTiming

@MainActor @Suite struct EventClockTests {
  private final class Log {
    var entries: [String] = []
  }

  private let clock = EventClock()
  private let log = Log()

  private func pass(_ seconds: TimeInterval) {
    clock.begin()
    let end = clock.time + seconds
    while clock.passMoment(before: end) {}
  }

  private func note(_ name: String) -> () -> Void {
    { [log, clock] in log.entries.append("\(name) \((clock.time * 1000).rounded() / 1000)") }
  }

  @Test func whatWaitsIsCalledAtItsTime() {
    clock.call(after: 0.3, note("c"))
    clock.call(after: 0.1, note("a"))
    clock.call(after: 0.2, note("b"))
    clock.call(after: 9, note("late"))
    pass(0.25)
    #expect(log.entries == ["a 0.1", "b 0.2"])
    pass(0.25)
    #expect(log.entries == ["a 0.1", "b 0.2", "c 0.3"])
    #expect(abs(clock.time - 0.5) < 1e-12)
  }

  @Test func whatRepeatsKeepsItsPlaceAtAMoment() {
    let tick = note("tick")
    clock.call(every: 1) {
      tick()
      return true
    }
    clock.call(after: 3, note("over"))
    pass(3)
    #expect(log.entries == ["tick 1.0", "tick 2.0", "tick 3.0", "over 3.0"])
  }

  @Test func whatIsTakenBackIsNotCalled() {
    let event = clock.call(after: 0.1, note("a"))
    clock.call(after: 0.05) { [clock] in clock.cancel(event) }
    pass(1)
    #expect(log.entries == [])
  }

  @Test func aNestedClosureIsCalledAtTheSameMoment() {
    clock.call(after: 0.1) { [clock, note] in
      clock.call(after: 0, note("inner"))
    }
    clock.call(at: 0.1, as: .frame, note("frame"))
    pass(1)
    #expect(log.entries == ["inner 0.1", "frame 0.1"])
  }

  @Test func aClosureThatQueuesItselfForEverLetsTimePass() {
    var calls = 0
    func again() {
      calls += 1
      if clock.time < 0.5 { clock.call(after: 0, again) }
    }
    clock.call(after: 0, again)
    pass(0.5)
    #expect(abs(clock.time - 0.5) < 1e-12)
    // A hundred and one in each 1/60 s.
    #expect((3000...3200).contains(calls))
  }

  @Test func whatRepeatsKeepsItsPace() {
    var times: [TimeInterval] = []
    clock.call(after: 0.05) { [clock] in
      clock.call(every: 0.1) {
        times.append(clock.time)
        return times.count < 1000
      }
    }
    pass(200)
    #expect(times.count == 1000)
    for (count, time) in times.enumerated() {
      #expect(abs(time - 0.05 - 0.1 * Double(count + 1)) < 1e-9)
    }
  }

  /// The time became NaN, and stayed so for the rest of the process.
  @Test func aDelayThatIsNaNNeverPasses() {
    clock.call(after: .nan, note("never"))
    clock.call(at: .nan, as: .frame, note("never"))
    clock.call(after: 0.5, note("a"))
    pass(1)
    #expect(log.entries == ["a 0.5"] && clock.time == 1)
  }

  /// One that polls kept its actor from everyone else for ever.
  @Test func whoSleepsForNoTimeLetsOthersGoOn() async {
    var isDone = false
    Task { isDone = true }
    for _ in 0..<1000 where !isDone { await clock.sleep(for: 0) }
    #expect(isDone)
  }

  @Test func itsActionsAndTheirTasksUseIt() async {
    #expect(EventClock.current !== clock)
    var task: Task<Bool, Never>?
    clock.call(after: 0.1) { [clock] in
      task = Task { EventClock.current === clock && EventClock.caller === clock }
    }
    pass(1)
    #expect(await task?.value == true)
  }

  @Test func eachTestHasOne() {
    // Swift Testing names the tasks of tests from Swift 6.3 on.
    guard Task.name != nil else { return }
    let current = EventClock.current
    #expect(EventClock.current === current)
    #expect(current.time == 0 && current.isLive)
    current.begin()
    _ = current.passMoment(before: 1)
    #expect(EventClock.current.time == 1)
  }

  /// The same in another test at the same time.
  @Test func eachOtherTestHasAnother() { eachTestHasOne() }

  @Test func liveTimeDoesNotCountForWhatWaits() {
    #expect(clock.isLive)
    let before = MediaTime.now
    #expect(clock.now >= before)
    #expect(clock.time == 0)
    clock.begin()
    #expect(!clock.isLive)
    let now = clock.now
    #expect(now >= before)
    pass(2)
    #expect(abs(clock.now - now - 2) < 1e-9)
    #expect(clock.mediaTime(at: 2) == clock.now)
  }

  @Test func whileTheClockIsLiveAQueueCallsWhatWaits() async {
    let clock = EventClock()
    let queue = DispatchQueue(label: "test")
    var order: [String] = []
    for await name in AsyncStream<String>(
      bufferingPolicy: .unbounded,
      { names in
        // In this order, "later" is due later however long the thread is kept from running between.
        clock.call(after: 0, on: queue) { names.yield("at once") }
        clock.call(after: 0.02, on: queue) {
          names.yield("later")
          names.finish()
        }
      })
    { order.append(name) }
    #expect(order == ["at once", "later"])
    #expect(clock.isLive && clock.time == 0)
  }

  @Test func whatIsCalledByHandIsNotCalledByTheQueueToo() async {
    let clock = EventClock()
    let queue = DispatchQueue(label: "test")
    let calls = AsyncStream<Int>.makeStream()
    clock.call(after: 0, on: queue) { calls.continuation.yield(1) }
    clock.callDue()
    queue.async { calls.continuation.finish() }
    var count = 0
    for await call in calls.stream { count += call }
    #expect(count == 1)
  }
}
