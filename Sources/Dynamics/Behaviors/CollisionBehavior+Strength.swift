internal import DynamicsEngine

extension CollisionBehavior {
  /// How hard two items of the behavior have pressed each other since they began to touch.
  ///
  /// Not in UIKit. In the callback of an end, and until the next step, it is that of the whole contact.
  ///
  /// - Returns: `nil` for two that do not touch or are not both in the behavior, and if it has had no
  ///   ``minimumImpulse`` above 0.
  public func contactStrength(
    between item: any DynamicItem, and other: any DynamicItem
  ) -> ContactStrength? {
    guard let body = itemList.body(of: item), let other = itemList.body(of: other) else {
      return nil
    }
    return strength(body, .body(other))
  }

  /// How hard an item and a boundary of the behavior have pressed each other since they began to touch.
  ///
  /// Not in UIKit. In the callback of an end, and until the next step, it is that of the whole contact.
  ///
  /// - Parameters:
  ///   - item: An item.
  ///   - identifier: The boundary; `nil` for the reference bounds.
  /// - Returns: `nil` for two that do not touch or are not in the behavior, and if it has had no ``minimumImpulse``
  ///   above 0.
  public func contactStrength(
    between item: any DynamicItem, andBoundary identifier: AnyHashable?
  ) -> ContactStrength? {
    guard let body = itemList.body(of: item),
      let entry = entry(of: identifier),
      let boundary = boundaries.boundary(of: ObjectIdentifier(entry))
    else { return nil }
    return strength(body, .boundary(boundary))
  }

  private func strength(_ body: BodyID, _ other: Contact.Other) -> ContactStrength? {
    guard let simulation, let collisionSet else { return nil }
    return simulation.world.impulses(of: body, other, in: collisionSet).map(ContactStrength.init)
  }
}

extension Limits {
  static let minimumImpulse: ClosedRange<CGFloat> = 0...1e12
}
