/// What `import QuartzCore` brings on iOS and a dynamics program needs.
@_exported public import CoreGraphics
@_exported public import Foundation

internal import DynamicsTiming

/// The seconds of a clock that only goes forward: from the first `advance` on, `UIShimClock`'s.
public func CACurrentMediaTime() -> CFTimeInterval { EventClock.current.now }
