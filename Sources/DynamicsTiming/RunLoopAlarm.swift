import Foundation

/// A timer on a run loop that calls a closure at moments of ``MediaTime``, until it is released.
///
/// It is used on the thread of its run loop only. Foundation on Linux never frees a timer, not even
/// an invalidated one. So an alarm uses one timer throughout. While no moment is set, the timer is
/// set to the distant future.
final class RunLoopAlarm {
  private let runLoop: RunLoop
  private let timer: Timer

  /// Makes an alarm, which is in no mode of the run loop yet.
  ///
  /// - Parameters:
  ///   - runLoop: The run loop of the current thread.
  ///   - time: The first moment; `nil` for none.
  ///   - interval: The time until the next call, in seconds, unless the closure sets another
  ///     moment.
  ///   - onWake: The closure that is called. It must not keep the owner of the alarm.
  init(
    on runLoop: RunLoop, at time: TimeInterval?, every interval: TimeInterval = 0.001,
    onWake: @escaping () -> Void
  ) {
    self.runLoop = runLoop
    // The block is `Sendable` since timers can be used across threads. This one is not.
    nonisolated(unsafe) let onWake = onWake
    // A timer that does not repeat cannot be used again after it fires. The interval only applies
    // if the closure sets no later moment; then a short interval is best.
    timer = Timer(fire: Self.date(of: time), interval: interval, repeats: true) { _ in onWake() }
  }

  deinit { timer.invalidate() }

  /// Adds the alarm to a mode of the run loop; it stays in the modes added before.
  func add(toMode mode: RunLoop.Mode) {
    for mode in mode.modesToJoin { runLoop.add(timer, forMode: mode) }
  }

  func set(to time: TimeInterval?) {
    timer.fireDate = Self.date(of: time)
  }

  /// The date for the timer.
  ///
  /// The timer converts it to a delay at once, so later changes of the wall clock have no effect.
  private static func date(of time: TimeInterval?) -> Date {
    time.map { Date(timeIntervalSinceNow: $0 - MediaTime.now) } ?? .distantFuture
  }
}
