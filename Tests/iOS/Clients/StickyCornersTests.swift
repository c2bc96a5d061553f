import Testing
import UIKit

@MainActor @Suite("A view sticks to corners")
struct StickyCornersTests {
  private let stage = makeStage()
  private let view = UIView(frame: CGRect(x: 30, y: 50, width: 60, height: 80))
  private let animator: UIDynamicAnimator
  private let behavior: StickyCornersBehavior

  init() {
    stage.addSubview(view)
    animator = UIDynamicAnimator(referenceView: stage)
    behavior = StickyCornersBehavior(item: view, cornerInset: 10)
  }

  @Test("It comes to rest at the corner that it is nearest to")
  func nearest() {
    #expect(behavior.currentCorner == nil)
    animator.addBehavior(behavior)
    #expect(behavior.position(for: .topLeft) == CGPoint(x: 40, y: 50))
    #expect(behavior.currentCorner == .topLeft)
    #expect(animator.runUntilPaused(limit: 10))
    #expect(view.distance(to: CGPoint(x: 40, y: 50)) < 1)
  }

  @Test(
    "A flick sends it to another corner",
    arguments: [
      (CGPoint(x: 2500, y: 0), StickyCorner.topRight),
      (CGPoint(x: 0, y: 3500), .bottomLeft),
      (CGPoint(x: 2500, y: 4500), .bottomRight),
    ])
  func flick(velocity: CGPoint, corner: StickyCorner) {
    animator.addBehavior(behavior)
    #expect(animator.runUntilPaused(limit: 10))
    behavior.addLinearVelocity(velocity)
    #expect(animator.isRunning)
    #expect(animator.runUntilPaused(limit: 10))
    #expect(behavior.currentCorner == corner)
    #expect(view.distance(to: behavior.position(for: corner)) < 1)
    #expect(view.transform.isIdentity)
  }

  @Test("Disabled, it stays where the finger left it, and enabled again goes on")
  func disabling() {
    animator.addBehavior(behavior)
    #expect(animator.runUntilPaused(limit: 10))
    behavior.isEnabled = false
    view.center = CGPoint(x: 250, y: 400)
    animator.run(seconds: 1)
    #expect(view.center == CGPoint(x: 250, y: 400))
    behavior.isEnabled = true
    #expect(animator.runUntilPaused(limit: 10))
    #expect(view.distance(to: behavior.position(for: .bottomRight)) < 1)
  }
}
