import DynamicsTiming
import Foundation

/// Runs the current thread's run loop until the condition holds.
///
/// - Returns: Whether it came to hold, within a time that only a machine at a standstill exceeds.
@discardableResult
func runLoop(_ mode: RunLoop.Mode = .default, until condition: () -> Bool) -> Bool {
  let deadline = MediaTime.now + 600
  while !condition() {
    let limit = Date(timeIntervalSinceNow: 0.01)
    guard MediaTime.now < deadline, RunLoop.current.run(mode: mode, before: limit) else {
      return condition()
    }
  }
  return true
}

/// Runs the current thread's run loop for a time, or until it has nothing to wait for.
func runLoop(_ mode: RunLoop.Mode = .default, for interval: TimeInterval) {
  let end = MediaTime.now + interval
  runLoop(mode, until: { MediaTime.now >= end })
}

/// Whether the current thread's run loop would wake up for a timer in this mode within a day.
func isWakeUpSet(in mode: RunLoop.Mode = .default) -> Bool {
  guard let next = RunLoop.current.limitDate(forMode: mode) else { return false }
  return next.timeIntervalSinceNow < 86_400
}

/// Keeps the thread from its run loop.
func waitBusily(for interval: TimeInterval) {
  let end = MediaTime.now + interval
  while MediaTime.now < end {}
}
