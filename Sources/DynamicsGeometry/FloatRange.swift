public import Foundation

/// The values from a minimum to a maximum, both included, in points or radians as its user says.
///
/// Any two numbers may be stored; what takes a range says what it does with one that is empty or
/// not a number.
public struct FloatRange: Hashable, Sendable {
  /// The lowest value; `-CGFloat.infinity` for none.
  public var minimum: CGFloat

  /// The highest value; `CGFloat.infinity` for none.
  public var maximum: CGFloat

  /// The range that holds zero alone.
  public static let zero = FloatRange(minimum: 0, maximum: 0)

  /// The range that holds every value.
  public static let infinite = FloatRange(minimum: -.infinity, maximum: .infinity)

  /// Makes the range that holds zero alone.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Makes a range from its two ends.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Whether the range is ``infinite``, open at both ends.
  public var isInfinite: Bool { self == .infinite }
}

/// An open end is left out, since JSON has no infinity.
extension FloatRange: Codable {
  private enum CodingKeys: CodingKey { case minimum, maximum }

  /// Reads both ends; one that is missing is open.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    minimum = try values.decodeIfPresent(CGFloat.self, forKey: .minimum) ?? -.infinity
    maximum = try values.decodeIfPresent(CGFloat.self, forKey: .maximum) ?? .infinity
  }

  /// Writes the ends that are not open.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    if minimum != -.infinity { try values.encode(minimum, forKey: .minimum) }
    if maximum != .infinity { try values.encode(maximum, forKey: .maximum) }
  }
}
