import Dynamics
import Foundation
import Testing

/// Boxes that were placed edge to edge, as arithmetic places them, do not let go when touched.
///
/// At an overlap of exactly 0, a turn of 1e-9 dropped a point of the contact with its impulse, and
/// the boxes above fell until each contact was 0.1 pt deep.
@Suite struct EdgeToEdgeTests {
  enum Touch: CaseIterable {
    case nudge, stillDrag, snap, weakSpring
  }

  @Test(arguments: [0, 1e-9, 0.01, 0.3] as [CGFloat], Touch.allCases)
  func aTowerStandsWhenItsLowestBoxIsTouched(gap: CGFloat, touch: Touch) {
    let boxes = (0..<20).map { place in
      BasicItem(
        center: CGPoint(x: 200, y: 590 - (20 + gap) * CGFloat(place)),
        size: CGSize(width: 20, height: 20))
    }
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 400, height: 600))
    let collision = CollisionBehavior(items: boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    let properties = DynamicItemBehavior(items: boxes)
    for behavior in [collision, GravityBehavior(items: boxes), properties] {
      animator.addBehavior(behavior)
    }
    animator.advanceUntilPaused(limit: 10)
    let centers = boxes.map(\.center)
    let lowest = boxes[0]
    switch touch {
    case .nudge: properties.addLinearVelocity(CGPoint(x: 1, y: 0), for: lowest)
    case .stillDrag: animator.addBehavior(DragBehavior(item: lowest, grabbedAt: lowest.center))
    case .snap: animator.addBehavior(SnapBehavior(item: lowest, snapTo: lowest.center))
    case .weakSpring:
      let spring = AttachmentBehavior(item: lowest, attachedToAnchor: lowest.center)
      (spring.length, spring.frequency, spring.damping) = (0, 0.01, 1)
      animator.addBehavior(spring)
    }
    for _ in 0..<600 { animator.step() }
    for (box, center) in zip(boxes, centers) {
      #expect(hypot(box.center.x - center.x, box.center.y - center.y) < 0.25)
    }
    #expect(!animator.isRunning)
  }
}
