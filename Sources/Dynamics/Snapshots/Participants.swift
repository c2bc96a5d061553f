/// Who took part when a snapshot was taken, without keeping anyone alive.
///
/// It goes with snapshots wherever these go, but only the animator that restores one looks inside, where
/// the items and behaviors are used anyway.
final class Participants: @unchecked Sendable {
  private struct WeakItem { weak let item: (any DynamicItem)? }
  private struct WeakObject { weak let object: AnyObject? }

  private let animator: WeakObject
  private let weakItems: [WeakItem]
  private let weakBehaviors: [WeakObject]
  /// What boundaries are called, by the serial numbers of these.
  let identifiers: [Int32: AnyHashable]

  /// - Parameter animator: Whose snapshot it is.
  init(
    _ items: [any DynamicItem], behaviors: [AnyObject], identifiers: [Int32: AnyHashable],
    of animator: AnyObject
  ) {
    self.animator = WeakObject(object: animator)
    weakItems = items.map { WeakItem(item: $0) }
    weakBehaviors = behaviors.map { WeakObject(object: $0) }
    self.identifiers = identifiers
  }

  func isOf(_ other: AnyObject) -> Bool { animator.object === other }

  /// In the order of the snapshot; `nil` for what is gone.
  var items: [(any DynamicItem)?] { weakItems.map(\.item) }
  var behaviors: [AnyObject?] { weakBehaviors.map(\.object) }
}
