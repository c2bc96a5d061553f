import DynamicsTesting

/// A card that falls onto a floor 350 pt below its center.
struct FallingCard {
  let card = BasicItem(center: CGPoint(x: 150, y: 50), size: CGSize(width: 60, height: 80))
  let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 440))
  let gravity = GravityBehavior()
  let material = DynamicItemBehavior()

  init(hasFloor: Bool = true) {
    gravity.addItem(card)
    material.addItem(card)
    animator.addBehavior(gravity)
    animator.addBehavior(material)
    if hasFloor {
      let collision = CollisionBehavior(items: [card])
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
    }
  }
}

/// Two boxes of 20 pt at the same height.
struct TwoBoxes {
  let left: BasicItem
  let right: BasicItem
  let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 200))
  let collision: CollisionBehavior

  /// - Parameter distance: Of the centers, in points.
  init(apart distance: CGFloat, collide: Bool = true) {
    let size = CGSize(width: 20, height: 20)
    left = BasicItem(center: CGPoint(x: 100, y: 100), size: size)
    right = BasicItem(center: CGPoint(x: 100 + distance, y: 100), size: size)
    collision = CollisionBehavior(items: collide ? [left, right] : [])
    animator.addBehavior(collision)
    animator.addBehavior(DynamicItemBehavior(items: [left, right]))
  }
}

/// A ball that hangs on a thread which breaks, falls through a region onto a crate, and bounces.
struct ThreadAndCrate {
  let ball = BasicItem(
    center: CGPoint(x: 100, y: 60), size: CGSize(width: 20, height: 20),
    collisionBoundsType: .ellipse)
  let crate = BasicItem(center: CGPoint(x: 100, y: 280), size: CGSize(width: 80, height: 40))
  let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 300))
  let thread: AttachmentBehavior
  let sensor: SensorBehavior
  let collision: CollisionBehavior
  let gravity: GravityBehavior

  /// - Parameter barrier: The top of the region, in points.
  init(barrier: CGFloat = 120) {
    thread = AttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: 100, y: 10))
    sensor = SensorBehavior(items: [ball])
    sensor.addRegion(
      withIdentifier: "light",
      for: BezierPath(rect: CGRect(x: 0, y: barrier, width: 300, height: 30)))
    collision = CollisionBehavior(items: [ball, crate])
    collision.translatesReferenceBoundsIntoBoundary = true
    gravity = GravityBehavior(items: [ball, crate])
    for behavior in [thread, sensor, collision, gravity] as [DynamicBehavior] {
      animator.addBehavior(behavior)
    }
    thread.breakingForce = 0.2
  }
}
