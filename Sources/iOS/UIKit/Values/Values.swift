public import CoreGraphics

/// How far a place lies from where it would be by default, in points.
public typealias UIOffset = Offset
/// How far each edge of a rectangle moves inward, in points.
public typealias UIEdgeInsets = EdgeInsets
/// The values from a minimum to a maximum.
public typealias UIFloatRange = FloatRange
/// An area around (0, 0).
public typealias UIRegion = Region
