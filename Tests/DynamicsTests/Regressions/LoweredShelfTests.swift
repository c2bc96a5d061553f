import Dynamics
import Foundation
import Testing

/// A box that lies on a shelf which a drag holds falls when the drag takes the shelf down.
///
/// A drag that carries something counts as blocked, and what has been blocked in one place for half a second
/// is stopped. The box was stopped in each step though nothing held it any more, and hung in the air.
@Suite struct LoweredShelfTests {
  @Test(arguments: [100, 300, 500, 1500] as [CGFloat], [0, 0.01, 0.3] as [CGFloat])
  func theBoxFalls(speed: CGFloat, gap: CGFloat) {
    let shelf = BasicItem(center: CGPoint(x: 200, y: 300), size: CGSize(width: 60, height: 20))
    let box = BasicItem(
      center: CGPoint(x: 200, y: 270 - gap), size: CGSize(width: 40, height: 40))
    let animator = DynamicAnimator(
      referenceBounds: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let properties = DynamicItemBehavior(items: [box, shelf])
    properties.resistance = 2
    properties.angularResistance = 2
    let drag = DragBehavior(item: shelf, grabbedAt: shelf.center)
    for behavior in [
      CollisionBehavior(items: [box, shelf]), GravityBehavior(items: [box, shelf]), properties,
      drag,
    ] {
      animator.addBehavior(behavior)
    }
    for _ in 0..<240 { animator.step() }
    for step in 1...30 {
      drag.move(
        to: CGPoint(x: 200, y: 300 + speed * CGFloat(step) / 120), at: animator.elapsedTime)
      animator.step()
    }
    for _ in 0..<240 { animator.step() }
    #expect(abs(shelf.center.y - box.center.y - 30) < 1)
  }
}
