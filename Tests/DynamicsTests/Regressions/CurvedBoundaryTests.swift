import Dynamics
import Testing

/// A ball was thrown back from an oval in the direction it came from: it touched several edges at
/// once.
@Suite struct CurvedBoundaryTests {
  @Test(arguments: [-10, -6, 3, 6, 10])
  func aBallBouncesOffAnOvalByTheOvalsNormal(offset: CGFloat) {
    let animator = DynamicAnimator.headless()
    let ball = BasicItem(
      center: CGPoint(x: 160 + offset, y: 200), size: CGSize(width: 16, height: 16),
      collisionBoundsType: .ellipse)
    let collision = CollisionBehavior(items: [ball])
    collision.addBoundary(
      withIdentifier: "oval",
      for: BezierPath(ovalIn: CGRect(x: 136, y: 296, width: 48, height: 48)))
    let steel = animator.withoutResistance(ball)
    steel.elasticity = 1
    steel.friction = 0
    steel.addLinearVelocity(CGPoint(x: 0, y: 300), for: ball)
    animator.addBehavior(collision)
    animator.showFrames(30)
    let velocity = steel.linearVelocity(for: ball)
    // Reflected at the normal where the circles of 24 pt and 8 pt touch, to within the angle of an
    // edge.
    expect(atan2(velocity.x, -velocity.y), near: 2 * asin(offset / 32), within: 0.4)
    #expect(velocity.x * offset > 0)
    expect(hypot(velocity.x, velocity.y), near: 300, within: 3)
  }
}
