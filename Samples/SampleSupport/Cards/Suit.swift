/// The four suits of playing cards, in the order of a new deck.
package enum Suit: Int, CaseIterable, Sendable {
  case spades, hearts, diamonds, clubs

  package var symbol: String { ["♠", "♥", "♦", "♣"][rawValue] }
  package var letter: String { ["S", "H", "D", "C"][rawValue] }
  package var isRed: Bool { self == .hearts || self == .diamonds }
}
