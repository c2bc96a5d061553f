import Dynamics

/// Items without friction and resistance.
struct MachineLab {
  let animator: DynamicAnimator
  let properties = DynamicItemBehavior()

  init(
    _ items: [BasicItem], falling: [BasicItem] = [], _ behaviors: [DynamicBehavior],
    step: Double = 1.0 / 120
  ) {
    animator = DynamicAnimator(
      referenceBounds: CGRect(x: -5000, y: -5000, width: 10_000, height: 10_000))
    animator.timeStep = step
    for item in items { properties.addItem(item) }
    properties.resistance = 0
    properties.angularResistance = 0
    properties.friction = 0
    animator.addBehavior(properties)
    if !falling.isEmpty { animator.addBehavior(GravityBehavior(items: falling)) }
    for behavior in behaviors { animator.addBehavior(behavior) }
  }

  func run(_ seconds: Double, each: (Int) -> Void = { _ in }) {
    for step in 1...Int((seconds / animator.timeStep).rounded()) {
      animator.step()
      each(step)
    }
  }

  func spin(_ item: BasicItem) -> CGFloat { properties.angularVelocity(for: item) }
  func speed(_ item: BasicItem) -> CGFloat { properties.linearVelocity(for: item).y }

  /// Square items of 100 pt have 1 kg.
  static func box(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 100) -> BasicItem {
    .box(x, y, side, side)
  }

  static func mass(side: CGFloat) -> CGFloat { side * side / 1e4 }
  static func moment(side: CGFloat) -> CGFloat { mass(side: side) * side * side / 6 }

  /// A pin at the center of an item, to an anchor.
  static func axle(_ item: BasicItem) -> AttachmentBehavior {
    let pin = AttachmentBehavior(item: item, attachedToAnchor: item.center)
    pin.length = 0
    return pin
  }

  static func rail(_ item: BasicItem, _ axis: CGVector = CGVector(dx: 0, dy: 1))
    -> AttachmentBehavior
  {
    .slidingAttachment(with: item, attachmentAnchor: item.center, axisOfTranslation: axis)
  }
}
