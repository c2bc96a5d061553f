import ArgumentParser
import SampleSupport

/// Shuffles a deck of cards on a table with real physics, and shows or writes down how.
@main
struct CardShuffle: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "card-shuffle",
    abstract: "Shuffle a deck of cards on a table, with real physics.",
    discussion: """
      The new order comes from a fair shuffle of the seed; the cards get there by being pushed, \
      thrown and drawn over the table. The same seed gives the same bytes.
      """)

  @Option(help: "The way of shuffling.")
  var style = ShuffleStyle.wash

  @Option(help: "How many cards, 1 to 520; more than 52 take several decks.")
  var cards = Deck.sizeOfOne

  @Option(help: "How many hands to deal, for --style deal; 4 unless given.")
  var hands: Int?

  @Option(help: "The number that decides the order; a random one, which is reported, unless given.")
  var seed: UInt64?

  @Option(
    parsing: .unconditional,
    help: "How far the table is tilted, -5 to 5; 1 pulls loose cards down at 1000 pt/s².")
  var gravity = 0.0

  @Option(help: "How much of their speed cards keep when they bounce, 0 to 1.")
  var elasticity = 1.0

  @Option(help: "The pace, 0.05 to 20; 2 is twice as fast.")
  var speed = 1.0

  @Option(help: "Frames a second, 1 to 240; 60 live and 30 written down unless given.")
  var fps: Int?

  @Option(help: "What to write; live on a terminal and text elsewhere unless given.")
  var format: Format?

  @Flag(help: "Name cards without Unicode: AS 10H instead of A♠ 10♥.")
  var ascii = false

  @Option(name: .shortAndLong, help: "The file to write; standard output unless given.")
  var output: String?

  func validate() throws {
    try check(cards, in: 1...520, "--cards")
    if let hands {
      guard style == .deal else {
        throw ValidationError("--hands goes with --style deal; drop it or add that.")
      }
      try check(hands, in: 1...cards, "--hands")
    }
    if let fps { try check(fps, in: 1...240, "--fps") }
    try check(gravity, in: -5...5, "--gravity")
    try check(elasticity, in: 0...1, "--elasticity")
    try check(speed, in: 0.05...20, "--speed")
    try check(format, output: output)
  }

  func run() throws {
    let (format, depth) = try Format.choose(format, output: output)
    let request = self.request(isLive: format == .live)
    let performance = try perform(request)
    switch format {
    case .live:
      try show(performance, request, depth)
    case .text:
      if seed == nil { reportSeed(request.seed) }
      try Output.write(TextFormat.write(performance, ascii: ascii), to: output)
    case .json:
      try Output.write(JSONFormat.write(performance, of: request, ascii: ascii), to: output)
    case .svg:
      let title = "\(cards) cards shuffled: \(style.rawValue)"
      let order = TextFormat.names(performance, ascii: ascii).joined(separator: " ")
      let picture = SVGWriter.write(
        performance, title: title, description: "Seed \(request.seed). New order: \(order)")
      try Output.write(picture, to: output)
    }
  }

  private func request(isLive: Bool) -> ShuffleRequest {
    ShuffleRequest(
      style: style, cardCount: cards, hands: hands ?? min(4, cards), gravity: gravity,
      elasticity: elasticity, speed: speed, framesPerSecond: Double(fps ?? (isLive ? 60 : 30)),
      seed: seed ?? .random(in: 0 ... .max))
  }

  private func perform(_ request: ShuffleRequest) throws -> Performance {
    let bar = ProgressBar("Shuffling")
    defer { bar.finish() }
    return try Director(request: request).perform(progress: bar.update)
  }

  private func show(
    _ performance: Performance, _ request: ShuffleRequest, _ depth: ColorDepth
  ) throws {
    var act = ShuffleAct(performance, of: request)
    // Before the show, so that it stands there however the show ends.
    reportSeed(request.seed)
    try LiveShow.run(&act, depth: depth)
    print(TextFormat.write(performance, ascii: ascii), terminator: "")
  }
}

extension ShuffleStyle: ExpressibleByArgument {}
