import SampleSupport

/// A way of shuffling.
enum ShuffleStyle: String, CaseIterable {
  case wash, riffle, overhand, deal, fan

  /// Whether the cards stay in the hands, so that a small table is enough.
  var isInHands: Bool { self == .riffle || self == .overhand }
}

/// All parameters of a shuffle.
struct ShuffleRequest {
  var style = ShuffleStyle.wash
  var cardCount = PlayingCard.deck.count
  var hands = 4
  /// The gravity toward the lower edge of the table, in units of 1000 pt/s².
  var gravity = 0.0
  var elasticity = 1.0
  /// The playback speed: 2 is twice as fast.
  var speed = 1.0
  var framesPerSecond = 30.0
  var seed: UInt64 = 0
  var showsXray = false
  /// Whether a wash shows the order at the end, too; shuffles in the hands always do.
  var showsOrderOfWash = false

  /// Whether the pile at the end is dealt into rows.
  var showsOrder: Bool { style.isInHands || style == .wash && showsOrderOfWash }

  /// The command that gives the same recording, without an output.
  var command: String {
    let usual = ShuffleRequest()
    var words = ["card-shuffle", "--style \(style.rawValue)", "--seed \(seed)"]
    if cardCount != usual.cardCount { words.append("--cards \(cardCount)") }
    if style == .deal { words.append("--hands \(hands)") }
    if gravity != usual.gravity { words.append("--gravity \(gravity)") }
    if elasticity != usual.elasticity { words.append("--elasticity \(elasticity)") }
    if speed != usual.speed { words.append("--speed \(speed)") }
    words.append("--fps \(Int(framesPerSecond))")
    return words.joined(separator: " ")
  }
}
