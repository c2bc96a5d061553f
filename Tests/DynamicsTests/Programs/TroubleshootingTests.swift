import Dynamics
import Testing

/// The example of the documentation's troubleshooting page.
@MainActor private final class Watcher: @MainActor DynamicAnimatorDelegate {
  var pauses = 0
  func dynamicAnimatorDidPause(_ animator: DynamicAnimator) { pauses += 1 }
}

@MainActor @Suite struct TroubleshootingTests {
  @Test func whatThePageShowsWorks() async {
    let box = BasicItem(center: CGPoint(x: 20, y: 20), size: CGSize(width: 5, height: 5))
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (_, reports) = DynamicsDiagnostics.collecting {
      animator.addBehavior(GravityBehavior(items: [box]))
    }
    #expect(reports.isEmpty)
    box.center = CGPoint(x: 20, y: 20)
    animator.updateItem(usingCurrentState: box)
    let watcher = Watcher()
    animator.delegate = watcher
    let collision = CollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    let contacts = animator.contacts
    let task = Task { for await event in contacts { _ = event.point } }
    animator.advanceUntilPaused(limit: 10)
    animator.finishContacts()
    await task.value
    #expect(watcher.pauses == 1)
  }
}
