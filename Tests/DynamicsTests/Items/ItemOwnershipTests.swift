import Dynamics
import Testing

/// An item is moved by one animator at a time.
@Suite struct ItemOwnershipTests {
  @Test func anItemOfAnotherAnimatorIsReportedAndTakesNoPart() {
    let item = BasicItem.crate(at: 0, 0)
    let (first, second) = (DynamicAnimator.headless(), DynamicAnimator.headless())
    let gravity = GravityBehavior(items: [item])
    first.addBehavior(gravity)
    let (_, reports) = DynamicsDiagnostics.collecting {
      second.addBehavior(GravityBehavior(items: [item]))
    }
    #expect(reports.count == 1)
    #expect(second.items.isEmpty)
    first.advance(by: 0.1)
    let (place, _) = (item.center, second.advance(by: 0.1))
    #expect(item.center == place)
    // Once it has left, it may take part.
    first.removeBehavior(gravity)
    second.updateItem(usingCurrentState: item)
    second.advance(by: 0.1)
    #expect(item.center.y > place.y)
  }

  @Test func anAnimatorThatIsGoneSetsItsItemsFree() {
    let item = BasicItem.crate(at: 0, 0)
    for _ in 0..<3 {
      let animator = DynamicAnimator.headless()
      let (_, reports) = DynamicsDiagnostics.collecting {
        animator.addBehavior(GravityBehavior(items: [item]))
      }
      #expect(reports.isEmpty)
      animator.advance(by: 0.1)
    }
    #expect(item.center.y > 10)
  }

  @Test func anItemInManyBehaviorsStaysClaimedUntilItLeavesTheLast() {
    let item = BasicItem.crate(at: 0, 0)
    let (first, second) = (DynamicAnimator.headless(), DynamicAnimator.headless())
    let behaviors = [GravityBehavior(items: [item]), GravityBehavior(items: [item])]
    for behavior in behaviors { first.addBehavior(behavior) }
    first.removeBehavior(behaviors[0])
    let late = GravityBehavior(items: [item])
    let (_, reports) = DynamicsDiagnostics.collecting { second.addBehavior(late) }
    #expect(reports.count == 1)
    first.removeBehavior(behaviors[1])
    second.removeBehavior(late)
    let (_, none) = DynamicsDiagnostics.collecting { second.addBehavior(late) }
    #expect(none.isEmpty)
  }
}
