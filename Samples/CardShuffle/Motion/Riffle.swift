import Dynamics
import SampleSupport

/// Riffles the deck in the hands, until the new order is reached.
///
/// The deck lies crosswise. It is cut in two packets, whose inner ends are bent up and released, so
/// that cards fall onto each other in small clumps. Then the deck is arched into a bridge, falls
/// flat from the bottom, and is squared up.
struct Riffle: Choreography {
  private let order: [Int]
  private let passes: [RifflePass]
  private var random: SeededGenerator
  private var current = 0
  private var timetable: RiffleTimetable
  private var isTurned = false
  private var gathering: Cue?

  init(order: [Int], seed: UInt64) {
    self.order = order
    random = SeededGenerator(seed: ~seed)
    passes = RifflePass.passes(to: order, &random)
    timetable = RiffleTimetable(passes.first, from: Self.turning, tempo: 1, &random)
  }

  var firstStacking: [Int] { order.indices.reversed() }
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
    gathering = gathering ?? Cue(at: time)
    guard gathering?.isDue(at: time) ?? false else { return true }
    let places = finalPlaces(on: table.size)
    for card in order { table.send(card, to: places[card], frequency: 3) }
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

  func finalPlaces(on table: CGSize) -> [CGPoint] {
    order.places(inPileAt: deckPlace(on: table))
  }
}

/// The moments of one riffle, in seconds on the table.
struct RiffleTimetable {
  var cut: Cue
  /// The falls of the cards, from the lowest to the topmost.
  var drops: Rhythm
  var push: Cue
  var arch: Cue
  var cascade: Rhythm
  var square: Cue
  private let end: Double

  /// The duration at tempo 1.
  static let duration = 2.75

  /// - Parameter tempo: The factor of all times.
  init(
    _ pass: RifflePass?, from start: Double, tempo: Double, _ random: inout SeededGenerator
  ) {
    cut = Cue(at: start)
    let fall = start + 0.5 * tempo
    drops = Rhythm(
      from: fall, intervals: pass.map { Self.dropIntervals($0, &random) } ?? [],
      lasting: 0.95 * tempo)
    push = Cue(at: drops.end + 0.12 * tempo)
    arch = Cue(at: push.time + 0.24 * tempo)
    let cards = pass?.result.count ?? 0
    // A bridge falls faster and faster.
    cascade = Rhythm(
      from: arch.time + 0.36 * tempo,
      intervals: (0..<cards).map { 1.6 - Double($0) / Double(cards) }, lasting: 0.3 * tempo)
    square = Cue(at: cascade.end + 0.14 * tempo)
    end = square.time + 0.14 * tempo
  }

  func isOver(at time: Double) -> Bool { time >= end }

  /// The relative time after each card, from the lowest.
  ///
  /// Thumbs start slowly, the cards of a clump fall together, and the last cards of a hand drop at
  /// once.
  static func dropIntervals(_ pass: RifflePass, _ random: inout SeededGenerator) -> [Double] {
    let upper = Set(pass.upper)
    let sides = pass.result.reversed().map(upper.contains)
    let lastClump = sides.reversed().prefix { $0 == sides.last }.count
    return sides.indices.map { index in
      let progress = Double(index) / Double(sides.count)
      let speed = 0.45 + 1.1 * progress
      let isInClump = index + 1 < sides.count && sides[index + 1] == sides[index]
      let share = index >= sides.count - lastClump ? 0.12 : isInClump ? 0.35 : 1
      return share * random.double(in: 0.7...1.3) / speed
    }
  }
}

/// The poses of cards in a riffle, by height.
///
/// A lean is an angle from crosswise, in radians.
private struct RiffleShape {
  typealias Pose = (place: CGPoint, lean: CGFloat)

  let center: CGPoint
  private let count: Int

  init(center: CGPoint, count: Int) {
    self.center = center
    self.count = count
  }

  /// The distance of a packet's center from the middle: half a card, and room for the thumbs.
  private static let apart = Table.cardSize.height / 2 + 13
  private static let interlaced: CGFloat = 25
  private static let pushed: CGFloat = 10

  /// The distance between cards whose edges are seen, in points: 52 cards rise by 20.
  private var rise: CGFloat { min(0.4, 20 / CGFloat(count)) }

  /// From 0 for the lowest card to 1.
  private func level(_ height: Int) -> CGFloat {
    CGFloat(height) / CGFloat(max(1, count - 1))
  }

  func pile(_ height: Int) -> CGPoint { Table.place(inPileAt: center, height: height) }

  /// A card of a packet that is held apart; the more it is bent, the more its inner end draws back.
  func packet(_ height: Int, of packetCount: Int, side: CGFloat) -> Pose {
    let bend = CGFloat(height) / CGFloat(max(1, packetCount))
    let place = CGPoint(
      x: center.x + side * (Self.apart + 8 * bend), y: center.y - 4 - 2 * rise * CGFloat(height))
    return (place, side * (0.1 + 0.06 * bend))
  }

  /// A card that has fallen onto the others, with its inner end between those of the other packet.
  func zipped(_ height: Int, side: CGFloat) -> Pose {
    let place = CGPoint(
      x: center.x + side * Self.interlaced, y: center.y + 4 - rise * CGFloat(height))
    return (place, side * 0.07)
  }

  func pushed(_ height: Int, side: CGFloat) -> Pose {
    let place = CGPoint(
      x: center.x + side * Self.pushed, y: center.y + 4 - rise * CGFloat(height))
    return (place, side * 0.03)
  }

  /// A card of the bridge, whose middle is the highest: the two packets lean like a roof.
  func arched(_ height: Int, side: CGFloat) -> Pose {
    let curve = 0.5 + 0.5 * level(height)
    let place = CGPoint(
      x: center.x + side * (Self.pushed + 8 * curve),
      y: center.y - 6 - 14 * curve - rise * CGFloat(height))
    return (place, side * 0.3 * curve)
  }

  /// A card that has fallen from the bridge, and is not squared up yet.
  func loose(_ height: Int, side: CGFloat) -> Pose {
    let place = pile(height)
    return (CGPoint(x: place.x + side * 3, y: place.y), side * 0.02)
  }
}
