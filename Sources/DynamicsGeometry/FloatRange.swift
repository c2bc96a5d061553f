public import Foundation

/// A range from a minimum to a maximum, both included.
///
/// The unit is that of the property that the range sets: points or radians. A range may contain any
/// two numbers, also NaN or a minimum above the maximum.
public struct FloatRange: Hashable, Sendable {
  /// The lowest value; `-CGFloat.infinity` for no limit.
  public var minimum: CGFloat

  /// The highest value; `CGFloat.infinity` for no limit.
  public var maximum: CGFloat

  /// The range that contains only zero.
  public static let zero = FloatRange(minimum: 0, maximum: 0)

  /// The range that contains every value.
  public static let infinite = FloatRange(minimum: -.infinity, maximum: .infinity)

  /// Makes the range that contains only zero.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Makes a range from its minimum and its maximum.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Whether the range is ``infinite``: without limits at both ends.
  public var isInfinite: Bool { self == .infinite }
}

/// Encoded without its infinite ends, since JSON has no infinity.
extension FloatRange: Codable {
  private enum CodingKeys: CodingKey { case minimum, maximum }

  /// Reads both ends; a missing end is infinite.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    minimum = try values.decodeIfPresent(CGFloat.self, forKey: .minimum) ?? -.infinity
    maximum = try values.decodeIfPresent(CGFloat.self, forKey: .maximum) ?? .infinity
  }

  /// Writes the ends that are not infinite.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    if minimum != -.infinity { try values.encode(minimum, forKey: .minimum) }
    if maximum != .infinity { try values.encode(maximum, forKey: .maximum) }
  }
}
