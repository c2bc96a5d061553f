internal import Foundation

// Names that Foundation brings on iOS, and programs that keep time use.

/// Seconds since the first day of 2001.
public typealias CFAbsoluteTime = CFTimeInterval

/// The seconds since the first day of 2001, by the wall clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Runs a block; there are no pools here, and what is let go is gone at once.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
