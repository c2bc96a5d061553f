import Testing
import UIKit

/// Views whose behaviors are replaced in flight.
@MainActor @Suite struct ReturningViewTests {
  @Test func aViewFliesOnWithItsNextBehaviors() {
    let (animator, other) = (UIDynamicAnimator(), UIDynamicAnimator())
    let view = makeView(at: 0, 0)
    let properties = freely(view)
    properties.addLinearVelocity(CGPoint(x: 120, y: -60), for: view)
    properties.addAngularVelocity(1, for: view)
    animator.addBehavior(properties)
    animator.run(frames: 6)
    animator.removeAllBehaviors()
    let (next, guest) = (freely(view), freely(view))
    other.addBehavior(guest)
    #expect(guest.linearVelocity(for: view) == .zero)
    other.removeAllBehaviors()
    animator.addBehavior(next)
    #expect(next.linearVelocity(for: view) == CGPoint(x: 120, y: -60))
    #expect(next.angularVelocity(for: view) == 1)
    // After a step without it, it rests.
    animator.removeAllBehaviors()
    animator.run(frames: 1)
    animator.addBehavior(next)
    #expect(next.linearVelocity(for: view) == .zero)
  }
}
