public import DynamicsGeometry
internal import DynamicsReporting
public import Foundation

/// The point at which a ray meets an item; see ``DynamicAnimator/firstItem(from:to:)``.
public struct RayHit {
  /// The item that the ray meets first.
  public let item: any DynamicItem

  /// The point on the item's outline where the ray enters, in points.
  public let point: CGPoint

  /// The unit vector that points out of the item at this point.
  public let normal: CGVector

  /// The distance from the start of the ray to `point`, in points.
  public let distance: CGFloat
}

extension DynamicAnimator {
  /// Returns the item at a point; if several items overlap there, the one that joined last.
  ///
  /// The collision outline of the item decides, not its bounds.
  ///
  /// - Parameter point: In points of the reference coordinates.
  /// - Returns: The item, or `nil` if there is none or the point is not finite, which is reported.
  /// - Complexity: O(*n*), where *n* is the number of items in the animator.
  public func item(at point: CGPoint) -> (any DynamicItem)? {
    guard Validation.place(point) else { return nil }
    let items = simulation.items
    return items.bodies.last { simulation.world.contains(point, in: $0) }
      .flatMap { items[$0]?.pointee.item }
  }

  /// Returns the first item that a ray meets between two points.
  ///
  /// Items in which the ray starts do not count.
  ///
  /// - Parameters:
  ///   - start: The start of the ray, in points of the reference coordinates.
  ///   - end: The end of the ray; it must differ from `start`.
  /// - Returns: The item and where the ray meets it, or `nil` if it meets none or a point is not
  ///   valid.
  /// - Complexity: O(*n*), where *n* is the number of items in the animator.
  public func firstItem(from start: CGPoint, to end: CGPoint) -> RayHit? {
    guard Validation.place(start), Validation.place(end) else { return nil }
    guard start != end else {
      DynamicsDiagnostics.report("the ray starts and ends at the same point, so it hits nothing")
      return nil
    }
    let hits = simulation.items.bodies.compactMap { body in
      simulation.world.entry(into: body, ofRayFrom: start, to: end).map { (body, $0) }
    }
    guard let (body, entry) = hits.min(by: { $0.1.fraction < $1.1.fraction }),
      let item = simulation.items[body]?.pointee.item
    else { return nil }
    return RayHit(
      item: item, point: entry.point, normal: entry.normal,
      distance: hypotenuse(entry.point.x - start.x, entry.point.y - start.y))
  }

  /// The ID of an item in this animator; `nil` for an item that is not in it.
  public func id(of item: any DynamicItem) -> ItemID? {
    simulation.body(of: item).map { ItemID($0) }
  }

  /// The item with an ID; `nil` if it has left the animator.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of items in the animator.
  public func item(withID id: ItemID) -> (any DynamicItem)? {
    simulation.items.body(serial: id.rawValue).flatMap { simulation.items[$0]?.pointee.item }
  }

  /// A stream of the contacts that begin and end from now on.
  ///
  /// Each read of this property returns a new stream, for one reader. Events come in the order of
  /// the calls to ``CollisionBehaviorDelegate``. Each pair is reported once, even if several
  /// behaviors see it. Every `began` is followed by its `ended`.
  ///
  /// The stream does not keep the animator alive. It ends when the animator is released, at
  /// ``finishContacts()``, and when the reading task is canceled. It does not end when the animator
  /// comes to rest, since the animator may run again. The following program handles contacts as
  /// they happen, until everything is at rest:
  ///
  /// ```swift
  /// let events = animator.contacts
  /// Task {
  ///   await animator.settled()
  ///   animator.finishContacts()
  /// }
  /// for await event in events where event.phase == .began {
  ///   print(event.item, "hit", event.other, "with", event.impulse, "N·s")
  /// }
  /// ```
  ///
  /// At most 1024 events wait for a reader. If a reader is slower than that, contacts that begin
  /// meanwhile are left out, together with their ends.
  public var contacts: AsyncStream<ContactEvent> { simulation.contacts.openStream() }

  /// Ends all streams of ``contacts`` that were opened so far.
  ///
  /// Their readers get an `ended` for each open contact, then the end of the stream. The animator
  /// continues, and streams opened later are not affected.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of open contacts, for each stream.
  public func finishContacts() { simulation.contacts.finishStreams(at: elapsedTime) }
}
