import Dynamics
import DynamicsTestSupport

extension ChaoticRun {
  static func joints(seed: UInt64) -> ChaoticRun {
    var random = SeededGenerator(seed: seed)
    var parts = JointedParts()
    parts.addDoll(at: CGPoint(x: 150, y: 140), &random)
    parts.addDoll(at: CGPoint(x: 390, y: 150), &random)
    parts.addChain(from: CGPoint(x: 270, y: 20), &random)
    parts.addOthers(&random)

    let log = ContactLog()
    let collision = CollisionBehavior(items: parts.items)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = log
    let thrown = DynamicItemBehavior(items: parts.items)
    thrown.elasticity = 0.5
    thrown.resistance = 0.01
    random.throwAll(parts.items, with: thrown, speed: 300)

    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 560, height: 330))
    animator.addBehaviors([collision, thrown, GravityBehavior(items: parts.items)])
    animator.addBehaviors(parts.attachments)
    return ChaoticRun(animator, log, length: 300)
  }
}

/// Items, and what holds them together.
private struct JointedParts {
  var items: [BasicItem] = []
  var attachments: [AttachmentBehavior] = []

  private mutating func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
    -> BasicItem
  {
    let item = BasicItem(
      center: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    items.append(item)
    return item
  }

  /// Ten boxes on pins with limits and friction.
  mutating func addDoll(at place: CGPoint, _ random: inout SeededGenerator) {
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: place.x + x, y: place.y + y) }
    let torso = box(place.x, place.y, 24, 44)
    let head = box(place.x, place.y - 32, 18, 18)
    var joints = [(head, torso, at(0, -22))]
    for side in [CGFloat(-1), 1] {
      let arm = box(place.x + side * 24, place.y - 16, 24, 8)
      let hand = box(place.x + side * 48, place.y - 16, 24, 8)
      let leg = box(place.x + side * 8, place.y + 36, 9, 28)
      let foot = box(place.x + side * 8, place.y + 64, 9, 28)
      joints += [
        (arm, torso, at(side * 12, -16)), (hand, arm, at(side * 36, -16)),
        (leg, torso, at(side * 8, 22)), (foot, leg, at(side * 8, 50)),
      ]
    }
    for (item, holder, anchor) in joints {
      let pin = AttachmentBehavior.pinAttachment(
        with: item, attachedTo: holder, attachmentAnchor: anchor)
      pin.attachmentRange = FloatRange(
        minimum: -random.double(in: 0.2...1.2), maximum: random.double(in: 0.2...1.2))
      pin.frictionTorque = random.bool() ? random.double(in: 0.001...0.03) : 0
      attachments.append(pin)
    }
  }

  /// Rods from a place, the last of them closing a loop.
  mutating func addChain(from place: CGPoint, _ random: inout SeededGenerator) {
    var above: BasicItem?
    var links: [BasicItem] = []
    for index in 0..<7 {
      let link = box(
        place.x + random.double(in: -6...6), place.y + 22 * CGFloat(index + 1), 14, 10)
      attachments.append(
        above.map { AttachmentBehavior(item: link, attachedTo: $0) }
          ?? AttachmentBehavior(item: link, attachedToAnchor: place))
      above = link
      links.append(link)
    }
    attachments.append(AttachmentBehavior(item: links[6], attachedTo: links[3]))
  }

  /// Sliders, a weld, a rope, and springs between items and to a place.
  mutating func addOthers(_ random: inout SeededGenerator) {
    let (rider, rail) = (box(60, 250, 24, 16), box(100, 270, 40, 12))
    let slider = AttachmentBehavior.slidingAttachment(
      with: rider, attachedTo: rail, attachmentAnchor: CGPoint(x: 80, y: 260),
      axisOfTranslation: CGVector(dx: 1, dy: 0.3))
    slider.attachmentRange = FloatRange(minimum: -20, maximum: 25)
    let lift = box(500, 200, 20, 30)
    let shaft = AttachmentBehavior.slidingAttachment(
      with: lift, attachmentAnchor: CGPoint(x: 500, y: 180),
      axisOfTranslation: CGVector(dx: 0, dy: 1))
    shaft.attachmentRange = FloatRange(minimum: -60, maximum: 60)
    let (left, right) = (box(200, 290, 20, 20), box(222, 292, 20, 14))
    let weld = AttachmentBehavior.fixedAttachment(
      with: left, attachedTo: right, attachmentAnchor: CGPoint(x: 211, y: 291))
    let softWeld = AttachmentBehavior.fixedAttachment(
      with: right, attachedTo: box(250, 290, 18, 18), attachmentAnchor: CGPoint(x: 236, y: 291))
    softWeld.frequency = 4
    softWeld.damping = 0.1
    let rope = AttachmentBehavior.limitAttachment(
      with: rider, offsetFromCenter: Offset(horizontal: 8, vertical: 0), attachedTo: left,
      offsetFromCenter: Offset(horizontal: 0, vertical: -8))
    let spring = AttachmentBehavior(item: left, attachedTo: lift)
    spring.frequency = random.double(in: 0.8...2)
    spring.damping = 0.05
    let hanging = AttachmentBehavior(
      item: right, offsetFromCenter: Offset(horizontal: 5, vertical: 3),
      attachedToAnchor: CGPoint(x: 300, y: 200))
    hanging.frequency = 1.5
    hanging.damping = 0.2
    attachments += [slider, shaft, weld, softWeld, rope, spring, hanging]
  }
}
