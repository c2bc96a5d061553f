/// A way of shuffling.
enum ShuffleStyle: String, CaseIterable {
  case wash, riffle, overhand, deal, fan
}

/// All that decides how a shuffle looks and ends.
struct ShuffleRequest {
  var style = ShuffleStyle.wash
  var cardCount = Deck.sizeOfOne
  var hands = 4
  /// Units of 1000 pt/s², down the table.
  var gravity = 0.0
  var elasticity = 1.0
  /// Seconds shown for each second on the table, turned round: 2 is twice as fast.
  var speed = 1.0
  var framesPerSecond = 30.0
  var seed: UInt64 = 0
  var showsXray = false
}
