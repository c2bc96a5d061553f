import Dynamics
import Testing

/// The text that `print` shows for items, behaviors and animators.
@Suite struct DescriptionTests {
  private final class Card: BasicItem {}
  private final class CardBehavior: DynamicBehavior {}
  private final class Plain: DynamicItem {
    var center = CGPoint.zero
    var bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    var transform = CGAffineTransform.identity
  }

  @Test func itemsSayWhereTheyAreAndHowLarge() {
    let box = BasicItem.box(150, 50.5, 40, 30)
    #expect("\(box)" == "BasicItem(center: (150, 50.5), size: 40 × 30)")
    box.angle = 0.5
    box.collisionBoundsType = .ellipse
    #expect("\(box)" == "BasicItem(center: (150, 50.5), size: 40 × 30, angle: 0.5, ellipse)")
    box.bounds.size.width = 0.0004
    #expect("\(box)".contains("size: 0.0004 × 30"))
    let card = Card(center: CGPoint(x: 1.0 / 3, y: .nan), size: CGSize(width: 60, height: 90))
    #expect("\(card)" == "Card(center: (0.333, nan), size: 60 × 90)")
    let group = DynamicItemGroup(items: [BasicItem.box(0, 0, 10, 10), BasicItem.box(20, 0, 10, 10)])
    #expect("\(group)" == "DynamicItemGroup(center: (10, 0), 2 items)")
  }

  @Test func behaviorsSayWhatWasSet() {
    let items = [BasicItem.crate(at: 0, 0), BasicItem.crate(at: 300, 0)]
    let collision = CollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(
      withIdentifier: "floor", from: CGPoint(x: 0, y: 300), to: CGPoint(x: 300, y: 300))
    let properties = DynamicItemBehavior(items: [])
    properties.elasticity = 0.75
    properties.allowsRotation = false
    let push = PushBehavior(items: items, mode: .instantaneous)
    push.pushDirection = CGVector(dx: 3, dy: -4)
    push.active = false
    let rod = AttachmentBehavior(item: items[0], attachedToAnchor: CGPoint(x: 0, y: -100))
    rod.frequency = 2
    let snap = SnapBehavior(item: items[0], snapTo: CGPoint(x: 7, y: 8))
    let cards = CardBehavior()
    cards.addChildBehavior(GravityBehavior(items: []))
    let expected: [(DynamicBehavior, String)] = [
      (GravityBehavior(items: [items[0]]), "GravityBehavior(1 item)"),
      (collision, "CollisionBehavior(reference bounds, boundaries: floor, 2 items)"),
      (properties, "DynamicItemBehavior(elasticity: 0.75, allowsRotation: false, 0 items)"),
      (push, "PushBehavior(instantaneous, pushDirection: (3, -4), inactive, 2 items)"),
      (rod, "AttachmentBehavior(rod, anchorPoint: (0, -100), frequency: 2, 1 item)"),
      (snap, "SnapBehavior(snapPoint: (7, 8), 1 item)"),
      (
        DragBehavior(item: items[0], grabbedAt: CGPoint(x: 1, y: 2)),
        "DragBehavior(to: (1, 2), 1 item)"
      ),
      (
        AttachmentBehavior.slidingAttachment(
          with: items[0], attachedTo: items[1], attachmentAnchor: .zero,
          axisOfTranslation: CGVector(dx: 1, dy: 0)), "AttachmentBehavior(slide, 2 items)"
      ),
      (.radialField, "FieldBehavior(radialGravity, position: (5, 5), 0 items)"),
      (
        FieldBehavior.field { _, _, _, _, _, _ in .zero },
        "FieldBehavior(custom, 0 items)"
      ),
      (cards, "CardBehavior(1 child)"),
    ]
    for (behavior, text) in expected { #expect("\(behavior)" == text) }
  }

  @Test func animatorsSayWhatTheyDo() {
    let animator = DynamicAnimator.headless()
    #expect("\(animator)" == "DynamicAnimator(0 behaviors, 0 items, at rest after 0 s)")
    animator.addBehavior(GravityBehavior(items: [BasicItem.crate(at: 0, 0), Plain()]))
    animator.advance(by: 0.5)
    #expect("\(animator)" == "DynamicAnimator(1 behavior, 2 items, running after 0.5 s)")
    animator.pause()
    #expect("\(animator)" == "DynamicAnimator(1 behavior, 2 items, paused after 0.5 s)")
  }
}

extension DynamicBehavior {
  fileprivate static var radialField: DynamicBehavior {
    FieldBehavior.radialGravityField(position: CGPoint(x: 5, y: 5))
  }
}
