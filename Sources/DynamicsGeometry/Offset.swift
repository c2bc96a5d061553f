public import Foundation

/// How far a place lies from where it would be by default, in points.
///
/// Any value may be stored; what takes an offset says what it does with one that is not finite.
public struct Offset: Hashable, Codable, Sendable {
  /// The distance to the right; negative is to the left.
  public var horizontal: CGFloat

  /// The distance down; negative is up.
  public var vertical: CGFloat

  /// No offset.
  public static let zero = Offset(horizontal: 0, vertical: 0)

  /// Makes an offset of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Makes an offset from its two parts.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
