public import Foundation

/// An item that enters or leaves a region; see ``SensorBehavior/events``.
///
/// An event is a value that may be sent to any task. It has the ``ItemID`` of the item instead of a
/// reference.
public struct SensorEvent: Hashable, Codable, Sendable {
  /// The two kinds of sensor events.
  public enum Phase: String, Hashable, Codable, Sendable {
    /// The item began to meet the region.
    case entered
    /// The item no longer meets the region.
    case left
  }

  /// Whether the item entered or left.
  public let phase: Phase

  /// The item in its animator.
  public let item: ItemID

  /// The identifier of the region.
  public let region: BoundaryID

  /// ``DynamicAnimator/elapsedTime`` of the change, in seconds.
  public let elapsedTime: TimeInterval
}

/// An item in a region of one sensor behavior.
struct SensorVisit: Hashable {
  let item: ObjectIdentifier
  /// The number of the region in its behavior.
  let region: Int
}
