import Dynamics
import Testing

@Suite struct ItemBehaviorTests {
  @Test func aFreshBehaviorReadsApplesDefaultsAndChangesNothing() {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.crate(at: 0, 0)
    let fresh = DynamicItemBehavior(items: [item])
    #expect(fresh.elasticity == 0)
    #expect(fresh.friction == 0)
    #expect(fresh.density == 1)
    #expect(fresh.resistance == 0)
    #expect(fresh.angularResistance == 0)
    #expect(fresh.allowsRotation)
    #expect(!fresh.isAnchored)
    animator.addBehavior(fresh)
    fresh.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
    animator.step()
    // The default resistance of 0.1 applies, since none was set.
    expect(fresh.linearVelocity(for: item).x, near: 100 / (1 + 0.1 / 120), within: 1e-9)
  }

  @Test func theLastInTheTreeWinsPropertyByProperty() {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.crate(at: 0, 0)
    let parent = DynamicItemBehavior(items: [item])
    parent.resistance = 1
    parent.density = 3
    let child = DynamicItemBehavior(items: [item])
    child.resistance = 2
    parent.addChildBehavior(child)
    let later = DynamicItemBehavior(items: [item])
    later.angularResistance = 5
    animator.addBehavior(parent)
    animator.addBehavior(later)
    later.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
    later.addAngularVelocity(1, for: item)
    animator.step()
    expect(later.linearVelocity(for: item).x, near: 100 / (1 + 2.0 / 120), within: 1e-9)
    expect(later.angularVelocity(for: item), near: 1 / (1 + 5.0 / 120), within: 1e-9)
    parent.removeChildBehavior(child)
    let before = later.linearVelocity(for: item).x
    animator.step()
    expect(later.linearVelocity(for: item).x, near: before / (1 + 1.0 / 120), within: 1e-9)
  }

  @Test func velocitiesWaitForTheAnimator() {
    let item = BasicItem.crate(at: 0, 0)
    let behavior = DynamicItemBehavior(items: [item])
    behavior.addLinearVelocity(CGPoint(x: 30, y: 40), for: item)
    behavior.addLinearVelocity(CGPoint(x: 30, y: 0), for: item)
    behavior.addAngularVelocity(2, for: item)
    #expect(behavior.linearVelocity(for: item) == CGPoint(x: 60, y: 40))
    let animator = DynamicAnimator.headless()
    animator.addBehavior(behavior)
    #expect(behavior.linearVelocity(for: item) == CGPoint(x: 60, y: 40))
    #expect(behavior.angularVelocity(for: item) == 2)
    animator.step()
    #expect(item.center.x > 0.4)
  }

  @Test func withoutRotationAnItemOnlySlides() {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.crate(at: 0, 0)
    let behavior = DynamicItemBehavior(items: [item])
    behavior.allowsRotation = false
    animator.addBehavior(behavior)
    let push = PushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    push.setTargetOffsetFromCenter(Offset(horizontal: 50, vertical: 0), for: item)
    animator.addBehavior(push)
    animator.advance(by: 0.2)
    #expect(item.angle == 0)
    #expect(item.center.y > 10)
  }

  @Test func anItemJustLetGoTakesAVelocity() {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.crate(at: 0, 0)
    let behavior = animator.withoutResistance(item)
    behavior.isAnchored = true
    behavior.addLinearVelocity(CGPoint(x: 5, y: 5), for: item)
    #expect(behavior.linearVelocity(for: item) == .zero)
    animator.step()
    behavior.isAnchored = false
    behavior.addLinearVelocity(CGPoint(x: 60, y: 0), for: item)
    animator.step()
    expect(item.center.x, near: 0.5, within: 1e-9)
  }

  @Test func whateverPullsAtAnAnchoredItemItStays() {
    let animator = DynamicAnimator.headless()
    let rock = BasicItem.crate(at: 100, 100)
    let other = BasicItem.crate(at: 300, 100)
    let anchor = DynamicItemBehavior(items: [rock, other])
    anchor.isAnchored = true
    animator.addBehavior(anchor)
    animator.addBehavior(GravityBehavior(items: [rock]))
    animator.addBehavior(SnapBehavior(item: rock, snapTo: .zero))
    let push = PushBehavior(items: [rock], mode: .continuous)
    push.magnitude = 100
    push.setTargetOffsetFromCenter(Offset(horizontal: 9, vertical: 9), for: rock)
    animator.addBehavior(push)
    for length in [0.0, 50] {
      let toAnchor = AttachmentBehavior(item: rock, attachedToAnchor: .zero)
      let toOther = AttachmentBehavior(item: rock, attachedTo: other)
      for tie in [toAnchor, toOther] {
        tie.length = length
        animator.addBehavior(tie)
      }
    }
    animator.addBehavior(CollisionBehavior(items: [rock, other]))
    for _ in 0..<60 { animator.step() }
    #expect(rock.center == CGPoint(x: 100, y: 100))
    #expect(rock.angle == 0)
    anchor.removeItem(other)
    animator.advance(by: 0.2)
    #expect(other.center.x < 300)
    #expect(rock.center == CGPoint(x: 100, y: 100))
  }
}
