import Dynamics
import Testing

/// An item that a kinematic behavior took out of a closed boundary hung in the air when it was
/// released.
///
/// It kept its enclosures of before, so containment held it where it was.
@Suite struct ReleasedOutsideTests {
  private static func scene(_ card: BasicItem, isOval: Bool) -> DynamicAnimator {
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 300)
    let animator = DynamicAnimator.headless(bounds)
    let collision = CollisionBehavior(items: [card])
    if isOval {
      collision.addBoundary(withIdentifier: "oval", for: BezierPath(ovalIn: bounds))
    } else {
      collision.translatesReferenceBoundsIntoBoundary = true
    }
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: [card]))
    animator.step()
    return animator
  }

  @Test(arguments: [false, true], [CGPoint(x: 150, y: 500), CGPoint(x: 600, y: 100)])
  func itFallsOutsideOfTheBoundary(isOval: Bool, place: CGPoint) {
    let card = BasicItem.box(150, 200, 30, 30)
    let animator = Self.scene(card, isOval: isOval)
    let motion = KinematicBehavior(items: [card])
    animator.addBehavior(motion)
    motion.move(card, to: place, duration: 1)
    animator.advance(by: 1.1)
    motion.removeItem(card)
    animator.advance(by: 1)
    #expect(card.center.y > place.y + 300)
  }

  @Test(arguments: [false, true])
  func whatIsReleasedInsideStaysInside(isOval: Bool) {
    let card = BasicItem.box(150, 500, 30, 30)
    let animator = Self.scene(card, isOval: isOval)
    let motion = KinematicBehavior(items: [card])
    animator.addBehavior(motion)
    motion.move(card, to: CGPoint(x: 150, y: 150), duration: 0.1)
    animator.advance(by: 0.2)
    motion.removeItem(card)
    let properties = DynamicItemBehavior(items: [card])
    animator.addBehavior(properties)
    properties.addLinearVelocity(CGPoint(x: 30_000, y: 20_000), for: card)
    for _ in 0..<240 {
      animator.step()
      #expect(card.center.y < 300 && card.center.x < 300)
    }
  }
}
