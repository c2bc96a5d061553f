import Dynamics

/// A way of shuffling, which directs the table after each step.
///
/// A choreography decides when cards are released and where they move; the physics of the table
/// moves them. Cards change places in the stacking order only while no card is between them, so
/// they never pass through each other.
protocol Choreography {
  /// The new order of the cards, from the top to the bottom.
  var order: [Int] { get }
  /// The initial stacking order, from the lowest card to the topmost; the default is a new deck.
  var firstStacking: [Int] { get }
  /// Whether the cards lie face down until ``Table/turnUp(_:at:)``; the default is `false`.
  var startsFaceDown: Bool { get }
  /// The approximate duration, in seconds on the table.
  var duration: Double { get }
  /// The initial position of the deck.
  func deckPlace(on table: CGSize) -> CGPoint
  /// Directs the table after a step.
  ///
  /// - Parameter time: Seconds on the table since the start.
  /// - Returns: Whether the choreography is complete.
  mutating func direct(_ table: Table, at time: Double) -> Bool
  /// The final position of each card, by card; the default is the new order in a pile.
  func finalPlaces(on table: CGSize) -> [CGPoint]
}

extension Choreography {
  var firstStacking: [Int] { order.indices.reversed() }
  var startsFaceDown: Bool { false }

  func deckPlace(on table: CGSize) -> CGPoint {
    CGPoint(x: table.width / 2, y: table.height / 2)
  }

  func finalPlaces(on table: CGSize) -> [CGPoint] {
    order.places(inPileAt: deckPlace(on: table))
  }

  /// Moves all cards to places, by card.
  func send(to places: [CGPoint], on table: Table, frequency: CGFloat) {
    for card in order { table.send(card, to: places[card], frequency: frequency) }
  }
}

extension [Int] {
  /// The index of each card in this order, by card.
  var indicesByCard: [Int] {
    var indices = self
    for (index, card) in enumerated() { indices[card] = index }
    return indices
  }

  /// How high each of these cards lies in a pile, by card; the first one is on top.
  var heightsByCard: [Int] { indicesByCard.map { count - 1 - $0 } }

  /// The positions, by card, for a pile of these cards from the top to the bottom.
  func places(inPileAt center: CGPoint) -> [CGPoint] {
    heightsByCard.map { Table.place(inPileAt: center, height: $0) }
  }
}

/// Actions at equal intervals of time.
struct TimedSequence {
  private let start: Double
  private let interval: Double
  private let count: Int
  private var done = 0

  /// Makes a series of actions.
  ///
  /// - Parameters:
  ///   - start: The time of the first action, in seconds.
  ///   - interval: The time between two actions in seconds; it is reduced if all together would
  ///     take longer than `atMost`.
  init(from start: Double, every interval: Double, atMost: Double, count: Int) {
    self.start = start
    self.interval = Swift.min(interval, atMost / Double(Swift.max(1, count)))
    self.count = count
  }

  var end: Double { start + interval * Double(count) }
  var isOver: Bool { done == count }

  /// Returns the indices of the actions that have become due.
  mutating func due(at time: Double) -> Range<Int> {
    guard time >= start else { return done..<done }
    let reached = Swift.min(count, Int((time - start) / interval) + 1)
    defer { done = Swift.max(done, reached) }
    return done..<Swift.max(done, reached)
  }
}
