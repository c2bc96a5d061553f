public import Foundation

/// A distance from a default position, in points.
///
/// An offset may contain any numbers, also NaN and infinity.
public struct Offset: Hashable, Codable, Sendable {
  /// The distance to the right, in points; negative is to the left.
  public var horizontal: CGFloat

  /// The distance down, in points; negative is up.
  public var vertical: CGFloat

  /// No offset.
  public static let zero = Offset(horizontal: 0, vertical: 0)

  /// Makes an offset of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Makes an offset from its two distances, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
