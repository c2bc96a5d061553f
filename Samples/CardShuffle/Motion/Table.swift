import Dynamics
import SampleSupport

/// The table with its cards and their physics.
///
/// A released card bounces off the edge of the table. When it overlaps no other card, it also
/// bounces off other loose cards. Cards in a pile or in a hand lie on top of each other.
final class Table {
  static let cardSize = CGSize(width: 49, height: 70)
  /// The width of the rim, which cards do not reach, in points.
  static let rim: CGFloat = 16

  let size: CGSize
  let cards: [BasicItem]
  let animator: DynamicAnimator
  private(set) var stacking: [Int]

  private let edge = CollisionBehavior()
  private let loose = CollisionBehavior()
  private let properties: DynamicItemBehavior
  private let tilt = GravityBehavior()
  /// The times in seconds on the table when cards were turned face up.
  private(set) var turnTimes: [Int: Double] = [:]
  private var holds: [Int: Hold] = [:]
  private var states: [CardState]

  private enum CardState {
    /// In a pile or in a hand.
    case held
    /// Released, and still overlapping another card.
    case tossed
    /// Colliding with other loose cards.
    case loose
  }

  /// - Parameter stacking: The indices of the cards, from the lowest to the topmost.
  init(_ request: ShuffleRequest, deckAt place: CGPoint, size: CGSize, stacking: [Int]) {
    self.size = size
    self.stacking = stacking
    states = stacking.map { _ in .held }
    cards = stacking.indicesByCard.map { height in
      BasicItem(center: Self.place(inPileAt: place, height: height), size: Self.cardSize)
    }
    animator = DynamicAnimator(referenceBounds: CGRect(origin: .zero, size: size))
    edge.collisionMode = .boundaries
    edge.setTranslatesReferenceBoundsIntoBoundary(
      with: EdgeInsets(top: Self.rim, left: Self.rim, bottom: Self.rim, right: Self.rim))
    loose.collisionMode = .items
    properties = DynamicItemBehavior(items: cards)
    properties.elasticity = request.elasticity
    properties.resistance = 0
    properties.angularResistance = 0
    tilt.magnitude = request.gravity
    for behavior in [edge, loose, properties, tilt] { animator.addBehavior(behavior) }
  }

  /// The size of a table with the same area per card as one for 52 cards.
  static func size(for cardCount: Int, style: ShuffleStyle) -> CGSize {
    let scale = max(1, (Double(cardCount) / Double(PlayingCard.deck.count)).squareRoot())
    let size = style.isInHands ? CGSize(width: 384, height: 292) : CGSize(width: 960, height: 600)
    return CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
  }

  /// The position of a card in a pile; each is slightly offset from the one below, in proportion to
  /// its thickness.
  static func place(inPileAt center: CGPoint, height: Int) -> CGPoint {
    CGPoint(x: center.x - 0.12 * CGFloat(height), y: center.y - 0.18 * CGFloat(height))
  }

  var center: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }
}

// MARK: Releasing and holding

extension Table {
  /// Applies an impulse to a card, once.
  ///
  /// It collides with other loose cards as soon as it overlaps none of them.
  func toss(_ card: Int, by velocity: CGVector, turning: CGFloat) {
    release(card)
    let push = PushBehavior(items: [cards[card]], mode: .instantaneous)
    let mass = Self.cardSize.width * Self.cardSize.height / 10_000
    push.pushDirection = CGVector(dx: velocity.dx * mass / 100, dy: velocity.dy * mass / 100)
    push.action = { [weak push, weak animator] in
      if let push { animator?.removeBehavior(push) }
    }
    animator.addBehavior(push)
    properties.addAngularVelocity(turning, for: cards[card])
    guard states[card] == .held else { return }
    states[card] = .tossed
    edge.addItem(cards[card])
    tilt.addItem(cards[card])
  }

  /// Moves a card to a position and an angle.
  ///
  /// - Parameter frequency: The frequency of the springs that hold the card, in hertz.
  func send(_ card: Int, to place: CGPoint, angle: CGFloat = 0, frequency: CGFloat) {
    putBackOnTable(card)
    let isTurned = angle != 0
    if let hold = holds[card], hold.isTurned == isTurned {
      hold.pull(to: place, angle: angle, frequency: frequency)
    } else {
      release(card)
      let hold = Hold(cards[card], isTurned: isTurned)
      hold.pull(to: place, angle: angle, frequency: frequency)
      for behavior in hold.behaviors { animator.addBehavior(behavior) }
      holds[card] = hold
    }
  }

  private func release(_ card: Int) {
    for behavior in holds.removeValue(forKey: card)?.behaviors ?? [] {
      animator.removeBehavior(behavior)
    }
  }

  /// Makes a tossed card lie on others again.
  private func putBackOnTable(_ card: Int) {
    guard states[card] != .held else { return }
    let item = cards[card]
    if states[card] == .loose { loose.removeItem(item) }
    edge.removeItem(item)
    tilt.removeItem(item)
    states[card] = .held
  }

  /// Turns a card face up, or notes that it is already.
  func turnUp(_ card: Int, at time: Double) { turnTimes[card] = turnTimes[card] ?? time }

  /// Moves a card on top of all others.
  func raise(_ card: Int) {
    stacking.removeAll { $0 == card }
    stacking.append(card)
  }

  /// Changes the stacking order of all cards, from the lowest to the topmost.
  func stack(_ newStacking: [Int]) { stacking = newStacking }

  /// The number of cards that collide with each other.
  var looseCount: Int { loose.items.count }

  /// Gives a card an angular velocity, in radians per second.
  func spin(_ card: Int, by speed: CGFloat) {
    properties.addAngularVelocity(speed, for: cards[card])
  }

  /// Makes tossed cards collide once they overlap no other card.
  func makeClearCardsCollide() {
    for card in cards.indices where states[card] == .tossed && isClear(card) {
      states[card] = .loose
      loose.addItem(cards[card])
    }
  }

  private func isClear(_ card: Int) -> Bool {
    cards.indices.allSatisfy { other in
      other == card || states[other] == .tossed || !Self.overlap(cards[card], cards[other])
    }
  }

  /// Whether two cards overlap, by the separating axis test.
  ///
  /// It is called for most pairs of cards in most steps of a wash.
  static func overlap(_ a: BasicItem, _ b: BasicItem) -> Bool {
    let (from, to) = (a.center, b.center)
    let between = CGVector(dx: to.x - from.x, dy: to.y - from.y)
    let maxSquare = (cardSize.width * cardSize.width + cardSize.height * cardSize.height)
    guard between.dx * between.dx + between.dy * between.dy < maxSquare else { return false }
    let (turnA, turnB) = (a.transform, b.transform)
    return overlapsAlongSides(turnA, turnB, across: between)
      && overlapsAlongSides(turnB, turnA, across: between)
  }

  /// Whether no side of a rotated card separates it from another card.
  private static func overlapsAlongSides(
    _ own: CGAffineTransform, _ other: CGAffineTransform, across between: CGVector
  ) -> Bool {
    overlaps(CGVector(dx: own.a, dy: own.b), half: cardSize.width / 2, other, across: between)
      && overlaps(CGVector(dx: own.c, dy: own.d), half: cardSize.height / 2, other, across: between)
  }

  /// Whether two cards overlap along an axis of one of them, where `half` is half its length.
  private static func overlaps(
    _ axis: CGVector, half: CGFloat, _ other: CGAffineTransform, across between: CGVector
  ) -> Bool {
    let otherExtent =
      abs(other.a * axis.dx + other.b * axis.dy) * cardSize.width / 2
      + abs(other.c * axis.dx + other.d * axis.dy) * cardSize.height / 2
    return abs(between.dx * axis.dx + between.dy * axis.dy) < half + otherExtent
  }
}
