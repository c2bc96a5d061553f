import Foundation

/// Which frame of a display link is due at a moment, and when to look again.
///
/// Frame n belongs to `start + n × period`, however late it is noticed, so that lateness never adds
/// up. Frames that nobody noticed in time are missed: the newest is delivered, the others are not.
/// Times are seconds of one clock that the caller reads.
struct FrameSchedule {
  private let start: TimeInterval
  private let period: TimeInterval

  /// The newest frame delivered, counted from ``start``; 0 before the first.
  private var newest = 0

  /// The time from the frame before ``start`` to ``start``; `nil` when there is none before it.
  private var timeSinceEarlierFrame: TimeInterval?

  /// A schedule whose first frame is due one period after `start`.
  init(start: TimeInterval, period: TimeInterval) {
    self.start = start
    self.period = period
  }

  /// When the next frame is due.
  var nextDue: TimeInterval { time(of: newest + 1) }

  /// Takes the frame that is due, if one is, and the number of frames missed before it.
  ///
  /// The very first frame has nothing to be measured from and lasts one period.
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

  /// The schedule that goes on at another pace from `now`, its next frame measured from the last.
  func continued(from now: TimeInterval, period: TimeInterval) -> FrameSchedule {
    var next = FrameSchedule(start: now, period: period)
    next.timeSinceEarlierFrame = timeSinceEarlierFrame.map { now - time(of: newest) + $0 }
    return next
  }

  private func time(of frame: Int) -> TimeInterval { start + Double(frame) * period }

  /// The last frame whose time is not after `now`.
  private func newestFrame(at now: TimeInterval) -> Int {
    let estimate = Int((now - start) / period)
    // Rounding may put the estimate beside the frame whose time it is.
    if time(of: estimate) > now { return estimate - 1 }
    return time(of: estimate + 1) <= now ? estimate + 1 : estimate
  }
}
