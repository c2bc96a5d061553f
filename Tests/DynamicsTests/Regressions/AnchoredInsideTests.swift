import Dynamics
import DynamicsTestSupport
import Testing

/// Reference bounds, or another boundary, that passed an anchored item used to move it.
@Suite struct AnchoredInsideTests {
  @Test func boundsThatPassAnAnchoredItemLeaveItWhereItIs() {
    let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 400, height: 300))
    let (anchored, free) = (BasicItem.box(380, 280, 20, 20), BasicItem.box(380, 200, 20, 20))
    let collision = CollisionBehavior(items: [anchored, free])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    let properties = DynamicItemBehavior(items: [anchored])
    properties.isAnchored = true
    animator.addBehavior(properties)
    animator.step()
    let (_, reports) = DynamicsDiagnostics.collecting {
      animator.referenceBounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    }
    animator.advance(by: 1)
    #expect(reports.isEmpty)
    #expect(anchored.center == CGPoint(x: 380, y: 280))
    #expect(free.center.x < 200)
    // When it is no longer anchored, the item is outside and stays there.
    properties.isAnchored = false
    animator.advance(by: 1)
    expect(anchored.center.x, near: 380, within: 1e-9)
  }

  @Test func soDoesABoundaryThatIsReplaced() {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.box(500, 500, 20, 20)
    let collision = CollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "box", for: BezierPath(rect: CGRect(x: 400, y: 400, width: 200, height: 200)))
    animator.addBehavior(collision)
    let properties = DynamicItemBehavior(items: [item])
    properties.isAnchored = true
    animator.addBehavior(properties)
    animator.step()
    collision.addBoundary(
      withIdentifier: "box", for: BezierPath(rect: CGRect(x: 700, y: 400, width: 200, height: 200)))
    animator.advance(by: 1)
    #expect(item.center == CGPoint(x: 500, y: 500))
  }
}
