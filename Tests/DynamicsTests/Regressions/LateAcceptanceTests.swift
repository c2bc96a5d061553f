import Dynamics
import Testing

/// A behavior that waited for a refused item was forgotten when another behavior got the item.
///
/// Neither the other one nor `updateItem(usingCurrentState:)` let the first one try again.
@Suite struct LateAcceptanceTests {
  private let animator = DynamicAnimator.headless()
  private let box = BasicItem(center: .zero, size: .zero)

  private func reports(_ body: () -> Void) -> Int {
    DynamicsDiagnostics.collecting(body).diagnostics.count
  }

  @Test(arguments: [false, true])
  func aBehaviorThatWaitedGetsTheItemWithTheOthers(updates: Bool) {
    let gravity = GravityBehavior(items: [box])
    #expect(reports { animator.addBehavior(gravity) } == 1)
    box.bounds.size = CGSize(width: 20, height: 20)
    let others = reports {
      animator.addBehavior(CollisionBehavior(items: [box]))
      if updates { animator.updateItem(usingCurrentState: box) }
      animator.advance(by: 0.5)
    }
    #expect(others == 0)
    expect(box.center.y, near: 125, within: 5)
  }

  /// All that wait get it, in the order of the tree, with the velocities given before.
  @Test func allThatWaitGetIt() {
    let properties = DynamicItemBehavior(items: [box])
    properties.addLinearVelocity(CGPoint(x: 12, y: 0), for: box)
    let (first, second) = (KinematicBehavior(items: [box]), GravityBehavior())
    let root = DynamicBehavior()
    for behavior in [properties, first] { root.addChildBehavior(behavior) }
    _ = reports { animator.addBehavior(root) }
    first.setLinearVelocity(CGPoint(x: 0, y: 60), for: box)
    box.bounds.size = CGSize(width: 20, height: 20)
    animator.addBehavior(second)
    second.addItem(box)
    for _ in 0..<60 { animator.step() }
    expect(box.center.y, near: 30, within: 1e-9)
    first.removeItem(box)
    second.removeItem(box)
    properties.removeItem(box)
    #expect(animator.items.isEmpty, "each of them counts once")
  }
}
