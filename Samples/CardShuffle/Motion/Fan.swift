import Dynamics

/// Fans the deck out, and draws its cards one by one into a second fan.
struct Fan: Choreography {
  let order: [Int]
  private var drawing: TimedSequence
  private var hasOpened = false
  /// The cards that are being drawn and still overlap their neighbors.
  private var drawn: [Int] = []

  init(order: [Int]) {
    self.order = order
    drawing = TimedSequence(from: 1.1, every: 0.085, atMost: 9, count: order.count)
  }

  var duration: Double { drawing.end + 2 }

  func deckPlace(on table: CGSize) -> CGPoint { Arc.upper(on: table).apex }

  mutating func direct(_ table: Table, at time: Double) -> Bool {
    let upper = Arc.upper(on: table.size)
    let lower = Arc.lower(on: table.size)
    let count = order.count
    if !hasOpened, time >= 0.1 {
      hasOpened = true
      for (height, card) in firstStacking.enumerated() {
        let angle = upper.angle(of: height, in: count)
        table.send(card, to: upper.place(at: angle), angle: angle, frequency: 1.8)
      }
    }
    for index in drawing.due(at: time) {
      let card = order[count - 1 - index]
      let angle = upper.angle(of: count - 1 - card, in: count)
      table.send(
        card, to: upper.place(at: angle, out: Self.clearance + 6), angle: angle, frequency: 4)
      drawn.append(card)
    }
    while let card = drawn.first, upper.distanceOut(table.cards[card].center) >= Self.clearance {
      drawn.removeFirst()
      table.raise(card)
      let height = count - 1 - (order.firstIndex(of: card) ?? 0)
      let angle = lower.angle(of: height, in: count)
      table.send(card, to: lower.place(at: angle), angle: angle, frequency: 2)
    }
    return drawing.isOver && drawn.isEmpty
  }

  /// The distance after which a drawn card moves above its neighbors, in points.
  private static let clearance = Table.cardSize.height

  func finalPlaces(on table: CGSize) -> [CGPoint] {
    let lower = Arc.lower(on: table)
    return order.heightsByCard.map { lower.place(at: lower.angle(of: $0, in: order.count)) }
  }
}

/// The arc of a fan.
private struct Arc {
  let apex: CGPoint
  private let radius: CGFloat
  /// The angle to either side, in radians.
  private static let spread: CGFloat = 0.62

  static func upper(on table: CGSize) -> Arc { Arc(on: table, height: 0.25) }
  static func lower(on table: CGSize) -> Arc { Arc(on: table, height: 0.66) }

  private init(on table: CGSize, height: CGFloat) {
    apex = CGPoint(x: table.width / 2, y: table.height * height)
    radius = table.width * 0.54
  }

  private var middle: CGPoint { CGPoint(x: apex.x, y: apex.y + radius) }

  /// The angle of a card in radians, by its height in the stacking order.
  func angle(of height: Int, in count: Int) -> CGFloat {
    guard count > 1 else { return 0 }
    let spread = min(Self.spread, 0.09 * CGFloat(count - 1) / 2)
    return spread * (2 * CGFloat(height) / CGFloat(count - 1) - 1)
  }

  func place(at angle: CGFloat, out distance: CGFloat = 0) -> CGPoint {
    CGPoint(
      x: middle.x + (radius + distance) * sin(angle),
      y: middle.y - (radius + distance) * cos(angle))
  }

  func distanceOut(_ point: CGPoint) -> CGFloat {
    hypot(point.x - middle.x, point.y - middle.y) - radius
  }
}
