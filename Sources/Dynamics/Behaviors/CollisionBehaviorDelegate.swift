public import Foundation

/// Methods that a collision behavior calls when contacts begin and end.
///
/// The counterpart of `UICollisionBehaviorDelegate`. All methods are optional. A delegate that uses
/// state of the main actor is declared as shown at ``DynamicAnimatorDelegate``.
///
/// Calls come after the step. Contacts that ended come first, then those that began, each in the
/// order in which the items joined the animator. Every contact that began also ends.
///
/// If an item leaves the behavior, or the behavior its animator, or the animator is released, its
/// contacts end at once: the calls come when the removal is complete, during a step after the step.
/// The contacts of a boundary that is removed end in the next step.
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
