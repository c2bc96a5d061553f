package import Foundation

extension EventClock {
  /// Waits for seconds of this clock; when the task is cancelled, for 1/60 s at most.
  ///
  /// A cancellation handler would take the task away from its actor.
  package func sleep(for seconds: TimeInterval) async {
    var left = seconds
    // Who sleeps for no time lets others go on.
    if left <= Self.shortestSleep { await Task.yield() }
    while left > Self.shortestSleep, !Task.isCancelled {
      let (start, wasLive, nap) = (reading, isLive, min(left, 1.0 / 60))
      await withCheckedContinuation { continuation in
        call(after: nap, on: .global()) {
          self.countWaking(1)
          continuation.resume()
        }
      }
      countWaking(-1)
      // It may go on later than it was called back.
      left -= isLive == wasLive ? max(nap, reading - start) : nap
    }
  }

  private static var shortestSleep: TimeInterval { 1e-9 }
}
