import SampleSupport

/// A playing card.
struct Card: Hashable {
  typealias Suit = SampleSupport.Suit

  let suit: Suit
  /// 1 is the ace, 11 the jack, 12 the queen, 13 the king.
  let rank: Int

  static let ranks = 1...13

  var rankName: String {
    switch rank {
    case 1: "A"
    case 11: "J"
    case 12: "Q"
    case 13: "K"
    default: String(rank)
    }
  }

  /// The name, such as `10♥`.
  var name: String { rankName + suit.symbol }

  /// The name in ASCII, such as `10H`.
  var asciiName: String { rankName + suit.letter }
}
