/// The new order, a card a word.
enum TextFormat {
  static func write(_ performance: Performance, ascii: Bool) -> String {
    names(performance, ascii: ascii).joined(separator: " ") + "\n"
  }

  /// The new order from the top down.
  static func names(_ performance: Performance, ascii: Bool) -> [String] {
    performance.order.map { index in
      ascii ? performance.deck[index].asciiName : performance.deck[index].name
    }
  }
}
