public import Foundation

/// A direction and a length in the plane, in points or in whatever unit its user says.
///
/// Positive `dy` points down the screen.
public struct CGVector: Hashable, Codable, Sendable {
  /// The horizontal component; positive to the right.
  public var dx: CGFloat

  /// The vertical component; positive downward.
  public var dy: CGFloat

  /// The vector of length zero.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Makes a vector of length zero.
  public init() { self.init(dx: 0, dy: 0) }

  /// Makes a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
