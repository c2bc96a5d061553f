import CGtk4
import Dynamics
import DynamicsGTK

/// A green table with cards that can be thrown, turned over and shuffled.
@MainActor
final class TablePage: Page, AnimatedStage {
  let title = "Cards"
  let container = WidgetContainer()
  let animator: DynamicAnimator
  let widget: Widget
  var trace: Trace?

  private var cards: [TableCard] = []
  private var isPlaced = false
  private let table = DynamicItemBehavior(items: [])
  private let collision = CollisionBehavior(items: [])
  private let gesture: DragGesture
  private var snaps: [ObjectIdentifier: SnapBehavior] = [:]
  private var shuffle: Task<Void, Never>?

  var names: [(name: String, item: WidgetItem)] { cards.map { ($0.card.name, $0.item) } }

  init() {
    animator = DynamicAnimator(in: container)
    gesture = DragGesture(in: container, animator: animator)
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_widget_add_css_class(widget, "table")
    let cloth: Widget = UnsafeMutablePointer(container.widget)
    gtk_widget_set_vexpand(cloth, gboolean(1))
    gtk_box_append(cast(widget), cloth)
    addShuffleButton()

    // The friction of the cloth: a thrown card stops after a third of its velocity, in points.
    table.resistance = 3
    table.angularResistance = 3
    // Cards lie on top of each other, so they collide only with the walls.
    collision.collisionMode = .boundaries
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(table)
    animator.addBehavior(collision)
    gesture.onBegin = { [weak self] item in
      self?.deactivate(item)
      self?.container.bringToFront(item)
    }
    gesture.onEnd = { [weak self] item, velocity in self?.trace?.released(item, velocity) }
    addCards()
    container.onResize = { [weak self] in self?.placeDeck() }
  }

  private func addShuffleButton() {
    let button = button("Shuffle", "pill") { [weak self] in self?.startShuffle() }
    gtk_widget_set_halign(button, GTK_ALIGN_CENTER)
    gtk_widget_set_margin_top(button, 12)
    gtk_widget_set_margin_bottom(button, 12)
    gtk_box_append(cast(widget), button)
  }

  private func addCards() {
    // Black and red in turn.
    for suit: PlayingCard.Suit in [.spades, .hearts, .clubs, .diamonds] {
      for rank in PlayingCard.ranks {
        let place = CGPoint(x: 480, y: 250 - CGFloat(cards.count) * 0.2)
        let card = TableCard(PlayingCard(suit: suit, rank: rank), in: container, at: place)
        cards.append(card)
        table.addItem(card.item)
        collision.addItem(card.item)
      }
    }
  }

  /// Puts the deck into the middle, once the size of the window is known.
  private func placeDeck() {
    guard !isPlaced else { return }
    isPlaced = true
    for (index, card) in cards.enumerated() {
      card.item.center = CGPoint(
        x: center.x, y: min(250, center.y) - CGFloat(index) * 0.2)
      animator.updateItem(usingCurrentState: card.item)
    }
  }

  // MARK: Shuffling

  private func startShuffle() {
    shuffle?.cancel()
    shuffle = Task { [weak self] in
      self?.wash()
      try? await Task.sleep(for: .seconds(0.9))
      guard !Task.isCancelled else { return }
      self?.sweepTogether()
      try? await Task.sleep(for: .seconds(0.9))
      guard !Task.isCancelled else { return }
      self?.deal()
    }
  }

  private func wash() {
    for card in cards {
      deactivate(card.item)
      card.isFaceUp = false
      let angle = CGFloat.random(in: 0..<2 * .pi)
      let speed = CGFloat.random(in: 300...1500)
      table.addLinearVelocity(
        CGPoint(x: speed * cos(angle), y: speed * sin(angle)), for: card.item)
      table.addAngularVelocity(.random(in: -9...9), for: card.item)
    }
  }

  private func sweepTogether() {
    cards.shuffle()
    for (index, card) in cards.enumerated() {
      container.bringToFront(card.item)
      snap(card, to: CGPoint(x: center.x, y: center.y - 50 - CGFloat(index) * 0.2))
    }
    trace?.log("shuffled \(cards.count)")
  }

  private func deal() {
    for (index, card) in cards.suffix(5).enumerated() {
      container.bringToFront(card.item)
      card.isFaceUp = true
      let distance = min(84, (container.bounds.width - 84) / 4)
      snap(card, to: CGPoint(x: center.x + CGFloat(index - 2) * distance, y: center.y + 130))
    }
    trace?.log("dealt 5")
  }

  private var center: CGPoint { CGPoint(x: container.bounds.midX, y: container.bounds.midY) }

  private func snap(_ card: TableCard, to place: CGPoint) {
    deactivate(card.item)
    let snap = SnapBehavior(item: card.item, snapTo: place)
    snap.damping = 0.8
    snaps[ObjectIdentifier(card.item)] = snap
    animator.addBehavior(snap)
  }

  private func deactivate(_ item: WidgetItem) {
    guard let snap = snaps.removeValue(forKey: ObjectIdentifier(item)) else { return }
    animator.removeBehavior(snap)
  }
}
