import Dynamics

/// Cuts the deck in two and interleaves the halves, until the new order is reached.
///
/// Any order takes at most as many riffles as its positions have binary digits. A riffle in reverse
/// divides the deck in two, and keeps the order of each half. Dividing by each digit in turn sorts
/// the deck (radix sort). Each riffle is possible by hand.
struct Riffle: Choreography {
  /// One riffle: the two halves and the result, from the top to the bottom.
  private struct Pass {
    let upper: Set<Int>
    let result: [Int]
  }

  private static let cutting = 0.42
  private static let squaring = 0.34
  private static let pause = 0.3

  private let order: [Int]
  private let passes: [Pass]
  private var current = 0
  private var start = 0.1
  private var stage = 0
  private var falling: TimedSequence

  init(order: [Int]) {
    self.order = order
    var passes: [Pass] = []
    var deck = order
    var digit = 0
    while (order.count - 1) >> digit > 0 {
      let upper = deck.filter { ($0 >> digit) & 1 == 0 }
      passes.append(Pass(upper: Set(upper), result: deck))
      deck = upper + deck.filter { ($0 >> digit) & 1 == 1 }
      digit += 1
    }
    self.passes = passes.reversed()
    falling = Self.falling(from: start, count: order.count)
  }

  private static func falling(from start: Double, count: Int) -> TimedSequence {
    TimedSequence(from: start + cutting, every: 0.012, atMost: 0.9, count: count)
  }

  var firstStacking: [Int] { order.indices.reversed() }

  var duration: Double {
    Double(passes.count) * (falling.end - start + Self.squaring + Self.pause) + 0.8
  }

  mutating func direct(_ table: Table, at time: Double) -> Bool {
    guard current < passes.count else { return true }
    let pass = passes[current]
    let center = deckPlace(on: table.size)
    if stage == 0, time >= start {
      stage = 1
      cut(pass, on: table, around: center)
    }
    for index in falling.due(at: time) {
      // The halves are apart now, so no card is between cards that change places.
      if index == 0 { table.stack(pass.result.reversed()) }
      let card = pass.result[pass.result.count - 1 - index]
      var place = Table.place(inPileAt: center, height: index)
      place.x += pass.upper.contains(card) ? -20 : 20
      table.send(card, to: place, frequency: 4.5)
    }
    if stage == 1, time >= falling.end + Self.squaring {
      stage = 2
      let places = pass.result.places(inPileAt: center)
      for card in pass.result { table.send(card, to: places[card], frequency: 4.5) }
    }
    if stage == 2, time >= falling.end + Self.squaring + Self.pause {
      current += 1
      stage = 0
      start = time
      falling = Self.falling(from: start, count: order.count)
    }
    return current == passes.count
  }

  private func cut(_ pass: Pass, on table: Table, around center: CGPoint) {
    var heights = (upper: 0, lower: 0)
    for card in table.stacking {
      let isUpper = pass.upper.contains(card)
      let side = CGPoint(x: center.x + (isUpper ? -80 : 80), y: center.y)
      let height = isUpper ? heights.upper : heights.lower
      if isUpper { heights.upper += 1 } else { heights.lower += 1 }
      table.send(
        card, to: Table.place(inPileAt: side, height: height), angle: isUpper ? 0.16 : -0.16,
        frequency: 3.6)
    }
  }

  func finalPlaces(on table: CGSize) -> [CGPoint] {
    order.places(inPileAt: deckPlace(on: table))
  }
}
