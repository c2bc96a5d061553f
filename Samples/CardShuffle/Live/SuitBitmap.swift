/// The suits as bitmaps of 7 × 7 pixels.
enum SuitBitmap {
  /// Whether the suit covers a point.
  ///
  /// - Parameters:
  ///   - x: From −1, the left edge, to 1.
  ///   - y: From −1, the upper edge, to 1.
  static func isInked(_ suit: Card.Suit, x: Double, y: Double) -> Bool {
    guard abs(x) < 1, abs(y) < 1 else { return false }
    let row = rows[suit.rawValue][Int((y + 1) * 3.5)]
    return (row >> (6 - Int((x + 1) * 3.5))) & 1 == 1
  }

  private static let rows: [[UInt8]] = [
    [0b0001000, 0b0011100, 0b0111110, 0b1111111, 0b1111111, 0b0101010, 0b0011100],
    [0b0110110, 0b1111111, 0b1111111, 0b1111111, 0b0111110, 0b0011100, 0b0001000],
    [0b0001000, 0b0011100, 0b0111110, 0b1111111, 0b0111110, 0b0011100, 0b0001000],
    [0b0011100, 0b0011100, 0b1101011, 0b1111111, 0b1101011, 0b0001000, 0b0011100],
  ]
}
