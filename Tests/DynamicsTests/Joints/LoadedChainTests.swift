import DynamicsTesting
import Testing

/// A heavy box on a card that hangs from light chains.
///
/// The links used to swing aside faster than steps could follow, and the box fell through the card.
@Suite struct LoadedChainTests {
  @Test(arguments: [1, 2, 4, 12], [10, 60])
  func aHeavyBoxRestsOnAHungCard(links: Int, ratio: CGFloat) {
    let top = 100 + 20 * CGFloat(links)
    let card = BasicItem.box(400, top + 20, 120, 40)
    let box = BasicItem.box(400, top - 20, 40, 40)
    let animator = DynamicAnimator()
    var items = [card, box]
    for x in [350, 450] as [CGFloat] {
      items += hang(card, from: CGPoint(x: x, y: 100), links, animator)
    }
    let heavy = DynamicItemBehavior(items: [box])
    heavy.density = ratio * 3
    for behavior in [heavy, CollisionBehavior(items: [card, box]), GravityBehavior(items: items)] {
      animator.addBehavior(behavior)
    }
    withMotion(of: animator, named: "\(links)-\(Int(ratio))") {
      expectRest(animator, within: 5)
      #expect(abs(box.center.x - 400) < 1)
      let depth = box.center.y + 40 - card.center.y
      #expect(depth < 0.2)
      #expect(abs(card.center.y - top - 20) < 0.1)
    }
  }

  /// - Returns: The links.
  private func hang(
    _ card: BasicItem, from anchor: CGPoint, _ count: Int, _ animator: DynamicAnimator
  ) -> [BasicItem] {
    let links = (0..<count).map { BasicItem.box(anchor.x, anchor.y + 20 * CGFloat($0) + 10, 8, 20) }
    let top = Offset(horizontal: 0, vertical: -10)
    animator.addBehavior(
      AttachmentBehavior(item: links[0], offsetFromCenter: top, attachedToAnchor: anchor))
    for (place, item) in (links.dropFirst() + [card]).enumerated() {
      let pin = CGPoint(x: anchor.x, y: anchor.y + 20 * CGFloat(place + 1))
      animator.addBehavior(
        AttachmentBehavior.pinAttachment(
          with: item, attachedTo: links[place], attachmentAnchor: pin))
    }
    return links
  }
}
