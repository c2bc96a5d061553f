package import Foundation

/// The times of the drags of a pointer, as those of frames.
///
/// Events are delivered later than they were made. A drag begins when its first event is delivered, and the
/// differences between its events are exact.
package struct DragClock {
  /// The time of the last event, in seconds.
  package private(set) var latest = -TimeInterval.infinity
  private var start: TimeInterval = 0
  private var events = MillisecondTime()

  package init() {}

  /// Begins a drag with an event that is delivered now, and returns its time.
  ///
  /// If the drag before began with a slower delivery, its last event is later than now: it never ends after
  /// this one begins, so that a press right after a release catches a value in flight.
  package mutating func begin(at time: UInt32, now: TimeInterval) -> TimeInterval {
    start = max(now, latest)
    latest = start
    events = MillisecondTime()
    _ = events.seconds(at: time)
    return start
  }

  /// Returns the time of the next event of a drag.
  package mutating func seconds(at time: UInt32) -> TimeInterval {
    latest = start + events.seconds(at: time)
    return latest
  }
}
