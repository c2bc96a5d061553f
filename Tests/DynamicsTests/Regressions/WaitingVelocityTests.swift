import Dynamics
import Testing

/// A velocity for an item that never joined was kept, with the item, as long as the behavior
/// existed.
@Suite struct WaitingVelocityTests {
  @Test func aVelocityThatWaitsDoesNotKeepItsItem() {
    let properties = DynamicItemBehavior()
    for _ in 0..<100 {
      weak var released: BasicItem?
      do {
        let item = BasicItem.crate(at: 0, 0)
        released = item
        // The new item may have the address of a released one.
        #expect(properties.linearVelocity(for: item) == .zero)
        #expect(properties.angularVelocity(for: item) == 0)
        properties.addLinearVelocity(CGPoint(x: 9, y: 0), for: item)
        properties.addAngularVelocity(1, for: item)
        #expect(properties.linearVelocity(for: item).x == 9)
      }
      #expect(released == nil)
    }
  }

  @Test func aVelocityIsDeliveredWhenTheItemJoins() {
    let (properties, item) = (DynamicItemBehavior(), BasicItem.crate(at: 0, 0))
    let animator = DynamicAnimator.headless()
    animator.addBehavior(properties)
    properties.addLinearVelocity(CGPoint(x: 9, y: 0), for: item)
    properties.addLinearVelocity(CGPoint(x: 1, y: 2), for: item)
    properties.addAngularVelocity(3, for: item)
    properties.addItem(item)
    #expect(properties.linearVelocity(for: item) == CGPoint(x: 10, y: 2))
    #expect(properties.angularVelocity(for: item) == 3)
    properties.removeItem(item)
    #expect(properties.linearVelocity(for: item) == .zero)
  }

  @Test func anItemOfADeadAnimatorIsOffStage() {
    let item = BasicItem.crate(at: 0, 0)
    let properties = DynamicItemBehavior(items: [item])
    do {
      let animator = DynamicAnimator.headless()
      animator.addBehavior(properties)
      properties.addLinearVelocity(CGPoint(x: 9, y: 0), for: item)
      #expect(properties.linearVelocity(for: item).x == 9)
    }
    #expect(properties.linearVelocity(for: item) == .zero)
    #expect(properties.angularVelocity(for: item) == 0)
    properties.addLinearVelocity(CGPoint(x: 7, y: 0), for: item)
    let second = DynamicAnimator.headless()
    second.addBehavior(properties)
    #expect(properties.linearVelocity(for: item).x == 7)
  }
}
