package import Foundation

/// The time since the first of a sequence of events, whose 32-bit times in milliseconds start again
/// at 0 after 49 days.
package struct MillisecondTime {
  private var last: UInt32?
  private var elapsed: Int64 = 0

  package init() {}

  /// Returns the time of the next event since the first one, in seconds.
  ///
  /// An event that comes late has the time of the one before it.
  ///
  /// - Parameter time: In milliseconds; 0 for an event without a time, which has that of the one
  ///   before it.
  package mutating func seconds(at time: UInt32) -> TimeInterval {
    if time != 0 {
      // Of the two ways around, the shorter one: less than 25 days pass between two events.
      let step = Int32(bitPattern: time &- (last ?? time))
      if step >= 0 {
        elapsed += Int64(step)
        last = time
      }
    }
    return TimeInterval(elapsed) / 1000
  }
}
