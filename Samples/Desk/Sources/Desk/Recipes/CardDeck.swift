import CGtk4
import Dynamics
import DynamicsGTK

/// Cards that are swiped away to the left or to the right; they return under the deck.
@MainActor
final class CardDeck: Recipe {
  private struct Card {
    let item: WidgetItem
    let lean: CGFloat
    let offset: DraggableValue<CGPoint>
    let gesture: DraggableGesture
  }

  /// From the bottom to the top.
  private var cards: [Card] = []

  private static let cardSize = CGSize(width: 112, height: 156)

  init() {
    super.init("Deck", "Swipe the cards away")
    for (index, color) in ["coral", "teal", "amber", "violet"].enumerated() {
      addCard(color, lean: 0.05 * (CGFloat(index) - 1.5))
    }
  }

  private func addCard(_ name: String, lean: CGFloat) {
    let item = add(name, label(name.capitalized), "card", name)
    item.requestedSize = Self.cardSize
    let offset = DraggableValue(CGPoint.zero, frameSource: container.frameSource) {
      [weak self] _ in self?.show(name)
    }
    offset.spring = Spring(duration: 0.45, bounce: 0.2)
    offset.landing = .custom { [weak self] thrown in
      guard let self, abs(thrown.destination.x) > size.width / 3 else { return .zero }
      let way = size.width / 2 + Self.cardSize.height
      return CGPoint(x: thrown.destination.x < 0 ? -way : way, y: thrown.value.y)
    }
    offset.onSettle = { [weak self] in self?.settled(name, at: $0) }
    let gesture = DraggableGesture(offset, for: item)
    cards.append(Card(item: item, lean: lean, offset: offset, gesture: gesture))
  }

  private func settled(_ name: String, at offset: CGPoint) {
    guard offset != .zero, let index = cards.firstIndex(where: { $0.item === item(name) })
    else { return rested() }
    trace?.log("swiped \(name) \(offset.x < 0 ? "left" : "right")")
    rested()
    // Outside, the card goes below the others, and comes back.
    cards.insert(cards.remove(at: index), at: 0)
    for card in cards { container.bringToFront(card.item) }
    cards[0].offset.send(to: .zero)
  }

  private func item(_ name: String) -> WidgetItem? { names.first { $0.name == name }?.item }

  override func fit() {
    for (name, _) in names { show(name) }
    rested()
  }

  private func show(_ name: String) {
    guard let card = cards.first(where: { $0.item === item(name) }) else { return }
    let offset = card.offset.value
    card.item.center = CGPoint(x: size.width / 2 + offset.x, y: size.height / 2 + offset.y)
    card.item.transform = CGAffineTransform(rotationAngle: card.lean + offset.x / 500)
  }
}
