import Testing
import UIKit

@MainActor @Suite struct ScrollingTests {
  /// Ran on for as long as the bounds moved, if only by what rounding leaves.
  @Test("A view that moves its own bounds in an action comes to rest as soon as any")
  func scrolling() {
    final class Point: NSObject, UIDynamicItem {
      var center = CGPoint.zero
      let bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
      var transform = CGAffineTransform.identity
    }
    func framesToRest(scrolls: Bool) -> Int {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let animator = UIDynamicAnimator(referenceView: view)
      let point = Point()
      let inertia = UIDynamicItemBehavior(items: [point])
      inertia.resistance = 2
      inertia.addLinearVelocity(CGPoint(x: 0, y: 1000), for: point)
      if scrolls { inertia.action = { view.bounds.origin = point.center } }
      animator.addBehavior(inertia)
      var frames = 0
      while animator.isRunning, frames < 2000 {
        animator.advance(by: 1.0 / 60)
        frames += 1
      }
      return frames
    }
    #expect(framesToRest(scrolls: true) == framesToRest(scrolls: false))
  }
}
