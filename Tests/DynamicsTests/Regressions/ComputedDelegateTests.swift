import Dynamics
import Testing

/// A subclass that computes its collision delegate was asked for it while the animator iterated
/// contacts.
///
/// If that removed the behavior, the process ended.
@Suite struct ComputedDelegateTests {
  private final class Collision: CollisionBehavior, CollisionBehaviorDelegate {
    var onQuestion: () -> Void = {}
    private(set) var log: [String] = []

    override var collisionDelegate: (any CollisionBehaviorDelegate)? {
      get {
        onQuestion()
        return self
      }
      set {}
    }

    func collisionBehavior(
      _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
      withBoundaryIdentifier identifier: AnyHashable?, at point: CGPoint
    ) { log.append("began") }
    func collisionBehavior(
      _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
      withBoundaryIdentifier identifier: AnyHashable?
    ) { log.append("ended") }
  }

  private func drop(_ count: Int) -> (DynamicAnimator, Collision) {
    let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 1000, height: 300))
    let items = (0..<count).map { BasicItem.box(50 + 100 * CGFloat($0), 270, 40, 40) }
    let collision = Collision(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: items))
    return (animator, collision)
  }

  @Test func hearsOfContacts() {
    let (animator, collision) = drop(1)
    // An item that bounces leaves the floor again.
    let material = DynamicItemBehavior(items: collision.items)
    material.elasticity = 0
    animator.addBehavior(material)
    animator.advance(by: 0.5)
    collision.removeItem(collision.items[0])
    animator.step()
    #expect(collision.log == ["began", "ended"])
  }

  @Test func mayRemoveTheBehaviorWhenItIsAskedFor() {
    let (animator, collision) = drop(5)
    collision.onQuestion = { [unowned collision] in
      collision.dynamicAnimator?.removeBehavior(collision)
    }
    animator.advance(by: 0.5)
    #expect(animator.behaviors.count == 1)
    #expect(collision.log.count == 10)
  }
}
