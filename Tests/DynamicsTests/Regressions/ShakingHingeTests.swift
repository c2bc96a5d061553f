import Dynamics
import DynamicsTestSupport
import Testing

/// The contact and the pin of two overlapping items worked against each other: an arm on a torso
/// shook forever, and most dolls never rested.
@Suite struct ShakingHingeTests {
  private let room = CGRect(x: 0, y: 0, width: 300, height: 300)

  private func animator(_ items: [BasicItem], _ others: [DynamicBehavior]) -> DynamicAnimator {
    let animator = DynamicAnimator(referenceBounds: room)
    let collision = CollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    for behavior in [collision, GravityBehavior(items: items)] + others {
      animator.addBehavior(behavior)
    }
    return animator
  }

  @Test(arguments: [-0.4, -0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.4])
  func anArmOnATorsoComesToRest(angle: CGFloat) {
    let (torso, arm) = (BasicItem.box(150, 200, 30, 60), BasicItem.box(181, 180, 30, 10))
    let pin = AttachmentBehavior.pinAttachment(
      with: arm, attachedTo: torso, attachmentAnchor: CGPoint(x: 165.5, y: 180))
    torso.angle = angle
    let animator = animator([torso, arm], [pin])
    #expect(animator.advanceUntilPaused(limit: 600))
    #expect(room.contains(torso.center) && room.contains(arm.center))
  }

  @Test(arguments: 0..<10 as Range<UInt64>) func aDollComesToRest(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let torso = BasicItem.box(150, 130, 30, 60)
    let limbs: [(item: BasicItem, joint: CGPoint)] = [
      (.box(150, 88, 20, 24), CGPoint(x: 150, y: 100)),
      (.box(181, 110, 36, 10), CGPoint(x: 165, y: 110)),
      (.box(119, 110, 36, 10), CGPoint(x: 135, y: 110)),
      (.box(142, 178, 10, 40), CGPoint(x: 142, y: 160)),
      (.box(158, 178, 10, 40), CGPoint(x: 158, y: 160)),
    ]
    let pins = limbs.map {
      AttachmentBehavior.pinAttachment(
        with: $0.item, attachedTo: torso, attachmentAnchor: $0.joint)
    }
    let items = [torso] + limbs.map(\.item)
    let properties = DynamicItemBehavior(items: items)
    for item in items {
      let push = CGPoint(x: random.double(in: -300...300), y: random.double(in: -300...300))
      properties.addLinearVelocity(push, for: item)
    }
    #expect(animator(items, pins + [properties]).advanceUntilPaused(limit: 600))
  }
}
