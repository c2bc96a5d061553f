import Dynamics

/// Scenes whose steps are worth timing; none of them comes to rest.
enum Scenes {
  /// A thousand boxes that fall into a heap.
  static func heap() -> DynamicAnimator {
    let boxes = (0..<1000).map { number in
      let row = number / 40
      // Every other row stands half a box aside, so that none falls squarely on another.
      let x = 20 + 24 * Double(number % 40) + (row.isMultiple(of: 2) ? 0 : 8)
      return box(x: x, y: 1180 - 24 * Double(row), side: 16)
    }
    return fallingInto(width: 1000, height: 1200, boxes)
  }

  /// A pyramid of twenty rows that stands.
  static func pyramid() -> DynamicAnimator {
    let side = 30.0
    let boxes = (0..<20).flatMap { row in
      (0...row).map { column in
        let x = 500 + side * (Double(column) - Double(row) / 2)
        return box(x: x, y: 1000 - side * (19.5 - Double(row)), side: side)
      }
    }
    return fallingInto(width: 1000, height: 1000, boxes)
  }

  /// A deck of cards that fly without meeting anything.
  static func cards() -> DynamicAnimator {
    let animator = empty(width: 1000, height: 1000)
    let cards = (0..<52).map { _ in
      BasicItem(center: CGPoint(x: 500, y: 500), size: CGSize(width: 50, height: 70))
    }
    let motion = DynamicItemBehavior(items: cards)
    motion.resistance = 0
    motion.angularResistance = 0
    for (number, card) in cards.enumerated() {
      let direction = 2 * Double.pi * Double(number) / 52
      motion.addLinearVelocity(
        CGPoint(x: 300 * cos(direction), y: 300 * sin(direction)), for: card)
      motion.addAngularVelocity(1 + direction, for: card)
    }
    animator.addBehavior(motion)
    return animator
  }

  /// A chain on fifty attachments that swings.
  static func chain() -> DynamicAnimator {
    let animator = empty(width: 2000, height: 2000)
    let links = (1...50).map { box(x: 1000 + 15 * Double($0), y: 200, side: 10) }
    animator.addBehavior(
      AttachmentBehavior(item: links[0], attachedToAnchor: CGPoint(x: 1000, y: 200)))
    for (link, next) in zip(links, links.dropFirst()) {
      animator.addBehavior(AttachmentBehavior(item: link, attachedTo: next))
    }
    animator.addBehavior(GravityBehavior(items: links))
    return animator
  }

  private static func box(x: Double, y: Double, side: Double) -> BasicItem {
    BasicItem(center: CGPoint(x: x, y: y), size: CGSize(width: side, height: side))
  }

  private static func fallingInto(
    width: Double, height: Double, _ items: [BasicItem]
  ) -> DynamicAnimator {
    let animator = empty(width: width, height: height)
    let collision = CollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: items))
    return animator
  }

  /// A space with one item that coasts for ever: at rest, a step would cost nothing.
  private static func empty(width: Double, height: Double) -> DynamicAnimator {
    let animator = DynamicAnimator(
      referenceBounds: CGRect(x: 0, y: 0, width: width, height: height))
    let traveller = box(x: -100, y: 0, side: 10)
    let motion = DynamicItemBehavior(items: [traveller])
    motion.resistance = 0
    motion.addLinearVelocity(CGPoint(x: -10, y: 0), for: traveller)
    animator.addBehavior(motion)
    return animator
  }
}
