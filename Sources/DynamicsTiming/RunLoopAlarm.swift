import Foundation

/// Wakes its owner on a run loop at moments of ``MediaTime``; rings no more once it is released.
///
/// It is used on the thread of its run loop only. Foundation on Linux never frees a timer, not even
/// an invalidated one, so an alarm keeps one timer for life and sets it out of reach for a silence.
final class RunLoopAlarm {
  private let runLoop: RunLoop
  private let timer: Timer

  /// An alarm that is in no mode of the run loop yet.
  ///
  /// - Parameters:
  ///   - runLoop: The run loop of the current thread.
  ///   - time: The first moment to wake at; `nil` for none.
  ///   - interval: What it rings again after, in seconds, unless another moment is set when it rings.
  ///   - onWake: What is called at each moment set. It must not keep the alarm's owner.
  init(
    on runLoop: RunLoop, at time: TimeInterval?, every interval: TimeInterval = 0.001,
    onWake: @escaping () -> Void
  ) {
    self.runLoop = runLoop
    // The block is Sendable for the sake of timers used across threads, which this one never is.
    nonisolated(unsafe) let onWake = onWake
    // It repeats because a timer that does not is spent when it fires. The interval counts only
    // where a moment set while it rings is not later than the one it rings for: then soon is best.
    timer = Timer(fire: Self.date(of: time), interval: interval, repeats: true) { _ in onWake() }
  }

  deinit { timer.invalidate() }

  /// Lets the alarm ring while the run loop runs in this mode, as well as in those added before.
  func add(toMode mode: RunLoop.Mode) {
    for mode in mode.modesToJoin { runLoop.add(timer, forMode: mode) }
  }

  /// Replaces the moment to wake at; `nil` for none.
  func set(to time: TimeInterval?) {
    timer.fireDate = Self.date(of: time)
  }

  /// The date for a timer, which turns it into a delay at once: the wall clock may change later.
  private static func date(of time: TimeInterval?) -> Date {
    time.map { Date(timeIntervalSinceNow: $0 - MediaTime.now) } ?? .distantFuture
  }
}
