import DynamicsReporting
import Testing
import UIKit

@MainActor @Suite struct RepeatedBehaviorTests {
  /// Stood in the list twice, though the second time was refused.
  @Test func aBehaviorThatIsAddedTwiceIsThereOnce() {
    let animator = UIDynamicAnimator()
    let (parent, child) = (UIDynamicBehavior(), UIGravityBehavior())
    animator.addBehavior(parent)
    parent.addChildBehavior(child)
    let (_, reports) = DynamicsDiagnostics.collecting {
      animator.addBehavior(parent)
      parent.addChildBehavior(child)
    }
    #expect(reports.count == 2)
    #expect(animator.behaviors == [parent])
    #expect(parent.childBehaviors == [child])
  }
}
