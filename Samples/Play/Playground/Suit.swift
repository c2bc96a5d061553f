import Foundation

/// A suit as a shape around (0, 0).
enum Suit: Character {
  case spades = "♠"
  case hearts = "♥"
  case diamonds = "♦"
  case clubs = "♣"

  /// Whether the shape covers a point.
  ///
  /// - Parameter radius: Half of its height; y grows downward.
  func covers(_ x: Double, _ y: Double, radius: Double) -> Bool {
    let (x, y) = (abs(x) / radius, y / radius)
    switch self {
    case .hearts: return Self.heart(x, y)
    case .spades: return Self.heart(x, 0.15 - y) && y < 0.6 || Self.stem(x, y)
    case .diamonds: return x / 0.72 + abs(y) < 1
    case .clubs:
      return hypot(x, y + 0.5) < 0.42 || hypot(x - 0.46, y - 0.12) < 0.42 || Self.stem(x, y)
    }
  }

  private static func heart(_ x: Double, _ y: Double) -> Bool {
    hypot(x - 0.42, y + 0.4) < 0.5 || y > -0.35 && y < 0.95 && x < 0.9 * (0.95 - y) / 1.15
  }

  private static func stem(_ x: Double, _ y: Double) -> Bool {
    y > -0.1 && y < 1 && x < 0.1 + 0.3 * max(0, y - 0.3)
  }
}
