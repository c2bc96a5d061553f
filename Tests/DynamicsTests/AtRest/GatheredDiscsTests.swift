import Dynamics
import Foundation
import Testing

/// Discs that snaps gather at one point come to rest around it.
///
/// They used to tremble for ever, at up to 1100 pt/s.
@Suite struct GatheredDiscsTests {
  @Test(
    arguments: [(10, 14), (12, 14), (8, 30), (12, 30)] as [(Int, CGFloat)],
    [2, 3, 5.8] as [CGFloat])
  func discsRest(discs: (count: Int, radius: CGFloat), frequency: CGFloat) {
    let items = (0..<discs.count).map { place in
      BasicItem(
        center: CGPoint(
          x: 200 + 90 * cos(2.4 * Double(place)), y: 200 + 90 * sin(2.4 * Double(place))),
        size: CGSize(width: 2 * discs.radius, height: 2 * discs.radius),
        collisionBoundsType: .ellipse)
    }
    let animator = DynamicAnimator(referenceBounds: .zero)
    animator.addBehavior(CollisionBehavior(items: items))
    for item in items {
      let snap = SnapBehavior(item: item, snapTo: CGPoint(x: 200, y: 200))
      snap.frequency = frequency
      animator.addBehavior(snap)
    }
    #expect(animator.advanceUntilPaused(limit: 5))
    for (place, item) in items.enumerated() {
      for other in items[..<place] {
        let distance = hypot(item.center.x - other.center.x, item.center.y - other.center.y)
        #expect(distance > 2 * discs.radius - 0.5)
      }
    }
  }
}
