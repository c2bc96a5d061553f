public import DynamicsGeometry
internal import DynamicsReporting
public import Foundation

/// Where a ray meets an item; see ``DynamicAnimator/firstItem(from:to:)``.
public struct RayHit {
  /// The item that the ray meets first.
  public let item: any DynamicItem

  /// Where it meets the item's outline, in points.
  public let point: CGPoint

  /// The direction out of the item there, of length 1.
  public let normal: CGVector

  /// From the ray's start to `point`, in points.
  public let distance: CGFloat
}

extension DynamicAnimator {
  /// The item whose outline holds a point; of several, the one that joined last, on top.
  ///
  /// A point that is not finite is diagnosed, and in no item.
  public func item(at point: CGPoint) -> (any DynamicItem)? {
    guard Validation.place(point) else { return nil }
    let items = simulation.items
    return items.bodies.last { simulation.world.contains(point, in: $0) }
      .flatMap { items[$0]?.pointee.item }
  }

  /// The first item that a ray meets on its way from one point to another; `nil` for a free way.
  ///
  /// Items that the ray starts in do not count. Points that are not finite, or that are one, are
  /// diagnosed, and meet nothing.
  public func firstItem(from start: CGPoint, to end: CGPoint) -> RayHit? {
    guard Validation.place(start), Validation.place(end) else { return nil }
    guard start != end else {
      DynamicsDiagnostics.report("the ray starts and ends at the same point; it meets nothing")
      return nil
    }
    let hits = simulation.items.bodies.compactMap { body in
      simulation.world.entry(into: body, ofRayFrom: start, to: end).map { (body, $0) }
    }
    guard let (body, entry) = hits.min(by: { $0.1.share < $1.1.share }),
      let item = simulation.items[body]?.pointee.item
    else { return nil }
    return RayHit(
      item: item, point: entry.point, normal: entry.normal,
      distance: hypotenuse(entry.point.x - start.x, entry.point.y - start.y))
  }

  /// What the animator calls an item; `nil` for one that it does not have.
  public func id(of item: any DynamicItem) -> ItemID? {
    simulation.body(of: item).map { ItemID($0) }
  }

  /// The item of an id; `nil` when it has left.
  public func item(withID id: ItemID) -> (any DynamicItem)? {
    simulation.items.body(serial: id.rawValue).flatMap { simulation.items[$0]?.pointee.item }
  }

  /// The contacts that begin and end from now on.
  ///
  /// Each read of this property is a new stream, for one reader. Events come in the order of the
  /// calls to ``CollisionBehaviorDelegate``, but each pair only once, however many behaviors see it.
  /// Every `began` is followed by its `ended`.
  ///
  /// The stream does not keep the animator alive. It ends when the animator is released, at
  /// ``finishContacts()``, and when the reading task is cancelled. An animator that only came to rest
  /// may run again, so rest does not end the stream. This reacts to contacts as they happen, until
  /// everything is at rest:
  ///
  /// ```swift
  /// let events = animator.contacts
  /// Task {
  ///   await animator.settled()
  ///   animator.finishContacts()
  /// }
  /// for await event in events where event.phase == .began {
  ///   if event.other == .boundary(BoundaryID(Wall.floor)) { lamp.flash() }
  ///   print(event.item, "hit", event.other, "with", event.impulse, "N·s")
  /// }
  /// ```
  ///
  /// At most 1024 events wait to be read. While a reader is that far behind, contacts that begin are
  /// left out, together with their ends.
  public var contacts: AsyncStream<ContactEvent> { simulation.contacts.openStream() }

  /// Ends all streams of ``contacts`` that were opened so far.
  ///
  /// Their readers get an `ended` for everything that still touches, then the end of the stream. The
  /// animator goes on; streams opened later are not affected.
  public func finishContacts() { simulation.contacts.finishStreams(at: elapsedTime) }
}
