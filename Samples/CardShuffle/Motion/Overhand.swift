import Dynamics

/// Moves packets of cards from the deck in one hand onto a new one in the other.
struct Overhand: Choreography {
  private let order: [Int]
  /// The packets in the order in which they are thrown, each from its lowest card.
  private let packets: [[Int]]
  private var throwing: TimedSequence
  /// The moving cards that still have their places of the old deck.
  private var rising: [Int] = []

  init(order: [Int]) {
    self.order = order
    var packets: [[Int]] = []
    for card in order.reversed() {
      // Neighbors in the old deck that are also neighbors in the new one move together.
      if let below = packets.last?.last, card == below - 1 {
        packets[packets.count - 1].append(card)
      } else {
        packets.append([card])
      }
    }
    self.packets = packets
    throwing = TimedSequence(from: 0.2, every: 0.085, atMost: 9, count: packets.count)
  }

  var firstStacking: [Int] { order.indices.reversed() }
  var duration: Double { throwing.end + 1.4 }

  func deckPlace(on table: CGSize) -> CGPoint {
    CGPoint(x: table.width * 0.34, y: table.height / 2)
  }

  private func newDeckPlace(on table: CGSize) -> CGPoint {
    CGPoint(x: table.width * 0.66, y: table.height / 2)
  }

  mutating func direct(_ table: Table, at time: Double) -> Bool {
    let due = throwing.due(at: time)
    let places = due.isEmpty ? [] : finalPlaces(on: table.size)
    for packet in packets[due] {
      for card in packet {
        table.send(card, to: places[card], frequency: 2.4)
        rising.append(card)
      }
    }
    // Halfway, a card has left the old deck and not reached the new one.
    let halfWay = table.size.width / 2
    while let card = rising.first, table.cards[card].center.x >= halfWay {
      table.raise(card)
      rising.removeFirst()
    }
    return throwing.isOver && rising.isEmpty
  }

  func finalPlaces(on table: CGSize) -> [CGPoint] {
    order.places(inPileAt: newDeckPlace(on: table))
  }
}
