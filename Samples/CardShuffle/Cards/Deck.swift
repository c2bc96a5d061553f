/// Cards in the order of a new deck: spades, hearts, diamonds and clubs, each from ace to king.
enum Deck {
  static let sizeOfOne = 52

  /// The first `count` cards; a second deck follows the first, and so on.
  static func new(count: Int) -> [Card] {
    let one = Card.Suit.allCases.flatMap { suit in
      Card.ranks.map { Card(suit: suit, rank: $0) }
    }
    return (0..<count).map { one[$0 % sizeOfOne] }
  }
}
