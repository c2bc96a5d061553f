import Dynamics

/// Which items touch, and which of them touch a boundary or an item that is not watched.
final class TouchGraph: CollisionBehaviorDelegate {
  private var watched: Set<ObjectIdentifier> = []
  private var items: [ObjectIdentifier: [ObjectIdentifier: Int]] = [:]
  private var walls: [ObjectIdentifier: Int] = [:]

  /// Items that are not added, such as anchored ones, are walls.
  func add(_ item: any DynamicItem) { watched.insert(ObjectIdentifier(item)) }

  func touchesWall(_ item: any DynamicItem) -> Bool {
    walls[ObjectIdentifier(item), default: 0] > 0
  }

  /// Whether it touches another item, or is between two walls, or between one and a joint.
  func isInJam(_ item: any DynamicItem, isHeld: Bool) -> Bool {
    walls[ObjectIdentifier(item), default: 0] > (isHeld ? 0 : 1)
      || items[ObjectIdentifier(item), default: [:]].values.contains { $0 > 0 }
  }

  func touch(_ first: any DynamicItem, _ second: any DynamicItem) -> Bool {
    items[ObjectIdentifier(first), default: [:]][ObjectIdentifier(second), default: 0] > 0
  }

  private func add(_ change: Int, _ first: any DynamicItem, _ second: any DynamicItem) {
    let (a, b) = (ObjectIdentifier(first), ObjectIdentifier(second))
    switch (watched.contains(a), watched.contains(b)) {
    case (true, true):
      items[a, default: [:]][b, default: 0] += change
      items[b, default: [:]][a, default: 0] += change
    case (true, false): walls[a, default: 0] += change
    case (false, true): walls[b, default: 0] += change
    case (false, false): break
    }
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem,
    with item2: any DynamicItem, at p: CGPoint
  ) { add(1, item1, item2) }

  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item1: any DynamicItem,
    with item2: any DynamicItem
  ) { add(-1, item1, item2) }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?, at p: CGPoint
  ) { walls[ObjectIdentifier(item), default: 0] += 1 }

  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?
  ) { walls[ObjectIdentifier(item), default: 0] -= 1 }
}
