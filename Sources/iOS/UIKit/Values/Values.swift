public import CoreGraphics

/// The offset of a position, in points.
public typealias UIOffset = Offset
/// The inset of each edge of a rectangle, in points.
public typealias UIEdgeInsets = EdgeInsets
/// A range of numbers from a minimum to a maximum.
public typealias UIFloatRange = FloatRange
/// An area around (0, 0).
public typealias UIRegion = Region
