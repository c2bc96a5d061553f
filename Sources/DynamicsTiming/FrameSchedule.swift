import Foundation

/// The schedule of a display link: the frame that is due, and the time of the next.
///
/// Frame n belongs to `start + n × period`, even if it is delivered late, so delays do not add up.
/// If several frames are due, only the newest is delivered; the others are missed. Times are in
/// seconds of the caller's clock.
struct FrameSchedule {
  private let start: TimeInterval
  private let period: TimeInterval

  /// The number of the newest delivered frame, counted from ``start``; 0 before the first.
  private var newest = 0

  /// The time from the last frame before ``start`` to ``start``, in seconds; `nil` if there is
  /// none.
  private var timeSinceEarlierFrame: TimeInterval?

  /// A schedule whose first frame is due one period after `start`.
  init(start: TimeInterval, period: TimeInterval) {
    self.start = start
    self.period = period
  }

  /// The time of the next frame, in seconds.
  var nextDue: TimeInterval { time(of: newest + 1) }

  /// Returns the frame that is due, and the number of frames missed before it; `nil` if none is
  /// due.
  ///
  /// The very first frame has no frame before it, and lasts one period.
  mutating func takeFrame(dueAt now: TimeInterval) -> (frame: Frame, missed: Int)? {
    guard now >= nextDue else { return nil }
    let due = newestFrame(at: now)
    let advanced = due - newest
    let duration = timeSinceEarlierFrame.map { Double(advanced) * period + $0 } ?? period
    newest = due
    timeSinceEarlierFrame = 0
    let frame = Frame(
      timestamp: time(of: due), targetTimestamp: time(of: due + 1), duration: duration)
    return (frame, advanced - 1)
  }

  /// A schedule with another period from `now` on; its next frame is measured from the last one.
  func continued(from now: TimeInterval, period: TimeInterval) -> FrameSchedule {
    var next = FrameSchedule(start: now, period: period)
    next.timeSinceEarlierFrame = timeSinceEarlierFrame.map { now - time(of: newest) + $0 }
    return next
  }

  private func time(of frame: Int) -> TimeInterval { start + Double(frame) * period }

  private func newestFrame(at now: TimeInterval) -> Int {
    let estimate = Int((now - start) / period)
    // Rounding may make the estimate wrong by one.
    if time(of: estimate) > now { return estimate - 1 }
    return time(of: estimate + 1) <= now ? estimate + 1 : estimate
  }
}
