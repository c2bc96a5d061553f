import DynamicsReporting
import Testing
import UIKit

/// As on iOS, an item may be in several animators; whichever moves writes.
@MainActor @Suite struct SharedItemTests {
  private let view = makeView(at: 100, 100)

  @Test func anAnimatorAtRestLeavesItsItemsToOthers() {
    let (first, second) = (UIDynamicAnimator(), UIDynamicAnimator())
    let (_, reports) = DynamicsDiagnostics.collecting {
      first.addBehavior(UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 200)))
      first.run(frames: 200)
      second.addBehavior(freely(view))
      second.addBehavior(UIGravityBehavior(items: [view]))
      let start = view.center.y
      second.run(frames: 10)
      first.run(frames: 10)
      #expect(abs(view.center.y - start - 1000 * step * step * 19 * 20 / 2) < 1e-9)
    }
    #expect(!first.isRunning)
    #expect(reports.isEmpty)
  }

  @Test func anItemThatLeavesOneStaysInTheOther() {
    let (first, second) = (UIDynamicAnimator(), UIDynamicAnimator())
    first.addBehavior(UIGravityBehavior(items: [view]))
    second.addBehavior(UIGravityBehavior(items: [view]))
    first.removeAllBehaviors()
    second.run(frames: 10)
    #expect(view.center.y > 110)
    #expect(second.items(in: view.frame).count == 1)
  }
}
