package import Foundation

extension EventClock {
  /// Waits for seconds of this clock.
  ///
  /// A canceled task wakes within 1/60 s. A cancellation handler would be faster, but the task
  /// would leave its actor.
  package func sleep(for seconds: TimeInterval) async {
    var left = seconds
    // A sleep of no duration lets other tasks run.
    if left <= Self.minSleep { await Task.yield() }
    while left > Self.minSleep, !Task.isCancelled {
      let (start, wasLive, nap) = (reading, isLive, min(left, 1.0 / 60))
      await withCheckedContinuation { continuation in
        call(after: nap, on: .global()) {
          self.countWakingTask(1)
          continuation.resume()
        }
      }
      countWakingTask(-1)
      // The task may resume later than it was called back.
      left -= isLive == wasLive ? max(nap, reading - start) : nap
    }
  }

  private static var minSleep: TimeInterval { 1e-9 }
}
