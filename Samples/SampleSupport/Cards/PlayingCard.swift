/// A card of 52; the window in `Desk`, a package of its own, has a link to this file.
package struct PlayingCard: Hashable, Sendable {
  /// The suits in the order of a new deck.
  package enum Suit: Int, CaseIterable, Sendable {
    case spades, hearts, diamonds, clubs

    package var symbol: String { ["♠", "♥", "♦", "♣"][rawValue] }
    package var letter: String { ["S", "H", "D", "C"][rawValue] }
    package var isRed: Bool { self == .hearts || self == .diamonds }
  }

  package let suit: Suit
  /// 1 is the ace, 11 the jack, 12 the queen, 13 the king.
  package let rank: Int

  package static let ranks = 1...13

  /// The cards of a new deck: each suit from ace to king.
  package static let deck = Suit.allCases.flatMap { suit in
    ranks.map { PlayingCard(suit: suit, rank: $0) }
  }

  /// The first cards of new decks in a row.
  package static func deck(count: Int) -> [PlayingCard] {
    (0..<count).map { deck[$0 % deck.count] }
  }

  package init(suit: Suit, rank: Int) {
    self.suit = suit
    self.rank = rank
  }

  /// Makes the card of a name, such as `10♥`; `nil` if there is none.
  package init?(named name: String) {
    guard let card = Self.deck.first(where: { $0.name == name }) else { return nil }
    self = card
  }

  package var rankName: String {
    switch rank {
    case 1: "A"
    case 11: "J"
    case 12: "Q"
    case 13: "K"
    default: String(rank)
    }
  }

  /// The name, such as `10♥`.
  package var name: String { rankName + suit.symbol }

  /// The name in ASCII, such as `10H`.
  package var asciiName: String { rankName + suit.letter }
}
