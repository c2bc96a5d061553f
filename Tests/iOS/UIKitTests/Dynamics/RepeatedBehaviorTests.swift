import DynamicsReporting
import Testing
import UIKit

@MainActor @Suite struct RepeatedBehaviorTests {
  /// Ended the process: "simultaneous accesses".
  @Test func anItemMayReadTheBehaviorThatItIsAddedTo() {
    final class Reader: NSObject, UIDynamicItem {
      weak var behavior: UIGravityBehavior?
      var counts: Set<Int> = []
      var center = CGPoint.zero
      var transform = CGAffineTransform.identity
      var bounds: CGRect {
        counts.insert(behavior?.items.count ?? -1)
        return CGRect(x: 0, y: 0, width: 10, height: 10)
      }
    }
    let (animator, gravity, reader) = (UIDynamicAnimator(), UIGravityBehavior(), Reader())
    reader.behavior = gravity
    animator.addBehavior(gravity)
    gravity.addItem(reader)
    #expect(reader.counts == [1])
    gravity.removeItem(reader)
    #expect(gravity.items.isEmpty)
  }

  /// Stood in the list twice, and was then reported, which nobody minds on iOS.
  @Test func aBehaviorThatIsAddedTwiceIsThereOnce() {
    let animator = UIDynamicAnimator()
    let (parent, child) = (UIDynamicBehavior(), UIGravityBehavior())
    animator.addBehavior(parent)
    parent.addChildBehavior(child)
    let (_, reports) = DynamicsDiagnostics.collecting {
      animator.addBehavior(parent)
      parent.addChildBehavior(child)
    }
    #expect(reports.isEmpty)
    #expect(animator.behaviors == [parent])
    #expect(parent.childBehaviors == [child])
  }

  /// Said "HostBehavior is already in an animator".
  @Test func aBehaviorInAnotherAnimatorIsReportedByItsClass() {
    final class Fall: UIGravityBehavior {}
    let (animator, other, fall) = (UIDynamicAnimator(), UIDynamicAnimator(), Fall())
    animator.addBehavior(fall)
    let (_, reports) = DynamicsDiagnostics.collecting {
      other.addBehavior(fall)
      UIDynamicBehavior().addChildBehavior(fall)
    }
    #expect(reports.count == 2)
    for report in reports { #expect(report.message.hasPrefix("Fall is already in an animator")) }
    #expect(other.behaviors.isEmpty)
  }

  /// Programs for iOS remove what they may have removed before: nothing happens, and nobody minds.
  @Test func whatIsNotThereIsRemovedInSilence() {
    let animator = UIDynamicAnimator()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (parent, gravity) = (UIDynamicBehavior(), UIGravityBehavior(items: [view]))
    let (collision, push) = (UICollisionBehavior(), UIPushBehavior())
    let (properties, field) = (UIDynamicItemBehavior(), UIFieldBehavior.dragField())
    animator.addBehavior(gravity)
    let (_, reports) = DynamicsDiagnostics.collecting {
      animator.removeBehavior(gravity)
      animator.removeBehavior(gravity)
      parent.removeChildBehavior(gravity)
      gravity.removeItem(view)
      gravity.removeItem(view)
      collision.removeItem(view)
      push.removeItem(view)
      properties.removeItem(view)
      field.removeItem(view)
    }
    #expect(reports.isEmpty)
    #expect(animator.behaviors.isEmpty)
    #expect(gravity.items.isEmpty)
  }

  /// Programs for iOS add what they may have added before.
  @Test func anItemThatIsThereIsAddedInSilence() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (gravity, collision, push) = (UIGravityBehavior(), UICollisionBehavior(), UIPushBehavior())
    let (properties, field) = (UIDynamicItemBehavior(), UIFieldBehavior.dragField())
    let (_, reports) = DynamicsDiagnostics.collecting {
      for _ in 0..<2 {
        gravity.addItem(view)
        collision.addItem(view)
        push.addItem(view)
        properties.addItem(view)
        field.addItem(view)
      }
      #expect(UIGravityBehavior(items: [view, view]).items.count == 1)
    }
    #expect(reports.isEmpty)
    #expect(gravity.items.count == 1 && field.items.count == 1)
  }
}
