import Testing
import UIKit

@MainActor @Suite struct GrowingRodTests {
  /// Stood on its head, in a balance that nothing disturbed.
  @Test func aRodThatGrowsFromNothingHangsDown() {
    let view = makeView(at: 200, 100, 40, 40)
    let rod = UIAttachmentBehavior(item: view, attachedToAnchor: view.center)
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.addBehavior(rod)
    animator.run(frames: 60)
    #expect(abs(view.center.y - 100) < 0.1)
    rod.length = 80
    animator.run(frames: 300)
    #expect(abs(view.center.x - 200) < 0.1)
    #expect(abs(view.center.y - 180) < 0.1)
  }
}
