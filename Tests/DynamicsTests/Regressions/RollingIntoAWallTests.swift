import Dynamics
import Foundation
import Testing

/// An ellipse that rolled fast into a corner stood still before the wall, and kept 3054 pt/s
/// forever.
///
/// Rolling on the floor moved it a little deeper there, and continuous collision stopped it at its
/// earlier position: it never touched the wall.
@Suite struct RollingIntoAWallTests {
  private static func item(friction: CGFloat) -> (BasicItem, DynamicItemBehavior) {
    let item = BasicItem(
      center: CGPoint(x: 788.424, y: 586.78), size: CGSize(width: 26.644, height: 22.41),
      collisionBoundsType: .ellipse)
    item.angle = -1.65
    let properties = DynamicItemBehavior(items: [item])
    (properties.elasticity, properties.friction) = (0.4, friction)
    (properties.resistance, properties.angularResistance) = (0.5, 1)
    return (item, properties)
  }

  private static func animator(of item: BasicItem) -> DynamicAnimator {
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 800, height: 600))
    let walls = CollisionBehavior(items: [item])
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(walls)
    animator.addBehavior(GravityBehavior(items: [item]))
    return animator
  }

  @Test func anItemThatASpringPressesIntoACornerComesToRest() {
    let (item, properties) = Self.item(friction: 0.3)
    let spring = AttachmentBehavior(
      item: item, attachedToAnchor: CGPoint(x: 748.431, y: 194.793))
    (spring.frequency, spring.damping, spring.length) = (3, 0.5, 508.648)
    let animator = Self.animator(of: item)
    for behavior in [properties, spring] { animator.addBehavior(behavior) }
    properties.addLinearVelocity(CGPoint(x: 3000, y: 0), for: item)
    #expect(animator.advanceUntilPaused(limit: 10))
    let velocity = properties.linearVelocity(for: item)
    #expect(hypot(velocity.x, velocity.y) < 1)
  }

  /// The ellipse meets the wall and bounces there, 0.35 pt farther on.
  @Test(arguments: [0, 0.3], [1000.0, 3000, 10_000])
  func anItemThatSlidesOnTheFloorBouncesOffTheWall(friction: CGFloat, speed: CGFloat) {
    let (item, properties) = Self.item(friction: friction)
    let animator = Self.animator(of: item)
    animator.addBehavior(properties)
    properties.addLinearVelocity(CGPoint(x: speed, y: 0), for: item)
    animator.step()
    animator.step()
    #expect(properties.linearVelocity(for: item).x < -0.2 * speed)
  }
}
