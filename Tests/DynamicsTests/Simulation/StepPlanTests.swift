import Testing

@testable import Dynamics

/// The behaviors that a step visits, and their order.
@Suite struct StepPlanTests {
  @Test func behaviorsThatHaveToldAllAreNotVisited() {
    let animator = DynamicAnimator.headless()
    let items = (0..<50).map { BasicItem.box(20 * CGFloat($0), 0, 10, 10) }
    for item in items {
      animator.addBehavior(AttachmentBehavior(item: item, attachedToAnchor: item.center))
      animator.addBehavior(PushBehavior(items: [item], mode: .continuous))
      animator.addBehavior(SnapBehavior(item: item, snapTo: item.center))
    }
    animator.addBehavior(GravityBehavior(items: items))
    animator.addBehavior(DynamicItemBehavior(items: items))
    animator.addBehavior(CollisionBehavior(items: items))
    let plan = animator.plan
    #expect(plan.all.count == 153)
    for participants in [
      plan.preparing, plan.settingTargets, plan.contributing, plan.sensing, plan.delayingRest,
    ] {
      #expect(participants.isEmpty)
    }
    #expect(plan.acting.isEmpty && plan.breaking.isEmpty)
    #expect(animator.plan === plan)
  }

  @Test func eachIsListedForWhatItDoes() {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.crate(at: 0, 0)
    let collision = CollisionBehavior(items: [item])
    let push = PushBehavior(items: [item], mode: .instantaneous)
    let custom = FieldBehavior.field { _, _, _, _, _, _ in .zero }
    let spring = FieldBehavior.springField()
    let attachment = AttachmentBehavior(item: item, attachedToAnchor: .zero)
    for behavior in [collision, push, custom, spring, attachment] { animator.addBehavior(behavior) }
    func listed(_ participants: [any StepParticipant]) -> [DynamicBehavior] {
      participants.compactMap { $0 as? DynamicBehavior }
    }
    #expect(listed(animator.plan.preparing) == [custom])
    #expect(listed(animator.plan.contributing) == [push, custom, spring])
    #expect(listed(animator.plan.delayingRest) == [push])
    #expect(animator.plan.boundaries.count == 1)
    #expect(animator.plan.breaking.isEmpty)
    attachment.breakingForce = 10
    #expect(animator.plan.breaking.map { $0 as? DynamicBehavior } == [attachment])
    push.action = {}
    #expect(animator.plan.acting.map(\.index) == [1])
    push.action = nil
    #expect(animator.plan.acting.map(\.index) == [])
  }

  @Test func anActionThatAnActionSetsIsCalledInItsTurn() {
    let animator = DynamicAnimator.headless()
    let behaviors = (0..<4).map { _ in DynamicBehavior() }
    var calls: [Int] = []
    for behavior in behaviors { animator.addBehavior(behavior) }
    animator.addBehavior(GravityBehavior(items: [BasicItem.crate(at: 0, 0)]))
    behaviors[1].action = {
      calls.append(1)
      behaviors[0].action = { calls.append(0) }
      behaviors[2].action = { calls.append(2) }
      behaviors[3].action = nil
      animator.removeBehavior(behaviors[3])
    }
    behaviors[3].action = { calls.append(3) }
    animator.step()
    #expect(calls == [1, 2])
    animator.step()
    #expect(calls == [1, 2, 0, 1, 2])
  }

  /// The last bit of a sum depends on the order of its terms.
  ///
  /// The order is that of the tree, not the order of joining.
  @Test func forcesAddUpInTheOrderOfTheTree() {
    func scene(lateChild: Bool) -> UInt64 {
      let animator = DynamicAnimator.headless()
      let item = BasicItem.crate(at: 0, 0)
      let gravities = [0.1, 0.2, 0.3, 0.7].map { magnitude in
        let gravity = GravityBehavior(items: [item])
        gravity.magnitude = magnitude
        return gravity
      }
      let parent = DynamicBehavior()
      animator.addBehavior(parent)
      if !lateChild { for gravity in gravities.prefix(2) { parent.addChildBehavior(gravity) } }
      for gravity in gravities.suffix(2) { animator.addBehavior(gravity) }
      if lateChild { for gravity in gravities.prefix(2) { parent.addChildBehavior(gravity) } }
      for _ in 0..<10 { animator.step() }
      return animator.stateHash
    }
    #expect(scene(lateChild: true) == scene(lateChild: false))
  }

  /// Moving in and out used to recurse, which overflowed the stack of a thread with a small one.
  @Test func behaviorsMayBeNestedDeep() {
    let animator = DynamicAnimator.headless()
    let chain = (0..<2000).map { _ in DynamicBehavior() }
    for (parent, child) in zip(chain, chain.dropFirst()) { parent.addChildBehavior(child) }
    animator.addBehavior(chain[0])
    #expect(animator.plan.all.count == 2000)
    #expect(animator.plan.all == chain)
    animator.removeBehavior(chain[0])
    #expect(chain.allSatisfy { $0.dynamicAnimator == nil })
  }
}
