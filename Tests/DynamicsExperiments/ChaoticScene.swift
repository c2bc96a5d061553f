import Dynamics
import DynamicsEngine
import DynamicsTestSupport
import Foundation

/// Two dozen items that tumble in an oval on rods, springs, pins and a field for five seconds, where
/// the last bit of any number decides what happens next.
///
/// ``run(seed:)`` sums it up in one number, which must be the same in every process and build.
package enum ChaoticScene {
  /// What ``run(seed:)`` returns without arguments.
  ///
  /// A change that is meant to change motion, or what `stateHash` reads, renews it: `make golden`
  /// prints the new number.
  package static let golden: UInt64 = 0x35BD_5E2B_AA92_D234

  private static let arena = CGRect(x: 0, y: 0, width: 600, height: 400)

  /// A digest of the state after every tenth step and of all contact events in their order.
  package static func run(seed: UInt64 = 1) -> UInt64 {
    var random = SeededGenerator(seed: seed)
    let items = (0..<24).map { _ in
      BasicItem(
        center: random.point(in: arena.insetBy(dx: 150, dy: 120)),
        size: CGSize(width: random.double(in: 12...45), height: random.double(in: 12...45)),
        collisionBoundsType: random.bool() ? .ellipse : .rectangle)
    }
    let animator = DynamicAnimator(referenceBounds: arena)
    let log = EventDigest(items)
    let collision = CollisionBehavior(items: items)
    collision.addBoundary(withIdentifier: "oval", for: BezierPath(ovalIn: arena))
    collision.addBoundary(
      withIdentifier: "line", from: CGPoint(x: 200, y: 300), to: CGPoint(x: 420, y: 330))
    collision.collisionDelegate = log
    animator.addBehavior(collision)
    for behavior in forces(on: items, &random) + attachments(of: items) {
      animator.addBehavior(behavior)
    }
    for _ in 0..<60 {
      for _ in 0..<10 { animator.step() }
      log.digest.combine(animator.stateHash)
    }
    return log.digest.value
  }

  private static func forces(
    on items: [BasicItem], _ random: inout SeededGenerator
  ) -> [DynamicBehavior] {
    let properties = DynamicItemBehavior(items: items)
    properties.elasticity = 0.9
    properties.resistance = 0.02
    for item in items {
      properties.addLinearVelocity(
        CGPoint(x: random.double(in: -600...600), y: random.double(in: -600...600)), for: item)
      properties.addAngularVelocity(random.double(in: -9...9), for: item)
    }
    let noise = FieldBehavior.noiseField(smoothness: 0.4, animationSpeed: 1)
    noise.strength = 3
    items.prefix(12).forEach(noise.addItem)
    return [properties, GravityBehavior(items: items), noise]
  }

  private static func attachments(of items: [BasicItem]) -> [DynamicBehavior] {
    let spring = AttachmentBehavior(item: items[2], attachedToAnchor: CGPoint(x: 300, y: 60))
    spring.frequency = 2
    spring.damping = 0.1
    let middle = CGPoint(
      x: (items[3].center.x + items[4].center.x) / 2,
      y: (items[3].center.y + items[4].center.y) / 2)
    return [
      AttachmentBehavior(item: items[0], attachedTo: items[1]), spring,
      AttachmentBehavior.pinAttachment(
        with: items[3], attachedTo: items[4], attachmentAnchor: middle),
    ]
  }
}

/// Takes down who touched whom, where, and in which order.
private final class EventDigest: CollisionBehaviorDelegate {
  var digest = StateDigest()
  private let places: [ObjectIdentifier: Int]

  init(_ items: [BasicItem]) {
    places = Dictionary(
      uniqueKeysWithValues: items.enumerated().map { (ObjectIdentifier($1), $0) })
  }

  private func note(_ kind: Int, _ first: any DynamicItem, _ second: Int, at point: CGPoint = .zero)
  {
    digest.combine(kind)
    digest.combine(places[ObjectIdentifier(first)] ?? -1)
    digest.combine(second)
    digest.combine(point.x)
    digest.combine(point.y)
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem,
    with item2: any DynamicItem, at point: CGPoint
  ) {
    note(1, item1, places[ObjectIdentifier(item2)] ?? -1, at: point)
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item1: any DynamicItem,
    with item2: any DynamicItem
  ) {
    note(2, item1, places[ObjectIdentifier(item2)] ?? -1)
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?, at point: CGPoint
  ) {
    note(3, item, identifier == AnyHashable("oval") ? 0 : 1, at: point)
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?
  ) {
    note(4, item, identifier == AnyHashable("oval") ? 0 : 1)
  }
}
