import Dynamics
import SampleSupport

/// Strips packets from the deck in one hand into the other hand, again and again.
///
/// The hand with the deck moves back and forth. Each time it comes near, the other hand takes
/// packets from the top, and holds them over or under the ones that it already has.
struct Overhand: Choreography {
  let order: [Int]
  private let passes: [OverhandPass]
  private var random: SeededGenerator
  private var current = 0
  private var strokes: Rhythm
  private var lifting: Cue
  private var isGathering = false

  init(order: [Int], seed: UInt64) {
    self.order = order
    random = SeededGenerator(seed: ~seed)
    passes = OverhandPass.passes(to: order)
    lifting = Cue(at: 0)
    strokes = Self.strokes(passes.first, from: Self.lift, tempo: 1, &random)
  }

  var startsFaceDown: Bool { true }
  var duration: Double {
    Double(passes.count) * (min(Self.longestStripping, 0.05 * Double(order.count)) + Self.lift)
      + 0.8
  }

  /// The time in seconds to bring all cards back to the first hand.
  private static let lift = 0.5
  /// The longest time in seconds to strip all cards.
  private static let longestStripping = 5.0
  private static let sourceAngle: CGFloat = 0.3
  private static let pileAngle: CGFloat = -0.12
  /// How far the hand moves to and fro, in points.
  private static let swing: CGFloat = 13

  /// Packets leave after pauses of different lengths.
  ///
  /// Cards that go under leave together. Cards that go over leave one after the other, each when the
  /// one before is out of its way.
  private static func strokes(
    _ pass: OverhandPass?, from start: Double, tempo: Double, _ random: inout SeededGenerator
  ) -> Rhythm {
    guard let pass else { return Rhythm(from: start, intervals: [], lasting: 0) }
    let intervals = pass.cards.indices.map { index in
      let isLastOfPacket =
        index + 1 == pass.cards.count || pass.goesOver[index] != pass.goesOver[index + 1]
      let interval = isLastOfPacket ? 0.09 : pass.goesOver[index] ? 0.06 : 0
      return interval * random.double(in: 0.85...1.35)
    }
    return Rhythm(
      from: start, intervals: intervals,
      lasting: min(longestStripping, tempo * intervals.reduce(0, +)))
  }

  private func source(on table: CGSize) -> CGPoint {
    CGPoint(x: table.width / 2 + 49, y: table.height / 2 - 16)
  }

  private func pile(on table: CGSize) -> CGPoint {
    CGPoint(x: table.width / 2 - 45, y: table.height / 2 + 16)
  }

  mutating func direct(_ table: Table, at time: Double) -> Bool {
    guard current < passes.count else { return gather(table) }
    let pass = passes[current]
    if lifting.isDue(at: time) { lift(pass.cards, on: table) }
    let due = strokes.due(at: time)
    if !due.isEmpty { strip(pass, due, on: table) }
    // The last packet arrives before the next pass begins.
    guard strokes.isOver, time >= strokes.end + 0.25 else { return false }
    current += 1
    guard current < passes.count else { return false }
    lifting = Cue(at: time)
    let tempo = random.double(in: 0.9...1.1)
    strokes = Self.strokes(passes[current], from: time + Self.lift, tempo: tempo, &random)
    return false
  }

  private func lift(_ cards: [Int], on table: Table) {
    for (height, card) in cards.reversed().enumerated() {
      let place = Table.place(inPileAt: source(on: table.size), height: height)
      table.send(card, to: place, angle: Self.sourceAngle, frequency: 3)
    }
  }

  private mutating func strip(_ pass: OverhandPass, _ due: Range<Int>, on table: Table) {
    let heights = pass.result.heightsByCard
    let center = pile(on: table.size)
    for index in due {
      let card = pass.cards[index]
      // The card is the topmost of its hand. Below the other packets, it already has its place.
      if pass.goesOver[index] { table.raise(card) }
      var place = Table.place(inPileAt: center, height: heights[card])
      place.x += random.double(in: -2.5...2.5)
      place.y += random.double(in: -2.5...2.5)
      table.send(
        card, to: place, angle: Self.pileAngle + random.double(in: -0.07...0.07), frequency: 6)
    }
    swing(pass, after: due.upperBound, on: table)
  }

  /// Moves the cards that are left to the other side of the hand's path.
  private func swing(_ pass: OverhandPass, after stripped: Int, on table: Table) {
    let rest = pass.cards[stripped...]
    let isNear = stripped < pass.cards.count && pass.goesOver[stripped]
    var center = source(on: table.size)
    center.x -= isNear ? Self.swing : -Self.swing / 2
    center.y += isNear ? Self.swing / 2 : -Self.swing / 2
    for (height, card) in rest.reversed().enumerated() {
      table.send(
        card, to: Table.place(inPileAt: center, height: height), angle: Self.sourceAngle,
        frequency: 3.5)
    }
  }

  private mutating func gather(_ table: Table) -> Bool {
    if !isGathering { send(to: finalPlaces(on: table.size), on: table, frequency: 2.5) }
    isGathering = true
    return true
  }
}
