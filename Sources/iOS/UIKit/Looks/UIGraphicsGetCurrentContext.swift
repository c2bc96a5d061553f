public import CoreGraphics

/// Nothing, as on iOS outside of `draw(_:)`, which is never called here.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
