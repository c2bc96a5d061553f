package import Foundation
import Synchronization

/// A clock with a queue of actions.
///
/// It is live at first, and manual from the first ``begin()`` on. The live time before does not
/// count for queued actions. The actions of a test are thus timed from its first call, no matter how
/// long its setup took.
package final class EventClock: Sendable {
  private struct State {
    var time: TimeInterval = 0
    /// The ``MediaTime`` of ``time`` 0, in seconds; `nil` while the clock is live.
    var start: TimeInterval?
    var queue = DueQueue<Action>()
    /// The number of tasks that were called back and have not resumed yet; each resumes through
    /// another thread.
    var waking = 0
    /// The generation of the action that runs now.
    var generation = 0
  }

  private struct Action: @unchecked Sendable {
    let call: () -> Void
    /// The number of immediate actions in a row that led to this one.
    let generation: Int
  }

  private let state = Mutex(State())

  package init() {}

  package var isLive: Bool { state.withLock { $0.start == nil } }

  /// The manual time that has passed, in seconds.
  package var time: TimeInterval { state.withLock { $0.time } }

  /// The time in seconds of ``MediaTime`` while the clock is live; manual time continues from
  /// there.
  package var now: TimeInterval {
    state.withLock { state in state.start.map { $0 + state.time } } ?? MediaTime.now
  }

  /// Converts a time of this clock to seconds of ``now``; 0 while the clock is live.
  package func mediaTime(at time: TimeInterval) -> TimeInterval {
    state.withLock { state in state.start.map { $0 + time } ?? 0 }
  }

  package func begin() {
    state.withLock { state in
      if state.start == nil { state.start = MediaTime.now }
    }
  }

  // MARK: Actions

  package struct Event: Sendable {
    fileprivate let number: Int
  }

  /// Calls an action at a time of this clock; not while the clock is live.
  @discardableResult
  package func call(at time: TimeInterval, as order: EventOrder, _ action: @escaping () -> Void)
    -> Event
  {
    add(order, action) { (time, $0.generation) }
  }

  /// Calls an action after a delay; while the clock is live, on a queue.
  ///
  /// Without a delay, the queue or the manual clock calls it, whichever comes first.
  ///
  /// - Parameter rank: The place of a repeating action among others at the same moment.
  @discardableResult
  package func call(
    after delay: TimeInterval, as order: EventOrder = .closure, on queue: DispatchQueue = .main,
    rank: Int? = nil, _ action: @escaping () -> Void
  ) -> Event {
    let isImmediate = delay < Self.minDelay
    let event = add(order, rank: rank, action) { state in
      guard isImmediate else { return (state.time + delay, 0) }
      // Otherwise a closure that queues itself again would stop time forever.
      let isEndless = state.generation >= Self.maxGenerations
      return (state.time + (isEndless ? Self.frame : 0), isEndless ? 0 : state.generation + 1)
    }
    if isImmediate {
      queue.async { self.fire(event) }
    } else if isLive, delay.isFinite {
      queue.asyncAfter(deadline: .now() + delay) { [weak self] in
        if let self, isLive { fire(event) }
      }
    }
    return event
  }

  /// Calls an action after a delay; while the clock is live, only if this is the main thread.
  ///
  /// The thread of a test is usually another one, and the main queue must not call its actions.
  package func callOnThisThread(
    after delay: TimeInterval, as order: EventOrder, _ action: @escaping () -> Void
  ) {
    if Thread.isMainThread {
      call(after: delay, as: order, action)
    } else {
      call(at: time + delay, as: order, action)
    }
  }

  /// Calls an action repeatedly, for as long as it returns `true`.
  package func call(every period: TimeInterval, _ action: @escaping () -> Bool) {
    let rank = state.withLock { $0.queue.takeRank() }
    repeatAction(count: 1, since: reading, isLive: isLive, every: period, rank: rank, action)
  }

  /// - Parameter count: The number of periods since the start; counting them keeps delays from
  ///   adding up.
  private func repeatAction(
    count: Int, since start: TimeInterval, isLive wasLive: Bool, every period: TimeInterval,
    rank: Int, _ action: @escaping () -> Bool
  ) {
    // The action is in the queue of the clock, which it must not keep alive.
    call(after: start + Double(count) * period - reading, rank: rank) { [weak self] in
      guard let self, action() else { return }
      let isLive = self.isLive
      let start = isLive == wasLive ? start : self.reading
      let passed = isLive == wasLive ? max(count, Int((self.reading - start) / period)) : 0
      self.repeatAction(
        count: passed + 1, since: start, isLive: isLive, every: period, rank: rank, action)
    }
  }

  /// The manual time, or ``MediaTime`` while the clock is live, in seconds.
  package var reading: TimeInterval { isLive ? MediaTime.now : time }

  package func cancel(_ event: Event) {
    let action = state.withLock { $0.queue.remove(event.number) }
    withExtendedLifetime(action) {}
  }

  private func add(
    _ order: EventOrder, rank: Int? = nil, _ action: @escaping () -> Void,
    due: (State) -> (time: TimeInterval, generation: Int)
  ) -> Event {
    state.withLock { state in
      let (time, generation) = due(state)
      let action = Action(call: action, generation: generation)
      return Event(number: state.queue.add(action, at: time, order, rank: rank))
    }
  }

  private func fire(_ event: Event) {
    if let action = state.withLock({ $0.queue.remove(event.number) }) { perform(action) }
  }

  private func perform(_ action: Action) { Self.$caller.withValue(self, operation: action.call) }

  // MARK: Passing time

  package var isWaking: Bool { state.withLock { $0.waking > 0 } }

  /// Adds to the number of tasks that were called back and have not resumed yet.
  package func countWakingTask(_ change: Int) { state.withLock { $0.waking += change } }

  /// Passes time until the next action is due, at most until `end`, and calls the actions that are
  /// due.
  ///
  /// - Parameter serve: Runs other work, which may queue more actions at the same moment.
  /// - Returns: Whether the end is not reached yet.
  package func passMoment(before end: TimeInterval, serve: () -> Void = {}) -> Bool {
    let moment = state.withLock { state in
      state.time = min(max(state.queue.nextDue ?? end, state.time), max(end, state.time))
      return state.time
    }
    callDue()
    serve()
    callDue()
    return moment < end
  }

  package func callDue() {
    while let action = takeDue() { perform(action) }
    state.withLock { $0.generation = 0 }
  }

  private func takeDue() -> Action? {
    state.withLock { state in
      let action = state.queue.takeFirst(dueBy: state.time)
      state.generation = action?.generation ?? 0
      return action
    }
  }

  private static let frame = 1.0 / 60
  private static let minDelay = 1e-6
  private static let maxGenerations = 100
}
