public import Foundation

/// A direction and a length in the plane, in points or in whatever unit its user says.
///
/// Positive `dy` points down the screen. Any value may be stored; what takes a vector says what it
/// does with one that is not finite.
public struct CGVector: Hashable, Sendable {
  /// The horizontal component; positive to the right.
  public var dx: CGFloat

  /// The vertical component; positive downward.
  public var dy: CGFloat

  /// The vector of length zero.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Makes a vector of length zero.
  public init() { self.init(dx: 0, dy: 0) }

  /// Makes a vector from its components.
  @inlinable
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a vector from whole components.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}

/// Coded as `[dx, dy]`, the way Foundation codes points and sizes.
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
