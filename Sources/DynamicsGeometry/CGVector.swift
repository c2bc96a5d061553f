public import Foundation

/// A vector in the plane, in points or in the unit of the property that it sets.
///
/// Positive `dy` points down the screen. A vector may contain any numbers, also NaN and infinity.
public struct CGVector: Hashable, Sendable {
  /// The horizontal component; positive to the right.
  public var dx: CGFloat

  /// The vertical component; positive downward.
  public var dy: CGFloat

  /// The zero vector.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Makes the zero vector.
  public init() { self.init(dx: 0, dy: 0) }

  /// Makes a vector from its components.
  @inlinable
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a vector from integer components.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}

/// Encoded as `[dx, dy]`, as Foundation encodes points and sizes.
extension CGVector: Codable {
  /// Reads the two components from an array.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    dx = try values.decode(CGFloat.self)
    dy = try values.decode(CGFloat.self)
  }

  /// Writes the two components as an array.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(dx)
    try values.encode(dy)
  }
}
