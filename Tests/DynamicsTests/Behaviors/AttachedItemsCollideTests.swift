import DynamicsTesting
import DynamicsTestSupport
import Testing

/// Tests which attached items collide with each other.
@Suite struct AttachedItemsCollideTests {
  enum Kind: CaseIterable {
    case rod, spring, rope, pin, weld, slide

    func attach(_ a: BasicItem, _ b: BasicItem) -> AttachmentBehavior {
      let middle = CGPoint(x: (a.center.x + b.center.x) / 2, y: (a.center.y + b.center.y) / 2)
      switch self {
      case .rod: return AttachmentBehavior(item: a, attachedTo: b)
      case .spring:
        let spring = AttachmentBehavior(item: a, attachedTo: b)
        spring.frequency = 2
        spring.damping = 0.5
        return spring
      case .rope:
        return .limitAttachment(
          with: a, offsetFromCenter: .zero, attachedTo: b, offsetFromCenter: .zero)
      case .pin: return .pinAttachment(with: a, attachedTo: b, attachmentAnchor: middle)
      case .weld: return .fixedAttachment(with: a, attachedTo: b, attachmentAnchor: middle)
      case .slide:
        return .slidingAttachment(
          with: a, attachedTo: b, attachmentAnchor: middle,
          axisOfTranslation: CGVector(dx: 1, dy: 0))
      }
    }
  }

  /// Two boxes that overlap, and the reports of their contact.
  private struct Pair {
    let animator = DynamicAnimator.headless()
    let left = BasicItem.box(300, 300, 40, 40)
    let right = BasicItem.box(325, 310, 40, 40)
    let collision: CollisionBehavior
    let log = ContactLog()

    init() {
      collision = CollisionBehavior(items: [left, right])
      collision.collisionDelegate = log
      animator.addBehavior(collision)
    }

    /// For each report, in order, whether a contact began.
    var began: [Bool] {
      log.entries.map { if case .beganItems = $0 { true } else { false } }
    }
  }

  @Test func whoCollidesByDefaultDependsOnTheKind() {
    for kind in Kind.allCases {
      let attachment = kind.attach(.crate(at: 0, 0), .crate(at: 200, 0))
      let collide = [Kind.rod, .spring, .rope].contains(kind)
      #expect(attachment.attachedItemsCollide == collide, "\(kind)")
      let pair = Pair()
      pair.animator.addBehavior(kind.attach(pair.left, pair.right))
      pair.animator.step()
      #expect(pair.began == (collide ? [true] : []), "\(kind)")
    }
    #expect(
      AttachmentBehavior(item: BasicItem.crate(at: 0, 0), attachedToAnchor: .zero)
        .attachedItemsCollide)
    #expect(
      !AttachmentBehavior.slidingAttachment(
        with: BasicItem.crate(at: 0, 0), attachmentAnchor: .zero,
        axisOfTranslation: CGVector(dx: 1, dy: 0)
      ).attachedItemsCollide)
  }

  @Test(arguments: Kind.allCases) func itCanBeSetAtAnyTime(kind: Kind) {
    let pair = Pair()
    let attachment = kind.attach(pair.left, pair.right)
    attachment.attachedItemsCollide = false
    #expect(!attachment.attachedItemsCollide)
    pair.animator.addBehavior(attachment)
    #expect(pair.animator.advanceUntilPaused(limit: 10))
    #expect(pair.began == [])

    // Each change resumes an animator at rest.
    attachment.attachedItemsCollide = true
    #expect(attachment.attachedItemsCollide)
    pair.animator.step()
    #expect(pair.began == [true])
    attachment.attachedItemsCollide = true
    attachment.attachedItemsCollide = false
    pair.animator.step()
    #expect(pair.began == [true, false])
    #expect(pair.animator.advanceUntilPaused(limit: 10))
    #expect(pair.began == [true, false])
    #expect(
      pair.log.entries[1] == .endedItems(ObjectIdentifier(pair.left), ObjectIdentifier(pair.right)))
  }

  @Test func itemsCollideAgainWhenTheirAttachmentLeaves() {
    let pair = Pair()
    let pins = (0..<2).map { _ in Kind.pin.attach(pair.left, pair.right) }
    let rod = Kind.rod.attach(pair.left, pair.right)
    for attachment in pins + [rod] { pair.animator.addBehavior(attachment) }
    let marbles = MarbleDiagram(
      of: pair.animator, ["left": pair.left, "right": pair.right], every: pair.animator.timeStep)
    pair.animator.step()
    // One that forbids is enough.
    pair.animator.removeBehavior(pins[0])
    pair.animator.step()
    pair.animator.removeBehavior(pins[1])
    pair.animator.step()
    pair.animator.addBehavior(pins[0])
    pair.animator.step()
    pair.animator.removeAllBehaviors()
    pair.animator.addBehavior(pair.collision)
    pair.animator.step()
    marbles.expect(
      """
      left   --beb
      right  --beb
      """)
  }

  @Test func onlyTheTwoItemsOfAnAttachmentPassEachOther() {
    let pair = Pair()
    let third = BasicItem.box(312, 290, 40, 40)
    pair.collision.addItem(third)
    pair.animator.addBehavior(Kind.weld.attach(third, pair.left))
    pair.animator.addBehavior(Kind.weld.attach(third, pair.right))
    pair.animator.step()
    #expect(
      pair.log.entries == [.beganItems(ObjectIdentifier(pair.left), ObjectIdentifier(pair.right))])
  }

  @Test func aGroupIsOneItem() {
    let parts = [BasicItem.box(300, 300, 40, 40), BasicItem.box(330, 300, 40, 40)]
    let group = DynamicItemGroup(items: parts)
    let handle = BasicItem.box(315, 310, 60, 10)
    let log = ContactLog()
    let collision = CollisionBehavior(items: [group, handle])
    collision.collisionDelegate = log
    let animator = DynamicAnimator.headless()
    animator.addBehavior(collision)
    let pin = AttachmentBehavior.pinAttachment(
      with: handle, attachedTo: group, attachmentAnchor: CGPoint(x: 315, y: 305))
    animator.addBehavior(pin)
    animator.advance(by: 0.5)
    #expect(log.entries == [])
    pin.attachedItemsCollide = true
    animator.step()
    #expect(log.entries.count == 1)
  }

  @Test func aFastItemIsNotStoppedByWhatItIsAttachedTo() {
    for collide in [true, false] {
      let animator = DynamicAnimator.headless()
      let (bullet, post) = (BasicItem.box(100, 300, 10, 10), BasicItem.box(400, 300, 4, 100))
      let anchor = DynamicItemBehavior(items: [post])
      anchor.isAnchored = true
      let leash = Kind.rope.attach(bullet, post)
      leash.length = 1e6
      leash.attachedItemsCollide = collide
      for behavior in [anchor, leash, CollisionBehavior(items: [bullet, post])] {
        animator.addBehavior(behavior)
      }
      animator.withoutResistance(bullet).addLinearVelocity(CGPoint(x: 9000, y: 0), for: bullet)
      animator.advance(by: 0.2)
      #expect((bullet.center.x < 400) == collide)
    }
  }
}
