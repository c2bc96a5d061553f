import Dynamics
import DynamicsTestSupport

/// A scene with all that a snapshot must contain: contacts, joints of all kinds, springs, fields, a
/// drag, a snap, pushes, groups, and sleeping items.
final class BusyScene {
  enum Wall: Hashable { case slope, bowl }

  static let arena = CGRect(x: 0, y: 0, width: 600, height: 400)

  let animator = DynamicAnimator(referenceBounds: arena)
  private(set) var items: [BasicItem] = []
  let collision = CollisionBehavior()
  let gravity = GravityBehavior()
  let properties = DynamicItemBehavior()
  private(set) var drag: DragBehavior?
  /// Kept, since one may break, and a snapshot finds only behaviors that still exist.
  private(set) var attachments: [AttachmentBehavior] = []
  let log = ContactLog()
  private var random = SeededGenerator(seed: 4)

  init() {
    items = (0..<22).map { number in
      let item = BasicItem(
        center: random.point(in: CGRect(x: 40, y: 30, width: 520, height: 220)),
        size: CGSize(width: random.double(in: 12...40), height: random.double(in: 12...40)),
        collisionBoundsType: number % 3 == 0 ? .ellipse : .rectangle)
      item.transform = CGAffineTransform(rotationAngle: random.double(in: -2...2))
      return item
    }
    addWalls()
    addForces()
    addAttachments()
    addGroup()
  }

  private func addWalls() {
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(
      withIdentifier: Wall.slope, from: CGPoint(x: 60, y: 300), to: CGPoint(x: 250, y: 340))
    collision.addBoundary(
      withIdentifier: "bowl",
      for: BezierPath(
        arcCenter: CGPoint(x: 430, y: 250), radius: 90, startAngle: 0.3, endAngle: 2.8,
        clockwise: true))
    collision.addBoundary(
      withIdentifier: 7, from: CGPoint(x: 20, y: 380), to: CGPoint(x: 120, y: 385))
    collision.collisionDelegate = log
    for item in items { collision.addItem(item) }
    animator.addBehavior(collision)
  }

  private func addForces() {
    for item in items[..<18] { gravity.addItem(item) }
    let forces = DynamicBehavior()
    forces.addChildBehavior(gravity)
    for item in items {
      properties.addItem(item)
      properties.addLinearVelocity(
        CGPoint(x: random.double(in: -300...300), y: random.double(in: -300...300)), for: item)
    }
    properties.elasticity = 0.4
    properties.charge = 2
    forces.addChildBehavior(properties)
    let push = PushBehavior(items: [items[1]], mode: .continuous)
    push.pushDirection = CGVector(dx: 0.05, dy: -0.02)
    push.setTargetOffsetFromCenter(Offset(horizontal: 4, vertical: 3), for: items[1])
    forces.addChildBehavior(push)
    let noise = FieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 2)
    noise.region = Region(radius: 150).byUnion(with: Region(size: CGSize(width: 300, height: 40)))
    noise.position = CGPoint(x: 300, y: 200)
    let vortex = FieldBehavior.vortexField()
    vortex.position = CGPoint(x: 500, y: 100)
    vortex.strength = 0.3
    let block = FieldBehavior.field { _, position, velocity, mass, _, time in
      CGVector(dx: -0.02 * velocity.dx * mass + 0.001 * position.y, dy: 0.01 * time)
    }
    for field in [noise, vortex, block] {
      for item in items[14...] { field.addItem(item) }
      forces.addChildBehavior(field)
    }
    animator.addBehavior(forces)
  }

  private func addAttachments() {
    let spring = AttachmentBehavior(item: items[0], attachedToAnchor: CGPoint(x: 300, y: 10))
    spring.frequency = 2
    spring.damping = 0.1
    let rod = AttachmentBehavior(item: items[2], attachedTo: items[3])
    let slide = AttachmentBehavior.slidingAttachment(
      with: items[4], attachmentAnchor: CGPoint(x: 100, y: 100),
      axisOfTranslation: CGVector(dx: 1, dy: 0.5))
    slide.attachmentRange = FloatRange(minimum: -60, maximum: 60)
    let rope = AttachmentBehavior.limitAttachment(
      with: items[5], offsetFromCenter: .zero, attachedTo: items[6], offsetFromCenter: .zero)
    let pin = AttachmentBehavior.pinAttachment(
      with: items[7], attachedTo: items[8], attachmentAnchor: items[7].center)
    pin.attachmentRange = FloatRange(minimum: -1, maximum: 1)
    pin.frictionTorque = 0.01
    pin.motor = AttachmentBehavior.Motor(speed: 2, maximum: 0.02)
    slide.motor = AttachmentBehavior.Motor(speed: 20, maximum: 0.5)
    rope.breakingForce = 1e6
    let weld = AttachmentBehavior.fixedAttachment(
      with: items[9], attachedTo: items[10], attachmentAnchor: items[9].center)
    attachments = [spring, rod, slide, rope, pin, weld]
    for attachment in attachments { animator.addBehavior(attachment) }
    animator.addBehavior(SnapBehavior(item: items[11], snapTo: CGPoint(x: 520, y: 60)))
    collision.setCollides(false, between: items[4], and: items[5])
    collision.setElasticity(0.9, between: items[2], and: items[3])
    collision.setFriction(0.9, between: items[0], andBoundary: nil)
    let sensor = SensorBehavior(items: items)
    sensor.addRegion(
      withIdentifier: "middle", for: BezierPath(rect: Self.arena.insetBy(dx: 200, dy: 120)))
    animator.addBehavior(sensor)
  }

  private func addGroup() {
    let parts = [
      BasicItem(center: CGPoint(x: 200, y: 60), size: CGSize(width: 20, height: 20)),
      BasicItem(
        center: CGPoint(x: 225, y: 70), size: CGSize(width: 26, height: 26),
        collisionBoundsType: .ellipse),
    ]
    let group = DynamicItemGroup(items: parts)
    collision.addItem(group)
    gravity.addItem(group)
  }

  /// Takes steps with changes by the program: pushes, and a drag that begins, moves and ends.
  func run(from first: Int, steps: Int) -> [UInt64] {
    (first..<first + steps).map { step in
      act(at: step)
      animator.step()
      return animator.stateHash
    }
  }

  private func act(at step: Int) {
    if step == 20 {
      drag = DragBehavior(item: items[12], grabbedAt: items[12].center)
      animator.addBehavior(drag!)
    }
    if let drag, !drag.isReleased {
      drag.move(
        to: CGPoint(x: 100 + 3 * CGFloat(step), y: 80 + CGFloat(step)), at: Double(step) / 120)
      if step == 130 {
        drag.release()
        animator.removeBehavior(drag)
      }
    }
    if step == 60 {
      let kick = PushBehavior(items: [items[13]], mode: .instantaneous)
      kick.magnitude = 0.1
      animator.addBehavior(kick)
    }
    if step == 100 { gravity.magnitude = 0.7 }
    if step == 160 { properties.isAnchored = false }
    if step == 170 { collision.removeItem(items[17]) }
  }
}
