import Dynamics
import SampleSupport

/// Riffles the deck in the hands, until the new order is reached.
///
/// The deck lies crosswise. It is cut in two packets, whose inner ends are bent up and released, so
/// that cards fall onto each other in small clumps. Then the deck is arched into a bridge, falls
/// flat from the bottom, and is squared up.
struct Riffle: Choreography {
  let order: [Int]
  private let passes: [RifflePass]
  private var random: SeededGenerator
  private var current = 0
  private var timetable: RiffleTimetable
  private var isTurned = false
  private var isGathering = false

  init(order: [Int], seed: UInt64) {
    self.order = order
    random = SeededGenerator(seed: ~seed)
    passes = RifflePass.passes(to: order, &random)
    timetable = RiffleTimetable(passes.first, from: Self.turning, tempo: 1, &random)
  }

  var startsFaceDown: Bool { true }

  var duration: Double {
    Self.turning + Double(passes.count) * 0.85 * RiffleTimetable.duration + Self.turning
  }

  /// The time in seconds to turn the deck crosswise, or back.
  private static let turning = 0.35
  /// Crosswise, as people hold the halves of a deck.
  private static let crosswise = CGFloat.pi / 2

  mutating func direct(_ table: Table, at time: Double) -> Bool {
    let shape = RiffleShape(center: deckPlace(on: table.size), count: order.count)
    if !isTurned {
      isTurned = true
      for (height, card) in firstStacking.enumerated() {
        table.send(card, to: shape.pile(height), angle: Self.crosswise, frequency: 3.5)
      }
    }
    if current < passes.count {
      direct(passes[current], table, shape, at: time)
      guard timetable.isOver(at: time) else { return false }
      current += 1
      if current < passes.count {
        // Hands get faster, and no two riffles are alike.
        let tempo = max(0.75, 1 - 0.07 * Double(current)) * random.double(in: 0.94...1.06)
        timetable = RiffleTimetable(passes[current], from: time, tempo: tempo, &random)
        return false
      }
    }
    if !isGathering { send(to: finalPlaces(on: table.size), on: table, frequency: 3) }
    isGathering = true
    return true
  }

  private mutating func direct(
    _ pass: RifflePass, _ table: Table, _ shape: RiffleShape, at time: Double
  ) {
    let result: [Int] = pass.result.reversed()
    let upper = Set(pass.upper)
    func side(of card: Int) -> CGFloat { upper.contains(card) ? -1 : 1 }
    func send(_ card: Int, _ pose: (place: CGPoint, lean: CGFloat), _ frequency: CGFloat) {
      table.send(
        card, to: pose.place, angle: Self.crosswise + pose.lean, frequency: frequency)
    }
    if timetable.cut.isDue(at: time) {
      for (packet, side) in [(pass.upper, -1.0), (pass.lower, 1.0)] {
        for (height, card) in packet.reversed().enumerated() {
          send(card, shape.packet(height, of: packet.count, side: side), 3.4)
        }
      }
    }
    for height in timetable.drops.due(at: time) {
      // The packets are apart now, so no card is between cards that change places.
      if height == 0 { table.stack(result) }
      send(result[height], shape.zipped(height, side: side(of: result[height])), 6)
    }
    if timetable.push.isDue(at: time) {
      for (height, card) in result.enumerated() {
        send(card, shape.pushed(height, side: side(of: card)), 4.5)
      }
    }
    if timetable.arch.isDue(at: time) {
      for (height, card) in result.enumerated() {
        send(card, shape.arched(height, side: side(of: card)), 4)
      }
    }
    for height in timetable.cascade.due(at: time) {
      send(result[height], shape.loose(height, side: side(of: result[height])), 6)
    }
    if timetable.square.isDue(at: time) {
      for (height, card) in result.enumerated() { send(card, (shape.pile(height), 0), 6) }
    }
  }
}
