public import DynamicsGeometry
public import Foundation

/// The beginning or end of a contact; see ``DynamicAnimator/contacts``.
///
/// An event is a value that may be sent to any task. It has the ``ItemID`` of each item instead of
/// a reference.
public struct ContactEvent: Hashable, Codable, Sendable {
  /// The two kinds of contact events.
  public enum Phase: String, Hashable, Codable, Sendable {
    /// The two began to touch.
    case began
    /// The two no longer touch.
    case ended
  }

  /// The kinds of object that an item touches.
  public enum Other: Hashable, Codable, Sendable {
    /// Another item, which joined the animator later than the first.
    case item(ItemID)
    /// A boundary; `nil` for the reference bounds.
    case boundary(BoundaryID?)
  }

  /// Whether the contact began or ended.
  public let phase: Phase

  /// The item; of two items, the one that joined the animator first.
  ///
  /// Compare it with ``DynamicAnimator/id(of:)``, or get the item by
  /// ``DynamicAnimator/item(withID:)``.
  public let item: ItemID

  /// The other item or the boundary.
  public let other: Other

  /// The point of contact, in points of the reference coordinates.
  public let point: CGPoint

  /// The unit vector from the item to the other at the point of contact.
  public let normal: CGVector

  /// The impulse of the contact in the step in which it is told, in newton seconds; 0 when it ends.
  ///
  /// 1 N·s changes the velocity of 1 kg by 100 pt/s.
  public let impulse: CGFloat

  /// The impulses of the contact until now; at its end, those of all of it.
  ///
  /// `nil` if its behaviors have no ``CollisionBehavior/minimumImpulse``, at an end that
  /// ``DynamicAnimator/finishContacts()`` makes, and in a session that was read.
  public private(set) var strength: ContactStrength?

  /// ``DynamicAnimator/elapsedTime`` after the step in which the contact began or ended, in
  /// seconds.
  public let elapsedTime: TimeInterval

  init(
    phase: Phase, item: ItemID, other: Other, point: CGPoint, normal: CGVector, impulse: CGFloat,
    strength: ContactStrength? = nil, elapsedTime: TimeInterval
  ) {
    (self.phase, self.item, self.other) = (phase, item, other)
    (self.point, self.normal, self.impulse) = (point, normal, impulse)
    (self.strength, self.elapsedTime) = (strength, elapsedTime)
  }

  func ending(at time: TimeInterval, _ strength: ContactStrength? = nil) -> ContactEvent {
    ContactEvent(
      phase: .ended, item: item, other: other, point: point, normal: normal, impulse: 0,
      strength: strength, elapsedTime: time)
  }

  func moved(to time: TimeInterval) -> ContactEvent {
    ContactEvent(
      phase: phase, item: item, other: other, point: point, normal: normal, impulse: impulse,
      strength: strength, elapsedTime: time)
  }
}
