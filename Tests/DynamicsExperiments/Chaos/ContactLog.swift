import Dynamics

/// Takes down who touched whom, where, and in which order.
final class ContactLog: CollisionBehaviorDelegate {
  private(set) var digest = StateDigest()
  /// What the program does when two items begin to touch.
  var whenItemsMeet: (any DynamicItem, any DynamicItem) -> Void = { _, _ in }
  /// What it does when an item begins to touch a boundary.
  var whenItemHits: (any DynamicItem) -> Void = { _ in }
  /// Told of so far, in that order; kept, so that no other can be taken for one that is gone.
  private var items: [any DynamicItem] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  private func number(_ item: any DynamicItem) -> Int {
    if let number = numbers[ObjectIdentifier(item)] { return number }
    numbers[ObjectIdentifier(item)] = items.count
    items.append(item)
    return items.count - 1
  }

  private func note(_ kind: Int, _ item: any DynamicItem, at point: CGPoint = .zero) {
    digest.combine(kind)
    digest.combine(number(item))
    digest.combine(point.x)
    digest.combine(point.y)
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem,
    with item2: any DynamicItem, at point: CGPoint
  ) {
    note(1, item1, at: point)
    note(2, item2)
    whenItemsMeet(item1, item2)
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item1: any DynamicItem,
    with item2: any DynamicItem
  ) {
    note(3, item1)
    note(4, item2)
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?, at point: CGPoint
  ) {
    note(5, item, at: point)
    digest.combine(identifier.map { BoundaryID($0).description })
    whenItemHits(item)
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?
  ) {
    note(6, item)
    digest.combine(identifier.map { BoundaryID($0).description })
  }
}

extension StateDigest {
  mutating func combine(_ name: String?) {
    guard let name else { return combine(-1) }
    for byte in name.utf8 { combine(Int(byte)) }
  }

  mutating func combine(_ event: ContactEvent) {
    combine(event.phase == .began)
    combine(event.item.rawValue)
    switch event.other {
    case .item(let id): combine(id.rawValue)
    case .boundary(let id): combine(id?.description)
    }
    for number in [event.point.x, event.point.y, event.normal.dx, event.normal.dy, event.impulse] {
      combine(number)
    }
  }
}
