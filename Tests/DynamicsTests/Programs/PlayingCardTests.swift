import Dynamics
import DynamicsTestSupport
import Testing

/// A composite behavior as in many iOS programs, without the `UI` prefix.
final class CardBehavior: DynamicBehavior {
  lazy var collisionBehavior: CollisionBehavior = {
    let behavior = CollisionBehavior()
    behavior.translatesReferenceBoundsIntoBoundary = true
    return behavior
  }()

  lazy var itemBehavior: DynamicItemBehavior = {
    let behavior = DynamicItemBehavior()
    behavior.allowsRotation = false
    behavior.elasticity = 1.0
    behavior.resistance = 0
    return behavior
  }()

  private func push(_ item: any DynamicItem) {
    let push = PushBehavior(items: [item], mode: .instantaneous)
    if let referenceBounds = dynamicAnimator?.referenceBounds {
      let center = CGPoint(x: referenceBounds.midX, y: referenceBounds.midY)
      switch (item.center.x, item.center.y) {
      case let (x, y) where x < center.x && y < center.y: push.angle = .pi / 4
      case let (x, y) where x > center.x && y < center.y: push.angle = .pi * 3 / 4
      case let (x, y) where x < center.x && y > center.y: push.angle = -.pi / 4
      default: push.angle = .pi * 5 / 4
      }
    }
    push.magnitude = 1.0
    push.action = { [unowned push, weak self] in
      self?.removeChildBehavior(push)
    }
    addChildBehavior(push)
  }

  func addItem(_ item: any DynamicItem) {
    collisionBehavior.addItem(item)
    itemBehavior.addItem(item)
    push(item)
  }

  func removeItem(_ item: any DynamicItem) {
    collisionBehavior.removeItem(item)
    itemBehavior.removeItem(item)
  }

  override init() {
    super.init()
    addChildBehavior(collisionBehavior)
    addChildBehavior(itemBehavior)
  }

  convenience init(in animator: DynamicAnimator) {
    self.init()
    animator.addBehavior(self)
  }
}

@Suite struct PlayingCardTests {
  @Test func cardsArePushedOnceAndKeepMoving() {
    let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 375, height: 600))
    let behavior = CardBehavior(in: animator)
    let cards = [
      BasicItem.box(60, 60, 50, 70), BasicItem.box(300, 80, 50, 70), BasicItem.box(80, 500, 50, 70),
      BasicItem.box(300, 500, 50, 70),
    ]
    for card in cards { behavior.addItem(card) }
    animator.step()
    #expect(behavior.childBehaviors.count == 2)
    let speed = 1 / (50.0 * 70 / 10_000) * 100
    let velocity = behavior.itemBehavior.linearVelocity(for: cards[0])
    expect(hypot(velocity.x, velocity.y), near: speed, within: 1e-6)
    for _ in 0..<600 {
      animator.step()
      for card in cards { #expect(animator.referenceBounds?.contains(card.center) == true) }
    }
    #expect(animator.isRunning)
    for card in cards { behavior.removeItem(card) }
    animator.step()
    #expect(!animator.isRunning)
  }
}
