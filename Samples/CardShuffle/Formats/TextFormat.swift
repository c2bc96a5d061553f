/// The new order as text, one word per card.
enum TextFormat {
  static func write(_ performance: Performance, ascii: Bool) -> String {
    names(performance, ascii: ascii).joined(separator: " ") + "\n"
  }

  /// The names of the cards in the new order, from top to bottom.
  static func names(_ performance: Performance, ascii: Bool) -> [String] {
    performance.order.map { index in
      ascii ? performance.deck[index].asciiName : performance.deck[index].name
    }
  }
}
