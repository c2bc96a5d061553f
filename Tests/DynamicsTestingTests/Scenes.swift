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
