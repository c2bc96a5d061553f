import Testing
import UIKit

@MainActor @Suite struct CurvedBoundaryTests {
  private final class Ball: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  /// Was thrown back the way it came: it touched several edges of the oval at once.
  @Test("A ball bounces off an oval by the oval's normal", arguments: [-10, -6, 3, 6, 10])
  func bounce(offset: CGFloat) {
    let ball = Ball(frame: CGRect(x: 160 + offset - 8, y: 192, width: 16, height: 16))
    let animator = UIDynamicAnimator()
    let collision = UICollisionBehavior(items: [ball])
    collision.addBoundary(
      withIdentifier: "oval",
      for: UIBezierPath(ovalIn: CGRect(x: 136, y: 296, width: 48, height: 48)))
    let steel = UIDynamicItemBehavior(items: [ball])
    (steel.elasticity, steel.friction, steel.resistance) = (1, 0, 0)
    steel.addLinearVelocity(CGPoint(x: 0, y: 300), for: ball)
    animator.addBehavior(collision)
    animator.addBehavior(steel)
    for _ in 0..<30 { animator.advance(by: 1.0 / 60) }
    let velocity = steel.linearVelocity(for: ball)
    // Turned about the normal where the circles of 24 pt and 8 pt touch, within an edge's turn.
    let expected = 2 * asin(offset / 32)
    #expect(abs(atan2(velocity.x, -velocity.y) - expected) < 0.4)
    #expect(velocity.x * offset > 0)
    #expect(abs(hypot(velocity.x, velocity.y) - 300) < 3)
  }
}
