import Dynamics

/// A way of shuffling, as something that is asked after each step what to do next.
///
/// A choreography decides when cards are let go and where they are sent; how they get there is the
/// table's physics. Cards change places in the stacking only where nothing lies between them, so
/// that none ever passes through another.
protocol Choreography {
  /// How the cards lie at first, from the lowest to the topmost.
  var firstStacking: [Int] { get }
  /// About how many seconds it takes on the table.
  var duration: Double { get }
  /// Where the deck lies at first.
  func deckPlace(on table: CGSize) -> CGPoint
  /// - Parameter time: Seconds on the table since the start.
  /// - Returns: Whether nothing more will be asked of the table.
  mutating func direct(_ table: Table, at time: Double) -> Bool
  /// Where each card lies at the end, by card.
  func finalPlaces(on table: CGSize) -> [CGPoint]
}

extension Choreography {
  func deckPlace(on table: CGSize) -> CGPoint {
    CGPoint(x: table.width / 2, y: table.height / 2)
  }
}

extension [Int] {
  /// Places by card, for a pile of these cards, which are given from the top down.
  func places(inPileAt center: CGPoint) -> [CGPoint] {
    var places = [CGPoint](repeating: .zero, count: count)
    for (height, card) in reversed().enumerated() {
      places[card] = Table.place(inPileAt: center, height: height)
    }
    return places
  }
}

/// Things to do one after the other, at even distances in time.
struct Beat {
  private let start: Double
  private let interval: Double
  private let count: Int
  private var done = 0

  /// - Parameters:
  ///   - start: Seconds.
  ///   - interval: Seconds from one to the next, or less if all would take longer than `atMost`.
  init(from start: Double, every interval: Double, atMost: Double, count: Int) {
    self.start = start
    self.interval = Swift.min(interval, atMost / Double(Swift.max(1, count)))
    self.count = count
  }

  var end: Double { start + interval * Double(count) }
  var isOver: Bool { done == count }

  /// The indices that have become due.
  mutating func due(at time: Double) -> Range<Int> {
    guard time >= start else { return done..<done }
    let reached = Swift.min(count, Int((time - start) / interval) + 1)
    defer { done = Swift.max(done, reached) }
    return done..<Swift.max(done, reached)
  }
}
