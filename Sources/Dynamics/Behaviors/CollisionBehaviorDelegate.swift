public import Foundation

/// Is told when items of a ``CollisionBehavior`` begin and stop touching each other or a boundary.
///
/// A delegate that uses state of the main actor is declared as shown at
/// ``DynamicAnimatorDelegate``. A behavior holds its delegate weakly.
///
/// As `UICollisionBehaviorDelegate`; every method may be left out. Calls come after the step, what
/// ended first, each in the order in which the items joined the animator. Every contact that began
/// ends, also when an item, a boundary or the behavior is taken away.
///
/// An end is always told in a step. When the behavior leaves an animator, that is the animator's next
/// step. When the animator was paused or released meanwhile, it is the first step of another animator
/// that the behavior is in by then, before anything begins there. If no animator takes such a step,
/// or an item has been released before, the end is not told.
public protocol CollisionBehaviorDelegate: AnyObject {
  /// Two items began to touch at a point, in points of the reference coordinates.
  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem,
    with item2: any DynamicItem, at point: CGPoint)

  /// Two items no longer touch.
  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item1: any DynamicItem,
    with item2: any DynamicItem)

  /// An item began to touch a boundary; the identifier is `nil` for the reference bounds.
  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?, at point: CGPoint)

  /// An item no longer touches a boundary; the identifier is `nil` for the reference bounds.
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
