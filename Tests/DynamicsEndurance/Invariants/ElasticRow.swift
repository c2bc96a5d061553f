import Dynamics
import DynamicsTestSupport

/// Elastic discs in a row that touch: as many as come fly off at the other end, as fast (Newton's cradle).
struct ElasticRow {
  private let count: Int
  private let moving: Int
  private let speed: CGFloat
  private let size: CGFloat
  private let hangs: Bool

  init(_ random: inout SeededGenerator) {
    count = random.int(in: 3...7)
    moving = random.int(in: 1...(count - 1))
    speed = random.double(in: 50...500)
    size = random.double(in: 20...50)
    hangs = random.bool()
  }

  func run() -> [InvariantFault] {
    let animator = DynamicAnimator(referenceBounds: .zero)
    let items = (0..<count).map { index in
      let isMoving = index < moving
      return BasicItem(
        center: CGPoint(x: size * CGFloat(index) - (isMoving ? 10 : 0), y: 0),
        size: CGSize(width: size, height: size), collisionBoundsType: .ellipse)
    }
    let collision = CollisionBehavior(items: items)
    let laws = MotionLaws(animator, collision)
    for item in items { laws.watch(item, isPulled: false) }
    let properties = DynamicItemBehavior(items: items)
    (properties.elasticity, properties.friction) = (1, 0)
    (properties.resistance, properties.angularResistance) = (0, 0)
    animator.addBehavior(collision)
    animator.addBehavior(properties)
    if hangs {
      animator.addBehavior(GravityBehavior(items: items))
      for (index, item) in items.enumerated() {
        let rod = AttachmentBehavior(
          item: item, attachedToAnchor: CGPoint(x: size * CGFloat(index), y: -1000))
        animator.addBehavior(rod)
      }
    }
    for item in items.prefix(moving) {
      properties.addLinearVelocity(CGPoint(x: speed, y: 0), for: item)
    }
    // Until the last one has come, at one ball a step, and before those that hang swing back.
    let steps = Int(20 / speed * 120) + 4 + count
    for _ in 0..<steps { laws.step() }
    let speeds = items.map { properties.linearVelocity(for: $0).x }
    // As high as the square of the speed: within 3 % of the height.
    let expected = (0..<count).map { $0 < count - moving ? 0 : speed }
    let isRight = zip(speeds, expected).allSatisfy {
      abs($0 - $1) < 0.015 * speed + (hangs ? 2 : 0)
    }
    return laws.finish()
      + (isRight
        ? []
        : [
          InvariantFault(
            kind: .impact, text: "\(moving) of \(count) at \(speed) pt/s became \(speeds)")
        ])
  }
}
