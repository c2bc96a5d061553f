import Dynamics
import Testing

/// A handler that moved a behavior to another animator, while the bounds of the first one changed,
/// gave it the walls of the first one there.
@Suite struct MovedByHandlerTests {
  private struct Box<Value>: @unchecked Sendable { let value: Value }

  @Test func aBehaviorThatAHandlerMovesGetsTheWallsOfItsNewAnimator() {
    let one = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 300, height: 300))
    let two = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let (big, ball) = (BasicItem.box(150, 150, 100, 100), BasicItem.box(150, 150, 20, 20))
    let (first, second) = (CollisionBehavior(items: [big]), CollisionBehavior(items: [ball]))
    for collision in [first, second] {
      collision.translatesReferenceBoundsIntoBoundary = true
      one.addBehavior(collision)
    }
    let box = Box(value: {
      guard second.dynamicAnimator === one else { return }
      one.removeBehavior(second)
      two.addBehavior(second)
    })
    DynamicsDiagnostics.withHandler({ _ in box.value() }) {
      one.referenceBounds = CGRect(x: 200, y: 200, width: 50, height: 50)
    }
    #expect(second.dynamicAnimator === two)
    let gravity = GravityBehavior(items: [ball])
    two.addBehavior(gravity)
    two.advance(by: 5)
    expect(ball.frame.maxY, near: 1000, within: 1)
  }

  /// The report of an item in another animator asked for the item's description before that was
  /// recorded.
  @Test func aDescriptionMayTakeAwayTheItemThatIsRefused() {
    final class Talking: BasicItem {
      var onDescription: (() -> Void)?
      override var description: String {
        onDescription?()
        return "talking"
      }
    }
    let item = Talking(center: .zero, size: CGSize(width: 10, height: 10))
    let (one, two) = (DynamicAnimator.headless(), DynamicAnimator.headless())
    let (owner, other) = (GravityBehavior(items: [item]), GravityBehavior())
    one.addBehavior(owner)
    two.addBehavior(other)
    item.onDescription = {
      item.onDescription = nil
      other.removeItem(item)
    }
    #expect(DynamicsDiagnostics.collecting { other.addItem(item) }.diagnostics.count == 1)
    #expect(other.items.isEmpty)
    let (_, again) = DynamicsDiagnostics.collecting { other.addItem(item) }
    #expect(again.count == 1, "refused again, so reported again")
    #expect(two.items.isEmpty)
    one.removeBehavior(owner)
    two.updateItem(usingCurrentState: item)
    #expect(two.items.count == 1)
  }
}
