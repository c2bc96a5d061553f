public import Foundation

/// A color as layers have it: red, green, blue and opacity, 0…1.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and opacity.
  public var components: [CGFloat]? { parts }

  /// How opaque the color is, 0…1.
  public var alpha: CGFloat { parts[3] }

  private let parts: [CGFloat]

  /// Makes a color from its parts, 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
  }

  /// Makes a color from its parts in the space of standard displays, 0…1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a gray, from 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The same color at another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Whether two colors have the same parts.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.parts == b.parts }

  /// Hashes the parts.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}
