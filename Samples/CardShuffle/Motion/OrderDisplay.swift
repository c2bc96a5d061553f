import Dynamics
import SampleSupport

/// Shows the new order after a shuffle: deals the pile from its top into rows, face up.
struct OrderDisplay: Choreography {
  private var shuffle: any Choreography
  let order: [Int]
  private var dealing: TimedSequence?
  private var settling: Cue?

  init(after shuffle: any Choreography, order: [Int]) {
    self.shuffle = shuffle
    self.order = order
  }

  var firstStacking: [Int] { shuffle.firstStacking }
  var startsFaceDown: Bool { shuffle.startsFaceDown }
  var duration: Double { shuffle.duration + Self.gathering + Self.longestDealing + 1 }

  /// The time in seconds for the deck to gather in the middle, and then to move aside.
  private static let gathering = 0.9
  private static let movingAside = 0.5
  private static let longestDealing = 2.6

  func deckPlace(on table: CGSize) -> CGPoint { shuffle.deckPlace(on: table) }

  mutating func direct(_ table: Table, at time: Double) -> Bool {
    guard var dealing else {
      guard shuffle.direct(table, at: time) else { return false }
      settling = settling ?? Cue(at: time + Self.gathering)
      if settling?.isDue(at: time) ?? false {
        moveAside(on: table)
        self.dealing = TimedSequence(
          from: time + Self.movingAside, every: 0.05, atMost: Self.longestDealing,
          count: order.count)
      }
      return false
    }
    let rows = OrderRows(count: order.count, table: table.size)
    for index in dealing.due(at: time) {
      let card = order[index]
      table.raise(card)
      table.turnUp(card, at: time)
      table.send(card, to: rows.place(of: index, above: true), frequency: 3.8)
    }
    if dealing.isOver, time >= dealing.end + 0.35 {
      send(to: finalPlaces(on: table.size), on: table, frequency: 1.8)
      return true
    }
    self.dealing = dealing
    return false
  }

  private func moveAside(on table: Table) {
    let pile = OrderRows(count: order.count, table: table.size).pile
    send(to: order.places(inPileAt: pile), on: table, frequency: 2.2)
  }

  func finalPlaces(on table: CGSize) -> [CGPoint] {
    let rows = OrderRows(count: order.count, table: table)
    return order.indicesByCard.map { rows.place(of: $0, above: false) }
  }
}

/// Rows of overlapping cards, which leave the upper left corner of each card visible.
private struct OrderRows {
  private let count: Int
  private let columns: Int
  private let table: CGSize

  private static let spacing = CGSize(width: 24, height: 34)
  /// The distance from the rim and from the pile, in points.
  private static let gap: CGFloat = 4

  init(count: Int, table: CGSize) {
    self.count = count
    self.table = table
    let share = (Double(count) / Double(PlayingCard.deck.count)).squareRoot()
    columns = min(count, max(13, Int((13 * share).rounded(.up))))
  }

  private var rows: Int { (count + columns - 1) / columns }

  private var size: CGSize {
    CGSize(
      width: Table.cardSize.width + CGFloat(columns - 1) * Self.spacing.width,
      height: Table.cardSize.height + CGFloat(rows - 1) * Self.spacing.height)
  }

  /// The place of the pile while cards are dealt, which rows above it do not overlap.
  var pile: CGPoint {
    CGPoint(x: table.width / 2, y: top + size.height + Self.gap + half.height + 8)
  }

  private var half: CGSize {
    CGSize(width: Table.cardSize.width / 2, height: Table.cardSize.height / 2)
  }

  /// The upper edge of the rows while the pile is below them.
  private var top: CGFloat {
    (table.height - size.height - Table.cardSize.height - Self.gap - 8) / 2
  }

  /// - Parameter above: Whether there is room for the pile below the rows.
  func place(of index: Int, above: Bool) -> CGPoint {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    let upper = above ? top : (table.height - size.height) / 2
    return CGPoint(
      x: (table.width - size.width) / 2 + half.width + CGFloat(column) * Self.spacing.width,
      y: upper + half.height + CGFloat(row) * Self.spacing.height)
  }
}
