internal import Foundation

// Names that Foundation brings on iOS, and programs that keep time use.

/// Seconds since the first day of 2001.
public typealias CFAbsoluteTime = CFTimeInterval

/// The seconds since the first day of 2001, by the wall clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// The nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1000

/// Runs a block; there are no pools here, and what is let go is gone at once.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
