import Dynamics
import SampleSupport

/// Scatters cards over the table, stirs them, and sweeps them together.
///
/// It works like the playing-card behavior of Stanford's iOS course. Loose cards bounce off each
/// other and off the edge without loss of energy. Pushes toward the middle, which remove
/// themselves, keep them moving.
struct Wash: Choreography {
  let order: [Int]
  private var random: SeededGenerator
  private var scattering: TimedSequence
  private var stirring: TimedSequence
  /// The gathering, which begins when no cards overlap, or after a time limit.
  private var gathering: TimedSequence?
  private let sweep: [Int]

  init(order: [Int], seed: UInt64) {
    self.order = order
    random = SeededGenerator(seed: ~seed)
    scattering = TimedSequence(from: 0.1, every: 0.035, atMost: 2.2, count: order.count)
    stirring = TimedSequence(from: scattering.end + 0.4, every: 0.8, atMost: 2.4, count: 3)
    // Hands sweep the cards up in a random order.
    sweep = FairShuffle.order(count: order.count, seed: seed &+ 1)
  }

  var duration: Double { stirring.end + 2.5 }

  /// In seconds after the last push.
  private static let longestWait = 3.0

  mutating func direct(_ table: Table, at time: Double) -> Bool {
    for card in scattering.due(at: time) {
      // Steps of the golden angle cover the circle evenly.
      let angle = 2.399_963 * Double(card) + random.double(in: -0.3...0.3)
      let speed = random.double(in: 350...800)
      table.toss(
        card, by: CGVector(dx: speed * cos(angle), dy: speed * sin(angle)),
        turning: random.double(in: -5...5))
    }
    for _ in stirring.due(at: time) {
      for card in order.indices { stir(card, on: table) }
    }
    let isSpread = table.looseCount == order.count
    if gathering == nil, stirring.isOver, isSpread || time > stirring.end + Self.longestWait {
      gathering = TimedSequence(from: time, every: 0.008, atMost: 0.5, count: order.count)
      // Cards that do not overlap can change places in the stacking order invisibly.
      table.stack(order.reversed())
    }
    let swept = gathering?.due(at: time) ?? 0..<0
    let places = swept.isEmpty ? [] : finalPlaces(on: table.size)
    for index in swept { table.send(sweep[index], to: places[sweep[index]], frequency: 1.9) }
    return gathering?.isOver ?? false
  }

  private mutating func stir(_ card: Int, on table: Table) {
    let center = table.cards[card].center
    let middle = table.center
    let angle: Double =
      atan2(middle.y - center.y, middle.x - center.x) + random.double(in: -0.9...0.9)
    let speed = random.double(in: 80...220)
    table.toss(
      card, by: CGVector(dx: speed * cos(angle), dy: speed * sin(angle)),
      turning: random.double(in: -1...1))
  }
}
