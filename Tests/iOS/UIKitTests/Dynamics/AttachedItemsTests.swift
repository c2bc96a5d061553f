import Testing
import UIKit

/// As on iOS, items that an attachment joins do not collide with each other.
@MainActor @Suite struct AttachedItemsTests {
  private final class Contacts: NSObject, UICollisionBehaviorDelegate {
    var began = 0

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem, at p: CGPoint
    ) { began += 1 }
  }

  private final class Rod: UIAttachmentBehavior {}

  private let left = makeView(at: 100, 100, 40, 40)
  private let right = makeView(at: 125, 110, 40, 40)
  private let animator = UIDynamicAnimator()
  private let contacts = Contacts()
  private let collision: UICollisionBehavior

  init() {
    collision = UICollisionBehavior(items: [left, right])
    collision.collisionDelegate = contacts
    animator.addBehavior(collision)
  }

  /// One of each kind, between two overlapping items.
  private var attachments: [UIAttachmentBehavior] {
    let soft = UIAttachmentBehavior(item: left, attachedTo: right)
    soft.frequency = 2
    soft.damping = 0.5
    let middle = CGPoint(x: 112, y: 105)
    return [
      UIAttachmentBehavior(item: left, attachedTo: right), soft, Rod(item: left, attachedTo: right),
      .limitAttachment(
        with: left, offsetFromCenter: .zero, attachedTo: right, offsetFromCenter: .zero),
      .pinAttachment(with: left, attachedTo: right, attachmentAnchor: middle),
      .fixedAttachment(with: left, attachedTo: right, attachmentAnchor: middle),
      .slidingAttachment(
        with: left, attachedTo: right, attachmentAnchor: middle,
        axisOfTranslation: CGVector(dx: 1, dy: 0)),
      Rod.fixedAttachment(with: left, attachedTo: right, attachmentAnchor: middle),
    ]
  }

  @Test(arguments: 0..<8) func itemsOfNoKindOfAttachmentCollide(index: Int) {
    let attachment = attachments[index]
    animator.addBehavior(attachment)
    animator.run(frames: 60)
    #expect(contacts.began == 0)
    #expect(left.center == CGPoint(x: 100, y: 100) && right.center == CGPoint(x: 125, y: 110))
    animator.removeBehavior(attachment)
    animator.run(frames: 60)
    #expect(contacts.began == 1, "they do without it")
    #expect(max(right.center.x - left.center.x, right.center.y - left.center.y) > 38)
  }

  @Test func itemsJoinedOverAnotherCollide() {
    let middle = makeView(at: 110, 100, 40, 40)
    collision.addItem(middle)
    for end in [left, right] {
      animator.addBehavior(UIAttachmentBehavior(item: end, attachedTo: middle))
    }
    animator.run(frames: 2)
    #expect(contacts.began == 1)
  }
}
