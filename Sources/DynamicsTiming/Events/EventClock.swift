package import Foundation
import Synchronization

/// A clock and what waits for it: live at first, and from the first ``begin()`` on, moved by hand only.
///
/// Time that passed live does not count for what waits: what a test sets up counts from its first call, however
/// long the setup took.
package final class EventClock: Sendable {
  private struct State {
    var time: TimeInterval = 0
    /// What ``time`` 0 is in seconds of ``MediaTime``; `nil` while the clock is live.
    var start: TimeInterval?
    var queue = DueQueue<Action>()
    /// The tasks that were called back and have not gone on yet: each takes a way through another thread.
    var waking = 0
    /// Of the action that is being called.
    var generation = 0
  }

  private struct Action: @unchecked Sendable {
    let call: () -> Void
    /// How many actions without a delay led to this one.
    let generation: Int
  }

  private let state = Mutex(State())

  package init() {}

  /// Whether time passes by itself.
  package var isLive: Bool { state.withLock { $0.start == nil } }

  /// The seconds that were passed by hand.
  package var time: TimeInterval { state.withLock { $0.time } }

  /// Seconds of ``MediaTime`` while the clock is live; they go on from there by hand.
  package var now: TimeInterval {
    state.withLock { state in state.start.map { $0 + state.time } } ?? MediaTime.now
  }

  /// A time of this clock in seconds of ``now``; 0 while the clock is live.
  package func mediaTime(at time: TimeInterval) -> TimeInterval {
    state.withLock { state in state.start.map { $0 + time } ?? 0 }
  }

  /// Ends live time.
  package func begin() {
    state.withLock { state in
      if state.start == nil { state.start = MediaTime.now }
    }
  }

  // MARK: What waits

  /// An action that waits.
  package struct Event: Sendable {
    fileprivate let number: Int
  }

  /// Calls something at a time of this clock; never while the clock is live.
  @discardableResult
  package func call(at time: TimeInterval, as order: EventOrder, _ action: @escaping () -> Void)
    -> Event
  {
    add(order, action) { (time, $0.generation) }
  }

  /// Calls something after a delay; while the clock is live, on a queue.
  ///
  /// Without a delay, it is called on the queue or by hand, whichever comes first.
  ///
  /// - Parameter rank: The place of what repeats among others at the same moment.
  @discardableResult
  package func call(
    after delay: TimeInterval, as order: EventOrder = .closure, on queue: DispatchQueue = .main,
    rank: Int? = nil, _ action: @escaping () -> Void
  ) -> Event {
    let isImmediate = delay < Self.shortestDelay
    let event = add(order, rank: rank, action) { state in
      guard isImmediate else { return (state.time + delay, 0) }
      // A closure that queues itself again must not keep time from passing.
      let isEndless = state.generation >= Self.mostGenerations
      return (state.time + (isEndless ? Self.frame : 0), isEndless ? 0 : state.generation + 1)
    }
    if isImmediate {
      queue.async { self.fire(event) }
    } else if isLive, delay.isFinite {
      queue.asyncAfter(deadline: .now() + delay) { if self.isLive { self.fire(event) } }
    }
    return event
  }

  /// Calls something again and again, for as long as it returns `true`.
  package func call(every period: TimeInterval, _ action: @escaping () -> Bool) {
    let rank = state.withLock { $0.queue.takeRank() }
    repeatAction(count: 1, since: reading, isLive: isLive, every: period, rank: rank, action)
  }

  /// - Parameter count: How many periods after the start, so that lateness does not add up.
  private func repeatAction(
    count: Int, since start: TimeInterval, isLive wasLive: Bool, every period: TimeInterval,
    rank: Int, _ action: @escaping () -> Bool
  ) {
    call(after: start + Double(count) * period - reading, rank: rank) {
      guard action() else { return }
      let isLive = self.isLive
      let start = isLive == wasLive ? start : self.reading
      let passed = isLive == wasLive ? max(count, Int((self.reading - start) / period)) : 0
      self.repeatAction(
        count: passed + 1, since: start, isLive: isLive, every: period, rank: rank, action)
    }
  }

  /// Seconds from some moment on: by hand, or of ``MediaTime``.
  var reading: TimeInterval { isLive ? MediaTime.now : time }

  /// Takes back what waits.
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

  // MARK: Letting time pass

  /// Whether a task is about to go on.
  package var isWaking: Bool { state.withLock { $0.waking > 0 } }

  /// Counts tasks that were called back, and those that went on.
  package func countWaking(_ change: Int) { state.withLock { $0.waking += change } }

  /// Lets time pass until something is due, not beyond an end, and calls what is due then.
  ///
  /// - Parameter serve: Lets others work that may make more due at the same moment.
  /// - Returns: Whether the end is yet to come.
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

  /// Calls what is due now.
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
  private static let shortestDelay = 1e-6
  private static let mostGenerations = 100
}
