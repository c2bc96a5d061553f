extension ShuffleRequest {
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
