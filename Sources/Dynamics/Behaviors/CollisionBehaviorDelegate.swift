public import Foundation

/// Methods that a collision behavior calls when contacts begin and end.
///
/// The counterpart of `UICollisionBehaviorDelegate`. All methods are optional. A delegate that uses
/// state of the main actor is declared as shown at ``DynamicAnimatorDelegate``.
///
/// Calls come after the step. Contacts that ended come first, then those that began, each in the
/// order in which the items joined the animator. Every contact that began also ends, even if an
/// item, a boundary or the behavior is removed.
///
/// An end is always reported in a step. If the behavior leaves an animator, that is the animator's
/// next step. If that animator was paused or released, it is the first step of the next animator
/// that the behavior joins, before contacts begin there. If no such step is taken, or an item was
/// released before, the end is not reported.
public protocol CollisionBehaviorDelegate: AnyObject {
  /// Called when two items begin to touch, at a point in reference coordinates.
  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem,
    with item2: any DynamicItem, at point: CGPoint)

  /// Called when two items no longer touch.
  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item1: any DynamicItem,
    with item2: any DynamicItem)

  /// Called when an item begins to touch a boundary; the identifier is `nil` for the reference
  /// bounds.
  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?, at point: CGPoint)

  /// Called when an item no longer touches a boundary; the identifier is `nil` for the reference
  /// bounds.
  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?)
}

extension CollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem,
    with item2: any DynamicItem, at point: CGPoint
  ) {}

  /// Does nothing.
  public func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item1: any DynamicItem,
    with item2: any DynamicItem
  ) {}

  /// Does nothing.
  public func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?, at point: CGPoint
  ) {}

  /// Does nothing.
  public func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?
  ) {}
}
