/// What `import CoreGraphics` brings on iOS and a dynamics program needs: points, sizes, rectangles
/// from Foundation, vectors and transforms from here.
@_exported public import DynamicsGeometry
@_exported public import Foundation

/// Seconds, as Core Foundation calls them.
public typealias CFTimeInterval = Double
