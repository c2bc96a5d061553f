public import CoreGraphics
public import Foundation

/// How far a place lies from where it would be by default, in points.
public typealias UIOffset = Offset
/// How far each edge of a rectangle moves inward, in points.
public typealias UIEdgeInsets = EdgeInsets
/// The values from a minimum to a maximum.
public typealias UIFloatRange = FloatRange
/// An area around (0, 0).
public typealias UIRegion = Region
/// A shape of straight lines, curves and arcs, in points.
public typealias UIBezierPath = BezierPath

/// A range from its two ends; the initializer's name in Swift 3 and 4.
public func UIFloatRangeMake(_ minimum: CGFloat, _ maximum: CGFloat) -> UIFloatRange {
  UIFloatRange(minimum: minimum, maximum: maximum)
}

/// Whether a range is open at both ends.
public func UIFloatRangeIsInfinite(_ range: UIFloatRange) -> Bool { range.isInfinite }

/// Whether two ranges have the same ends.
public func UIFloatRangeIsEqualToRange(_ a: UIFloatRange, _ b: UIFloatRange) -> Bool { a == b }
