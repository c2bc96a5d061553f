import Dynamics
import SampleSupport

/// Deals the new deck, one card to each hand in turn.
struct Deal: Choreography {
  let order: [Int]
  private let hands: Int
  private var random: SeededGenerator
  private var dealing: TimedSequence

  init(order: [Int], hands: Int, seed: UInt64) {
    self.order = order
    self.hands = hands
    random = SeededGenerator(seed: ~seed)
    dealing = TimedSequence(from: 0.2, every: 0.09, atMost: 9, count: order.count)
  }

  /// The deck is already shuffled; dealing shows its order.
  var firstStacking: [Int] { order.reversed() }
  var duration: Double { dealing.end + 1.4 }

  mutating func direct(_ table: Table, at time: Double) -> Bool {
    let due = dealing.due(at: time)
    let places = due.isEmpty ? [] : finalPlaces(on: table.size)
    for index in due {
      let card = order[index]
      table.raise(card)
      table.send(card, to: places[card], frequency: 1.9)
      table.spin(card, by: random.double(in: 6...11))
    }
    return dealing.isOver
  }

  func finalPlaces(on table: CGSize) -> [CGPoint] {
    let layout = HandLayout(hands: hands, cards: order.count, table: table)
    return order.indicesByCard.map { layout.place(ofCard: $0 / hands, inHand: $0 % hands) }
  }
}

/// The positions of the hands: in rows over the whole table, each with its cards spread from left
/// to right.
private struct HandLayout {
  private let hands: Int
  private let columns: Int
  private let rows: Int
  private let cell: CGSize
  private let spacing: CGFloat
  private let longest: Int

  /// The margin of the table, in points.
  private static let margin = Table.rim + 6

  init(hands: Int, cards: Int, table: CGSize) {
    self.hands = hands
    let inner = CGSize(
      width: table.width - 2 * Self.margin, height: table.height - 2 * Self.margin)
    // A cell is about twice as wide as a card, relative to its height.
    let shape = inner.width / inner.height * Table.cardSize.height / (2 * Table.cardSize.width)
    let wanted = (Double(hands) * shape).squareRoot().rounded(.up)
    rows = (hands + Int(wanted) - 1) / Int(wanted)
    columns = (hands + rows - 1) / rows
    cell = CGSize(width: inner.width / CGFloat(columns), height: inner.height / CGFloat(rows))
    longest = (cards + hands - 1) / hands
    let room = max(0, cell.width - Table.cardSize.width - 10)
    spacing = min(22, room / CGFloat(max(1, longest - 1)))
  }

  func place(ofCard index: Int, inHand hand: Int) -> CGPoint {
    let (row, column) = hand.quotientAndRemainder(dividingBy: columns)
    // The last row may be shorter; it is centered.
    let shorter = row == rows - 1 ? columns * rows - hands : 0
    let middle = CGPoint(
      x: Self.margin + (CGFloat(column) + 0.5 + CGFloat(shorter) / 2) * cell.width,
      y: Self.margin + (CGFloat(row) + 0.5) * cell.height)
    let fromMiddle = CGFloat(index) - CGFloat(longest - 1) / 2
    return CGPoint(x: middle.x + fromMiddle * spacing, y: middle.y)
  }
}
