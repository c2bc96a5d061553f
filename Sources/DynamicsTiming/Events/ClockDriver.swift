package import Foundation

/// Advances the manual time of the caller's clock, and lets tasks run that wait for it.
package final class ClockDriver {
  private var isServed = false

  /// Whether time is advancing.
  package private(set) var isAdvancing = false

  package init() {}

  /// Advances time by seconds.
  ///
  /// On the main thread and outside of tasks, tasks of the main actor run in between.
  package func advance(by interval: TimeInterval) {
    let clock = EventClock.current
    let end = clock.time + interval
    isAdvancing = true
    defer { isAdvancing = false }
    serve(clock)
    while passMoment(of: clock, before: end) {}
  }

  /// Advances time by seconds, and lets tasks run after each frame.
  ///
  /// Overlapping calls share the same seconds.
  package func run(for interval: TimeInterval) async {
    isServed = false
    let clock = EventClock.current
    let end = clock.time + interval
    // An overlapping call must stop at the end of this one, so the end is an event.
    let arrival = Arrival()
    clock.call(at: end, as: .end) {
      arrival.isReached = true
      clock.countWakingTask(1)
    }
    await runTasks(of: clock, until: arrival)
    while !arrival.isReached {
      if !isAdvancing { _ = passMoment(of: clock, before: min(end, clock.time + 1.0 / 60)) }
      await runTasks(of: clock, until: arrival)
    }
    clock.countWakingTask(-1)
  }

  private final class Arrival: @unchecked Sendable { var isReached = false }

  /// A task that resumes may begin other tasks.
  private func runTasks(of clock: EventClock, until arrival: Arrival) async {
    for _ in 0..<8 { await Task.yield() }
    let latest = Date(timeIntervalSinceNow: Self.longestWait)
    while clock.isWaking, !arrival.isReached, Date() < latest { await Task.yield() }
  }

  /// The longest wait for a task that another thread resumes, in real seconds.
  private static let longestWait = 0.1

  private func passMoment(of clock: EventClock, before end: TimeInterval) -> Bool {
    let wasAdvancing = isAdvancing
    isAdvancing = true
    defer { isAdvancing = wasAdvancing }
    return clock.passMoment(before: end) { if isServed { serve(clock) } }
  }

  /// Runs tasks that wait for the main thread, and tasks that they begin.
  private func serve(_ clock: EventClock) {
    // A closure on the main queue cannot serve that queue. Asynchronous tests are such closures.
    isServed = Thread.isMainThread && withUnsafeCurrentTask { $0 == nil }
    for _ in 0..<3 where isServed {
      let arrival = Arrival()
      // Use the queue and not the clock: closures that are already in the queue come first.
      DispatchQueue.main.async { arrival.isReached = true }
      let latest = Date(timeIntervalSinceNow: Self.longestWait)
      while !arrival.isReached || clock.isWaking, Date() < latest {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
      }
      isServed = arrival.isReached
    }
  }
}
