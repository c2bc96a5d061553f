import Testing
import UIKit

/// A center exactly on a side of the reference bounds is inside.
@MainActor @Suite struct OnTheSideTests {
  @Test(arguments: [(0.0, 120.0), (300, 120), (120, 0), (120, 300), (0, 0), (300, 300)])
  func anItemWhoseCenterIsOnASideComesIn(_ x: CGFloat, _ y: CGFloat) {
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = makeView(at: x, y, 40, 40)
    room.addSubview(view)
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    let animator = UIDynamicAnimator(referenceView: room)
    animator.addBehavior(collision)
    let out = UIDynamicItemBehavior(items: [view])
    out.addLinearVelocity(
      CGPoint(x: x == 0 ? -50 : x == 300 ? 50 : 0, y: y == 0 ? -50 : y == 300 ? 50 : 0), for: view)
    animator.addBehavior(out)
    animator.run(frames: 120)
    #expect(room.bounds.insetBy(dx: -0.5, dy: -0.5).contains(view.frame))
  }

  @Test(arguments: [(20.0, 120.0), (280, 120), (120, 20), (120, 280)])
  func soIsACenterOnASideOfTheInsetBounds(_ x: CGFloat, _ y: CGFloat) {
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = makeView(at: x, y, 40, 40)
    room.addSubview(view)
    let collision = UICollisionBehavior(items: [view])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
    let animator = UIDynamicAnimator(referenceView: room)
    animator.addBehavior(collision)
    animator.run(frames: 120)
    #expect(CGRect(x: 19.5, y: 19.5, width: 261, height: 261).contains(view.frame))
  }
}
