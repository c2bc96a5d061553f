public import Foundation

/// A color of a layer, with components from 0 to 1; see Apple's `CGColor`.
public final class CGColor: Hashable, Sendable {
  /// The red, green, blue and alpha components.
  public var components: [CGFloat]? { parts }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { parts[3] }

  private let parts: [CGFloat]

  /// Makes a color from its components, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
  }

  /// Makes a color from its sRGB components, from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a gray, from 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Returns the color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Whether two colors have the same components.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.parts == b.parts }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}
