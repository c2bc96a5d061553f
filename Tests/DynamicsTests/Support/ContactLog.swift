import Dynamics

/// A collision delegate that records its calls.
final class ContactLog: CollisionBehaviorDelegate {
  enum Entry: Equatable {
    case beganItems(ObjectIdentifier, ObjectIdentifier)
    case endedItems(ObjectIdentifier, ObjectIdentifier)
    case began(ObjectIdentifier, AnyHashable?)
    case ended(ObjectIdentifier, AnyHashable?)
  }

  var entries: [Entry] = []
  private(set) var points: [CGPoint] = []
  var onEntry: ((Entry) -> Void)?

  private func note(_ entry: Entry) {
    entries.append(entry)
    onEntry?(entry)
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem,
    with item2: any DynamicItem, at point: CGPoint
  ) {
    points.append(point)
    note(.beganItems(ObjectIdentifier(item1), ObjectIdentifier(item2)))
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item1: any DynamicItem,
    with item2: any DynamicItem
  ) { note(.endedItems(ObjectIdentifier(item1), ObjectIdentifier(item2))) }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?, at point: CGPoint
  ) {
    points.append(point)
    note(.began(ObjectIdentifier(item), identifier))
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?
  ) { note(.ended(ObjectIdentifier(item), identifier)) }
}
