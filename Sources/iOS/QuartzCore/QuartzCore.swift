/// The part of QuartzCore that dynamics programs need.
@_exported public import CoreGraphics
@_exported public import Foundation

internal import DynamicsTiming

/// The time of a monotonic clock in seconds; from the first `advance` on, that of `UIShimClock`.
public func CACurrentMediaTime() -> CFTimeInterval { EventClock.current.now }
