/// The suits as shapes that differ at any size: bitmaps of 5 × 5 and 7 × 7 pixels, and curves.
package enum SuitBitmap {
  /// The width in pixels below which suits are not recognizable.
  private static let smallest = 4.0

  /// Whether the suit covers a point.
  ///
  /// - Parameters:
  ///   - x: From −1, the left edge, to 1.
  ///   - y: From −1, the upper edge, to 1.
  ///   - pixels: The width of the suit in pixels.
  package static func isInked(_ suit: PlayingCard.Suit, x: Double, y: Double, pixels: Double)
    -> Bool
  {
    guard abs(x) < 1, abs(y) < 1, pixels >= smallest else { return false }
    if pixels >= 9 { return isInside(suit, abs(x), y) }
    let rows = pixels < 6 ? small[suit.rawValue] : large[suit.rawValue]
    func index(_ position: Double) -> Int { Int((position + 1) / 2 * Double(rows.count)) }
    return (rows[index(y)] >> (rows.count - 1 - index(x))) & 1 == 1
  }

  private static let small: [[UInt8]] = [
    [0b00100, 0b01110, 0b11111, 0b10101, 0b01110],
    [0b01010, 0b11111, 0b11111, 0b01110, 0b00100],
    [0b00100, 0b01110, 0b11111, 0b01110, 0b00100],
    [0b01110, 0b11011, 0b11111, 0b00100, 0b01110],
  ]

  private static let large: [[UInt8]] = [
    [0b0001000, 0b0011100, 0b0111110, 0b1111111, 0b1111111, 0b0101010, 0b0011100],
    [0b0110110, 0b1111111, 0b1111111, 0b1111111, 0b0111110, 0b0011100, 0b0001000],
    [0b0001000, 0b0011100, 0b0111110, 0b1111111, 0b0111110, 0b0011100, 0b0001000],
    [0b0011100, 0b0011100, 0b1101011, 0b1111111, 0b1101011, 0b0001000, 0b0011100],
  ]

  // MARK: Curves

  /// Whether the right half of a suit covers a point, where `x` is not negative.
  private static func isInside(_ suit: PlayingCard.Suit, _ x: Double, _ y: Double) -> Bool {
    func isInCircle(_ centerX: Double, _ centerY: Double, _ radius: Double) -> Bool {
      (x - centerX) * (x - centerX) + (y - centerY) * (y - centerY) < radius * radius
    }
    let isInStem = y > 0.3 && x < 0.1 + 0.3 * max(0, (y - 0.5) / 0.5)
    switch suit {
    case .hearts: return isInHeart(x, y, isInCircle(0.47, -0.42, 0.5))
    case .diamonds: return x / 0.78 + abs(y) < 1
    case .spades:
      // A heart that stands on its head, with a stem.
      let isInLobe = (x - 0.45) * (x - 0.45) + (y - 0.3) * (y - 0.3) < 0.46 * 0.46
      return isInStem || isInHeart(x / 0.93, -y / 0.98 - 0.05, isInLobe)
    case .clubs:
      return isInStem || isInCircle(0, -0.5, 0.44) || isInCircle(0.52, 0.14, 0.44)
        || isInCircle(0, 0, 0.25)
    }
  }

  private static func isInHeart(_ x: Double, _ y: Double, _ isInLobe: Bool) -> Bool {
    isInLobe || y > -0.3 && x < 0.9 * (1 - (y + 0.3) / 1.28)
  }
}
