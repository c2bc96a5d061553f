/// The part of CoreGraphics that dynamics programs need: points, sizes and rectangles from
/// Foundation, vectors and transforms from this package.
@_exported public import DynamicsGeometry
@_exported public import Foundation

/// A time in seconds, by its Core Foundation name.
public typealias CFTimeInterval = Double
