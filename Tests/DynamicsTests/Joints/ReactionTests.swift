import Dynamics
import Foundation
import Testing

/// The load that attachments report, against closed forms: 1 N gives 1 kg 100 pt/s².
@Suite struct ReactionTests {
  private let anchor = CGPoint(x: 200, y: 100)

  /// A box of 100 × 100 pt, which has 1 kg.
  private func box(_ x: Double, _ y: Double) -> BasicItem {
    BasicItem(center: CGPoint(x: x, y: y), size: CGSize(width: 100, height: 100))
  }

  private func animator(
    _ items: [BasicItem], _ behaviors: [DynamicBehavior], gravity: [BasicItem]? = nil
  ) -> DynamicAnimator {
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let properties = DynamicItemBehavior(items: items)
    properties.resistance = 0
    properties.angularResistance = 0
    for behavior in [GravityBehavior(items: gravity ?? items), properties] + behaviors {
      animator.addBehavior(behavior)
    }
    return animator
  }

  private func isNear(_ value: CGFloat, _ expected: CGFloat, _ tolerance: CGFloat = 1e-3) -> Bool {
    abs(value - expected) <= tolerance * max(1, abs(expected))
  }

  @Test func `a hanging mass pulls with its weight, whatever holds it`() {
    for kind in 0..<7 {
      let item = box(200, 300)
      let beam = BasicItem(center: CGPoint(x: 200, y: 50), size: CGSize(width: 40, height: 20))
      let fixed = DynamicItemBehavior(items: [beam])
      fixed.isAnchored = true
      let attachment: AttachmentBehavior
      switch kind {
      case 0: attachment = AttachmentBehavior(item: item, attachedToAnchor: anchor)
      case 1:
        attachment = AttachmentBehavior(item: item, attachedToAnchor: anchor)
        (attachment.frequency, attachment.damping) = (2, 1)
      case 2:
        attachment = .limitAttachment(
          with: item, offsetFromCenter: .zero, attachedTo: beam, offsetFromCenter: .zero)
      case 3:
        attachment = .pinAttachment(
          with: item, attachedTo: beam, attachmentAnchor: CGPoint(x: 200, y: 60))
      case 4: attachment = .fixedAttachment(with: item, attachedTo: beam, attachmentAnchor: anchor)
      case 5:
        attachment = .slidingAttachment(
          with: item, attachmentAnchor: item.center, axisOfTranslation: CGVector(dx: 0, dy: 1))
        attachment.attachmentRange = FloatRange(minimum: -10, maximum: 0)
      default:
        attachment = .limitAttachment(
          with: item, offsetFromCenter: .zero, attachedTo: beam, offsetFromCenter: .zero)
        (attachment.frequency, attachment.damping) = (2, 1)
      }
      let animator = animator([item], [fixed, attachment], gravity: [item])
      #expect(attachment.reactionForce == .zero)
      for _ in 0..<600 { animator.step() }
      let force = attachment.reactionForce
      #expect(isNear(force.dy, -10), "\(kind): \(force)")
      #expect(isNear(force.dx, 0), "\(kind): \(force)")
      #expect(isNear(attachment.reactionTorque, 0), "\(kind): \(attachment.reactionTorque)")
    }
  }

  @Test(arguments: [0.3, 1.2, 2])
  func `a pendulum pulls with m·g·cos θ + m·v²/L`(start: Double) {
    let length = 150.0
    let item = box(anchor.x + length * sin(start), anchor.y + length * cos(start))
    let rod = AttachmentBehavior(item: item, attachedToAnchor: anchor)
    let properties = DynamicItemBehavior(items: [item])
    let animator = animator([item], [rod, properties])
    for _ in 0..<400 {
      let arm = CGVector(dx: anchor.x - item.center.x, dy: anchor.y - item.center.y)
      let velocity = properties.linearVelocity(for: item)
      let square = velocity.x * velocity.x + velocity.y * velocity.y
      animator.step()
      let expected = -10 * arm.dy / length + square / length / 100
      let force = rod.reactionForce
      let along = (force.dx * arm.dx + force.dy * arm.dy) / length
      #expect(isNear(along, expected), "\(along) instead of \(expected)")
      #expect(isNear(hypot(force.dx, force.dy), abs(along), 1e-6))
    }
  }

  @Test func `each link of a chain carries the weight below it`() {
    let items = (0..<6).map { box(200, 250 + 120 * Double($0)) }
    var links = [AttachmentBehavior(item: items[0], attachedToAnchor: anchor)]
    for (upper, lower) in zip(items, items.dropFirst()) {
      links.append(AttachmentBehavior(item: upper, attachedTo: lower))
    }
    let animator = animator(items, links)
    for _ in 0..<3 { animator.step() }
    #expect(isNear(links[0].reactionForce.dy, -60))
    for place in 1..<6 {
      // The first item is the upper one, which is pulled down.
      #expect(isNear(links[place].reactionForce.dy, CGFloat(60 - 10 * place)))
    }
  }

  @Test func `two rods that hold an item share its weight`() {
    for isLoop in [false, true] {
      let item = box(200, 300)
      let rods = [100.0, 300].map {
        AttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: $0, y: 200))
      }
      let beam = BasicItem(center: CGPoint(x: 200, y: 420), size: CGSize(width: 20, height: 20))
      let link = AttachmentBehavior(item: item, attachedTo: beam)
      let animator = animator(isLoop ? [item, beam] : [item], rods + (isLoop ? [link] : []))
      for _ in 0..<5 { animator.step() }
      let weight = isLoop ? 10.4 : 10
      for (rod, side) in zip(rods, [-1.0, 1]) {
        #expect(isNear(rod.reactionForce.dy, -weight / 2), "\(rod.reactionForce)")
        #expect(isNear(rod.reactionForce.dx, side * weight / 2), "\(rod.reactionForce)")
      }
      if isLoop { #expect(isNear(link.reactionForce.dy, 0.4)) }
    }
  }

  @Test func `a weld bears the moment of an arm, and a pin the torque of its end and its friction`()
  {
    for kind in 0..<3 {
      let wall = BasicItem(center: CGPoint(x: 100, y: 200), size: CGSize(width: 100, height: 100))
      let arm = BasicItem(center: CGPoint(x: 250, y: 200), size: CGSize(width: 200, height: 50))
      let fixed = DynamicItemBehavior(items: [wall])
      fixed.isAnchored = true
      let point = CGPoint(x: 150, y: 200)
      let attachment: AttachmentBehavior =
        kind == 0
        ? .fixedAttachment(with: arm, attachedTo: wall, attachmentAnchor: point)
        : .pinAttachment(with: arm, attachedTo: wall, attachmentAnchor: point)
      if kind == 1 { attachment.attachmentRange = FloatRange(minimum: -1, maximum: 0) }
      if kind == 2 { attachment.frictionTorque = 50 }
      let animator = animator([arm], [fixed, attachment], gravity: [arm])
      for _ in 0..<5 { animator.step() }
      #expect(isNear(attachment.reactionForce.dy, -10), "\(kind)")
      // The weight of 10 N acts a meter from the pin, and turns clockwise.
      #expect(isNear(attachment.reactionTorque, -10), "\(kind): \(attachment.reactionTorque)")
    }
  }

  @Test func `a slide bears what acts across it and turns`() {
    let item = box(300, 300)
    let slide = AttachmentBehavior.slidingAttachment(
      with: item, attachmentAnchor: item.center, axisOfTranslation: CGVector(dx: 1, dy: 0))
    let push = PushBehavior(items: [item], mode: .continuous)
    push.pushDirection = CGVector(dx: 0, dy: 3)
    push.setTargetOffsetFromCenter(Offset(horizontal: 50, vertical: 0), for: item)
    let animator = animator([item], [slide, push])
    for _ in 0..<3 { animator.step() }
    #expect(isNear(slide.reactionForce.dy, -13))
    #expect(isNear(slide.reactionTorque, -1.5))
  }

  @Test func `a slack rope bears nothing, and an item in free fall weighs nothing`() {
    let (a, b) = (box(200, 300), box(320, 300))
    let rope = AttachmentBehavior.limitAttachment(
      with: a, offsetFromCenter: .zero, attachedTo: b, offsetFromCenter: .zero)
    let rod = AttachmentBehavior(item: a, attachedTo: b)
    rope.length = 200
    let animator = animator([a, b], [rope, rod])
    for _ in 0..<20 { animator.step() }
    #expect(rope.reactionForce == .zero)
    #expect(isNear(hypot(rod.reactionForce.dx, rod.reactionForce.dy), 0, 1e-9))
  }

  @Test func `contacts load joints: a table on a scale`() {
    let plate = BasicItem(center: CGPoint(x: 200, y: 300), size: CGSize(width: 200, height: 20))
    let load = box(200, 240)
    let scale = AttachmentBehavior.slidingAttachment(
      with: plate, attachmentAnchor: plate.center, axisOfTranslation: CGVector(dx: 0, dy: 1))
    scale.attachmentRange = FloatRange(minimum: 0, maximum: 0)
    let animator = animator([plate, load], [scale, CollisionBehavior(items: [plate, load])])
    for _ in 0..<200 { animator.step() }
    #expect(isNear(scale.reactionForce.dy, -14))
  }

  @Test func `it reads as in the last step after a pause, a restoration and a removal`() throws {
    let item = box(200, 300)
    let rod = AttachmentBehavior(item: item, attachedToAnchor: anchor)
    let animator = animator([item], [rod])
    #expect(animator.advanceUntilPaused(limit: 10))
    let force = rod.reactionForce
    #expect(isNear(force.dy, -10))
    let snapshot = animator.snapshot()
    DynamicItemBehavior(items: [item]).addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
    let push = PushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 3, dy: 0)
    animator.addBehavior(push)
    animator.advance(by: 0.3)
    #expect(!isNear(rod.reactionForce.dy, force.dy, 1e-2))
    animator.removeBehavior(push)
    try animator.restore(snapshot)
    #expect(rod.reactionForce == force)
    animator.removeBehavior(rod)
    #expect(rod.reactionForce == force)
    animator.addBehavior(rod)
    #expect(rod.reactionForce == .zero)
  }

  @Test func `it does not depend on which item comes first, but for the sign`() {
    for kind in 0..<3 {
      var forces: [CGVector] = []
      for isSwapped in [false, true] {
        let (a, b) = (box(300, 300), box(400, 420))
        let (first, second) = isSwapped ? (b, a) : (a, b)
        let link: AttachmentBehavior =
          switch kind {
          case 0: AttachmentBehavior(item: first, attachedTo: second)
          case 1:
            .pinAttachment(
              with: first, attachedTo: second, attachmentAnchor: CGPoint(x: 340, y: 350))
          default:
            .fixedAttachment(
              with: first, attachedTo: second, attachmentAnchor: CGPoint(x: 340, y: 350))
          }
        let hold = AttachmentBehavior(item: a, attachedToAnchor: CGPoint(x: 250, y: 200))
        let animator = animator([a, b], [hold, link])
        for _ in 0..<30 { animator.step() }
        forces.append(link.reactionForce)
      }
      #expect(isNear(forces[0].dx, -forces[1].dx, 1e-6), "\(kind): \(forces)")
      #expect(isNear(forces[0].dy, -forces[1].dy, 1e-6), "\(kind): \(forces)")
      #expect(hypot(forces[0].dx, forces[0].dy) > 1, "\(kind)")
    }
  }
}
