/// A playing card.
struct Card: Hashable {
  /// The four suits, in the order of a new deck.
  enum Suit: Int, CaseIterable { case spades, hearts, diamonds, clubs }
  let suit: Suit
  /// 1 is the ace, 11 the jack, 12 the queen, 13 the king.
  let rank: Int
}
