import Dynamics
import Foundation
import Testing

/// A fast item that touches a large disc only for a moment, between the corners of the polygon that is inscribed in it.
@Suite struct GrazingTests {
  @Test(arguments: [1.0, 2.0, 3.0, 4.0], [DynamicItemCollisionBoundsType.ellipse, .rectangle])
  func aFastItemThatGrazesALargeDiscIsTurnedAway(
    depth: Double, type: DynamicItemCollisionBoundsType
  ) {
    let disc = BasicItem(
      center: .zero, size: CGSize(width: 1000, height: 1000), collisionBoundsType: .ellipse)
    // In front of the middle of a side, if the first corner of the polygon is on an axis.
    let normal = CGVector(dx: cos(.pi / 24 - .pi / 2), dy: sin(.pi / 24 - .pi / 2))
    let height = 505 - depth
    let item = BasicItem(
      center: CGPoint(
        x: normal.dx * height + normal.dy * 200, y: normal.dy * height - normal.dx * 200),
      size: CGSize(width: 10, height: 10), collisionBoundsType: type)
    item.angle = .pi / 24
    let animator = DynamicAnimator()
    let anchored = DynamicItemBehavior(items: [disc])
    anchored.isAnchored = true
    let flying = DynamicItemBehavior(items: [item])
    (flying.resistance, flying.friction, flying.elasticity) = (0, 0, 1)
    flying.addLinearVelocity(CGPoint(x: -normal.dy * 5000, y: normal.dx * 5000), for: item)
    for behavior in [anchored, flying, CollisionBehavior(items: [disc, item])] {
      animator.addBehavior(behavior)
    }
    var deepest = 0.0
    for _ in 0..<12 {
      animator.step()
      let reach = type == .ellipse ? 505 : 504.9
      deepest = max(deepest, reach - hypot(item.center.x, item.center.y))
    }
    #expect(deepest < 1.7, "\(deepest)")
    let velocity = flying.linearVelocity(for: item)
    let rising = velocity.x * normal.dx + velocity.y * normal.dy
    #expect(depth < 1.5 || rising > 100, "\(velocity)")
  }
}
