import ArgumentParser
import SampleSupport

/// Shuffles a deck of cards on a table with a physics simulation, and shows or records it.
@main
struct CardShuffle: SampleCommand {
  static let configuration = CommandConfiguration(
    sample: "card-shuffle", abstract: "Shuffle a deck of cards on a table with simulated physics.",
    discussion: """
      The seed decides the new order in a fair shuffle; the physics only moves the cards there. \
      The same seed gives the same output, byte for byte.
      """,
    keys: """
      space pauses, . steps one frame, + and - change the speed, r restarts, n begins the next \
      shuffle with --loop
      """)

  @Option(help: "How to shuffle.")
  var style = ShuffleStyle.wash

  @Option(help: "Number of cards, 1 to 520; more than 52 use several decks.")
  var cards = PlayingCard.deck.count

  @Option(help: "Number of hands, with --style deal. (default: 4)")
  var hands: Int?

  @Option(help: "Seed of the shuffle. (default: random, and reported)")
  var seed: UInt64?

  @Option(
    parsing: .unconditional,
    help: "Tilt of the table, -5 to 5; 1 accelerates loose cards at 1000 pt/s².")
  var gravity = 0.0

  @Option(help: "How much of their speed cards keep in a bounce, 0 to 1.")
  var elasticity = 1.0

  @Option(help: "Speed of the motion, 0.05 to 20; 2 is twice as fast.")
  var speed = 1.0

  @Option(help: "Frames per second, 1 to 240. (default: 60 live, 30 in files)")
  var fps: Int?

  @Flag(help: "Write card names in ASCII: AS 10H instead of A♠ 10♥.")
  var ascii = false

  @Flag(
    help: """
      Show one shuffle after the other, each with the next style and seed; only live on a terminal.
      """)
  var loop = false

  @OptionGroup var output: OutputOptions

  func validate() throws {
    try check(cards, in: 1...520, "--cards")
    if let hands {
      guard style == .deal else {
        throw ValidationError("--hands works only with --style deal. Add that, or remove --hands.")
      }
      try check(hands, in: 1...cards, "--hands")
    }
    if let fps { try check(fps, in: 1...240, "--fps") }
    try check(gravity, in: -5...5, "--gravity")
    try check(elasticity, in: 0...1, "--elasticity")
    try check(speed, in: 0.05...20, "--speed")
    if loop, output.output != nil || ![nil, .live].contains(output.chosenFormat) {
      throw Self.loopNeedsTerminal
    }
  }

  private static let loopNeedsTerminal = ValidationError(
    "--loop works only with a live show on a terminal. Remove --loop, or the other output.")

  func run() throws {
    let (format, depth) = try output.resolve()
    if loop, format != .live { throw Self.loopNeedsTerminal }
    let request = self.request(isLive: format == .live)
    let look = CardLook(isASCII: ascii, drawsFaces: format.drawsSVG)
    let performance = try perform(request, look)
    switch format {
    case .live:
      try show(performance, request, depth)
    case .text:
      if seed == nil { reportSeed(request.seed) }
      try output.write(TextFormat.write(performance, ascii: ascii))
    default:
      let picture = Picture(of: performance, request, isASCII: ascii)
      let recording =
        format.drawsSVG ? performance.recordingWithBacks(look) : performance.recording
      try output.write(recording, as: format, picture)
    }
  }

  private func request(isLive: Bool) -> ShuffleRequest {
    ShuffleRequest(
      style: style, cardCount: cards, hands: hands ?? min(4, cards), gravity: gravity,
      elasticity: elasticity, speed: speed, framesPerSecond: Double(fps ?? (isLive ? 60 : 30)),
      seed: seed ?? .random(in: 0 ... .max), showsXray: output.xray, showsOrderOfWash: isLive)
  }

  private func perform(_ request: ShuffleRequest, _ look: CardLook) throws -> Performance {
    let bar = ProgressBar("Shuffling")
    defer { bar.finish() }
    return try Director(request: request, look: look.appearance).perform(progress: bar.update)
  }

  private func show(
    _ performance: Performance, _ request: ShuffleRequest, _ depth: ColorDepth
  ) throws {
    var act = ShuffleAct(performance, of: request, loops: loop)
    // Report the seed before the show, so it is printed in any case.
    reportSeed(request.seed)
    try LiveShow.run(&act, depth: depth, graphics: output.graphics)
    if act.request.seed != request.seed { reportSeed(act.request.seed) }
    try StandardOutput.write(TextFormat.write(act.performance, ascii: ascii))
  }
}

extension ShuffleStyle: ExpressibleByArgument {}
