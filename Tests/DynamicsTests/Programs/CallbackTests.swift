import Dynamics
import DynamicsTestSupport
import Testing

/// Typical uses of callbacks in real programs.
@Suite struct CallbackTests {
  private let arena = CGRect(x: 0, y: 0, width: 400, height: 300)

  @Test func behaviorsParentsAndItemsMayLeaveInTheirOwnAction() {
    let animator = DynamicAnimator.headless(arena)
    let items = (0..<3).map { BasicItem.box(60 + 90 * CGFloat($0), 100, 40, 40) }
    let parent = DynamicBehavior()
    let gravity = GravityBehavior(items: items)
    let collision = CollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    parent.addChildBehavior(gravity)
    parent.addChildBehavior(collision)
    animator.addBehavior(parent)
    var steps = 0
    gravity.action = { [unowned animator] in
      steps += 1
      if steps == 20 { gravity.removeItem(items[0]) }
      if steps == 40 { collision.removeItem(items[0]) }
      if steps == 60 { parent.removeChildBehavior(gravity) }
      if steps == 60 { animator.removeBehavior(parent) }
    }
    for _ in 0..<100 { animator.step() }
    // The action retains all of them.
    gravity.action = nil
    #expect(steps == 60)
    #expect(animator.behaviors.isEmpty)
    #expect(animator.items.isEmpty)
    #expect(!animator.isRunning)
  }

  @Test func contactCallbacksMayTakeItemsAwayAndAddOthers() {
    let animator = DynamicAnimator.headless(arena)
    let collision = CollisionBehavior()
    collision.translatesReferenceBoundsIntoBoundary = true
    let gravity = GravityBehavior()
    animator.addBehavior(collision)
    animator.addBehavior(gravity)
    for index in 0..<8 {
      let item = BasicItem.box(30 + 45 * CGFloat(index), 40 + 20 * CGFloat(index), 30, 30)
      collision.addItem(item)
      gravity.addItem(item)
    }
    let log = ContactLog()
    collision.collisionDelegate = log
    var replaced = 0
    log.onEntry = { entry in
      guard case .began(let id, nil) = entry, replaced < 50,
        let item = collision.items.first(where: { ObjectIdentifier($0) == id })
      else { return }
      replaced += 1
      collision.removeItem(item)
      gravity.removeItem(item)
      let next = BasicItem.box(200, 40, 30, 30)
      collision.addItem(next)
      gravity.addItem(next)
      animator.addBehavior(
        AttachmentBehavior(item: next, attachedToAnchor: CGPoint(x: 200, y: 0)))
    }
    animator.advance(by: 5)
    #expect(replaced >= 8)
    #expect(animator.items.allSatisfy { $0.center.y.isFinite })
  }

  @Test func childrenMayBeAddedInWillMove() {
    final class DropAndBounce: DynamicBehavior {
      let item: BasicItem
      init(_ item: BasicItem) { self.item = item }
      override func willMove(to dynamicAnimator: DynamicAnimator?) {
        guard dynamicAnimator != nil else { return }
        addChildBehavior(GravityBehavior(items: [item]))
        let collision = CollisionBehavior(items: [item])
        collision.translatesReferenceBoundsIntoBoundary = true
        addChildBehavior(collision)
      }
    }
    let animator = DynamicAnimator.headless(arena)
    let item = BasicItem.box(100, 100, 40, 40)
    let drop = DropAndBounce(item)
    animator.addBehavior(drop)
    #expect(drop.childBehaviors.allSatisfy { $0.dynamicAnimator === animator })
    animator.advance(by: 4)
    expect(item.frame.maxY, near: 300, within: 0.2)
  }

  @Test func theAnimatorMayBeDroppedInAnAction() {
    var animator: DynamicAnimator? = DynamicAnimator.headless(arena)
    let gravity = GravityBehavior(items: [BasicItem.crate(at: 50, 50)])
    gravity.action = { animator = nil }
    animator?.addBehavior(gravity)
    animator?.advance(by: 1)
    #expect(animator == nil)
    #expect(gravity.dynamicAnimator == nil)
  }

  @Test func timeCannotBeDrivenFromInside() {
    let animator = DynamicAnimator.headless(arena)
    let gravity = GravityBehavior(items: [BasicItem.crate(at: 50, 50)])
    animator.addBehavior(gravity)
    gravity.action = { [unowned animator] in
      animator.step()
      animator.advance(by: 1)
      animator.advanceUntilPaused(limit: 1)
    }
    let (_, reports) = DynamicsDiagnostics.collecting { animator.step() }
    #expect(reports.count == 3)
    expect(animator.elapsedTime, near: 1.0 / 120, within: 1e-12)
  }

  @Test func nothingIsKeptAlive() {
    let tracker = LifetimeTracker()
    do {
      let animator = tracker.track(DynamicAnimator.headless(arena))
      let items = (0..<3).map { tracker.track(BasicItem.box(60 + 90 * CGFloat($0), 280, 40, 40)) }
      let collision = tracker.track(CollisionBehavior(items: items))
      collision.translatesReferenceBoundsIntoBoundary = true
      let log = tracker.track(ContactLog())
      collision.collisionDelegate = log
      let behaviors: [DynamicBehavior] = [
        collision, GravityBehavior(items: items),
        SnapBehavior(item: items[0], snapTo: CGPoint(x: 100, y: 280)),
        AttachmentBehavior(item: items[1], attachedTo: items[2]),
        PushBehavior(items: items, mode: .continuous), DynamicItemBehavior(items: items),
      ]
      for behavior in behaviors { animator.addBehavior(tracker.track(behavior)) }
      animator.advance(by: 2)
    }
    #expect(tracker.survivors == [])
  }

  @Test func aBehaviorThatOutlivesItsAnimatorCanJoinAnother() {
    let item = BasicItem.crate(at: 100, 100)
    let gravity = GravityBehavior(items: [item])
    let collision = CollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    let snap = SnapBehavior(item: item, snapTo: .zero)
    do {
      let animator = DynamicAnimator.headless(arena)
      for behavior in [gravity, collision, snap] { animator.addBehavior(behavior) }
      animator.advance(by: 0.1)
    }
    #expect(gravity.dynamicAnimator == nil)
    gravity.magnitude = 2
    snap.snapPoint = CGPoint(x: 50, y: 50)
    collision.addBoundary(withIdentifier: 1, from: .zero, to: CGPoint(x: 100, y: 0))
    gravity.removeItem(item)
    gravity.addItem(item)
    let second = DynamicAnimator.headless(arena)
    for behavior in [gravity, collision] { second.addBehavior(behavior) }
    second.advance(by: 4)
    expect(item.frame.maxY, near: 300, within: 0.2)
  }

  @Test func anItemMayLeaveSomeBehaviorsAndComeBack() {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.crate(at: 100, 100)
    let gravity = GravityBehavior(items: [item])
    let properties = animator.withoutResistance(item)
    animator.addBehavior(gravity)
    animator.advance(by: 0.5)
    let velocity = properties.linearVelocity(for: item)
    gravity.removeItem(item)
    animator.advance(by: 0.5)
    #expect(properties.linearVelocity(for: item) == velocity)
    gravity.addItem(item)
    animator.advance(by: 0.5)
    expect(properties.linearVelocity(for: item).y, near: 2 * velocity.y, within: 1e-9)
  }
}
