import Dynamics
import DynamicsTestSupport

extension SeamScene {
  /// Joins the first item to its neighbor, to a post beside it, or to the room.
  func addJoint(_ feature: SeamPlan.Feature, _ random: inout SeededGenerator) {
    let first = bodies[0]
    let isWithNeighbor = bodies.count > 1 && random.int(in: 0...2) > 0
    if !isWithNeighbor, [.rod, .spring, .slide].contains(feature), random.bool() {
      return addToRoom(feature, first.item, &random)
    }
    let partner = isWithNeighbor ? bodies[1].item : post(&random)
    let touch = frame.room(
      frame.local(first.item.center).x + (isWithNeighbor ? first.front : 0),
      isWithNeighbor ? 0 : first.size.height / 2)
    let (own, other) = ends(first.item, partner, &random)
    let joint: SeamJoint
    switch feature {
    case .rod, .spring:
      let rod = AttachmentBehavior(
        item: first.item, offsetFromCenter: own.offset, attachedTo: partner,
        offsetFromCenter: other.offset)
      if feature == .spring { soften(rod, &random) }
      joint = SeamJoint(
        rod, feature == .rod ? .rod : .soft, first.item, partner, at: own.place, and: other.place)
    case .rope:
      let rope = AttachmentBehavior.limitAttachment(
        with: first.item, offsetFromCenter: own.offset, attachedTo: partner,
        offsetFromCenter: other.offset)
      joint = SeamJoint(rope, .rope, first.item, partner, at: own.place, and: other.place)
    case .weld:
      joint = SeamJoint(
        .fixedAttachment(with: first.item, attachedTo: partner, attachmentAnchor: touch), .weld,
        first.item, partner, at: touch, and: touch)
    case .slide: joint = slide(first.item, partner, &random)
    case .motor where random.bool(), .range where random.bool():
      joint = slide(first.item, partner, &random)
    default:
      joint = SeamJoint(
        .pinAttachment(with: first.item, attachedTo: partner, attachmentAnchor: touch), .pin,
        first.item, partner, at: touch, and: touch)
    }
    finish(joint, feature, &random)
    laws.link(first.item, partner)
  }

  private typealias End = (place: CGPoint, offset: Offset)

  /// Centers, or places on the items.
  private func ends(
    _ first: any DynamicItem, _ second: any DynamicItem, _ random: inout SeededGenerator
  ) -> (End, End) {
    func end(_ item: any DynamicItem, _ random: inout SeededGenerator) -> End {
      let isCenter = random.bool()
      let offset = isCenter ? 0 : item.bounds.height / 3
      return (
        item.place(CGPoint(x: 0, y: offset)), Offset(horizontal: 0, vertical: offset)
      )
    }
    let own = end(first, &random)
    return (own, end(second, &random))
  }

  private func addToRoom(
    _ feature: SeamPlan.Feature, _ item: any DynamicItem, _ random: inout SeededGenerator
  ) {
    let arm = frame.way(-random.double(in: 0...60), random.double(in: -60...60))
    let place = CGPoint(x: item.center.x + arm.x, y: item.center.y + arm.y)
    if feature == .slide {
      let axis = random.bool() ? frame.vector(1, 0) : frame.vector(0, 1)
      var joint = SeamJoint(
        .slidingAttachment(with: item, attachmentAnchor: place, axisOfTranslation: axis), .slide,
        item, nil, at: item.center, and: item.center)
      joint.axis = CGPoint(x: axis.dx, y: axis.dy)
      finish(joint, feature, &random)
    } else {
      let rod = AttachmentBehavior(item: item, attachedToAnchor: place)
      if feature == .spring { soften(rod, &random) }
      let kind: SeamJoint.Kind = feature == .rod ? .rod : .soft
      finish(SeamJoint(rod, kind, item, nil, at: item.center, and: place), feature, &random)
    }
    laws.hold(item)
  }

  private func slide(
    _ first: any DynamicItem, _ second: any DynamicItem, _ random: inout SeededGenerator
  ) -> SeamJoint {
    let axis = random.bool() ? frame.vector(1, 0) : frame.vector(0, 1)
    var joint = SeamJoint(
      .slidingAttachment(
        with: first, attachedTo: second, attachmentAnchor: first.center, axisOfTranslation: axis),
      .slide, first, second, at: first.center, and: first.center)
    joint.axis = second.own(
      CGPoint(x: second.center.x + axis.dx, y: second.center.y + axis.dy))
    return joint
  }

  private func soften(_ rod: AttachmentBehavior, _ random: inout SeededGenerator) {
    rod.frequency = random.double(in: 0.5...10)
    rod.damping = random.double(in: 0.1...1)
  }

  /// An anchored item beside the first one.
  private func post(_ random: inout SeededGenerator) -> any DynamicItem {
    let place = CGPoint(
      x: frame.local(bodies[0].item.center).x,
      y: bodies[0].size.height / 2 + plan.gap + random.double(in: 20...60))
    return addObstacle(nil, CGSize(width: 10, height: 10), at: place)
  }

  private func finish(
    _ joint: SeamJoint, _ feature: SeamPlan.Feature, _ random: inout SeededGenerator
  ) {
    let attachment = joint.attachment
    let isPin = joint.kind == .pin
    if feature == .range {
      let range: CGFloat = isPin ? random.double(in: 0.02...1) : random.double(in: 1...30)
      attachment.attachmentRange = FloatRange(minimum: -range, maximum: range)
    }
    if random.int(in: 0...3) == 0 { attachment.attachedItemsCollide.toggle() }
    if feature == .motor, plan.situation != .rest {
      let speed = isPin ? random.double(in: 1...10) : random.double(in: 20...200)
      attachment.motor = AttachmentMotor(
        speed: random.bool() ? speed : -speed, maximum: random.double(in: 0.1...10))
      input = max(input, isPin ? speed * 100 : speed)
      endings.append { attachment.motor = nil }
    }
    animator.addBehavior(attachment)
    joints.append(joint)
  }
}
