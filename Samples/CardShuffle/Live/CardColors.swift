import SampleSupport

/// The colors of the table and the cards, for all terminals.
enum CardColors {
  static let felt = Swatch(Color(24, 99, 60), indexed: 22, basic: 0, shade: 0)
  static let rim = Swatch(Color(84, 50, 26), indexed: 58, basic: 3, shade: 2)
  static let paper = Swatch(Color(253, 251, 244), indexed: 231, basic: 15, shade: 4)
  static let court = Swatch(Color(247, 226, 172), indexed: 223, basic: 15, shade: 4)
  static let outline = Swatch(Color(160, 157, 147), indexed: 246, basic: 8, shade: 0)
  /// A pixel of which the outline has a half: without it, 16 colors would not tell a card from the next one.
  static let edge = Swatch(Color(206, 204, 196), indexed: 251, basic: 8, shade: 4)
  static let shadow = Swatch(Color(10, 55, 33), indexed: 233, basic: 0, shade: 0)
  static let back = Swatch(Color(34, 62, 130), indexed: 25, basic: 4, shade: 2)
  static let backPattern = Swatch(Color(128, 152, 204), indexed: 110, basic: 6, shade: 3)
  static let red = Swatch(Color(200, 28, 44), indexed: 160, basic: 1, shade: 2)
  static let black = Swatch(Color(22, 22, 30), indexed: 234, basic: 0, shade: 0)

  static let palette = Palette(
    [felt, rim, paper, court, outline, shadow, back, backPattern, red, black],
    forSixteen: [edge])

  static func ink(_ card: PlayingCard) -> Color { (card.suit.isRed ? red : black).color }
}
