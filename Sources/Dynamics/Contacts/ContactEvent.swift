public import DynamicsGeometry
public import Foundation

/// Something began or ceased to touch an item; see ``DynamicAnimator/contacts``.
///
/// A value that may go anywhere: items are named by ``ItemID``, never referred to.
public struct ContactEvent: Hashable, Codable, Sendable {
  /// What happened.
  public enum Phase: String, Hashable, Codable, Sendable {
    /// The two began to touch.
    case began
    /// They no longer touch.
    case ended
  }

  /// What an item touches.
  public enum Other: Hashable, Codable, Sendable {
    /// Another item, which joined the animator later.
    case item(ItemID)
    /// A boundary; `nil` for the reference bounds.
    case boundary(BoundaryID?)
  }

  /// What happened.
  public let phase: Phase

  /// The item; of two, the one that joined the animator first.
  ///
  /// Compare it with ``DynamicAnimator/id(of:)``, or get the item by ``DynamicAnimator/item(withID:)``.
  public let item: ItemID

  /// What it touches.
  public let other: Other

  /// Where they met, in points of the reference coordinates.
  public let point: CGPoint

  /// The direction from the item to the other, where they met; of length 1.
  public let normal: CGVector

  /// How hard they hit in the step in which they met, in newton seconds; 0 when they part.
  ///
  /// 1 N·s changes the velocity of 1 kg by 100 pt/s.
  public let impulse: CGFloat

  /// ``DynamicAnimator/elapsedTime`` after the step in which it happened, in seconds.
  public let elapsedTime: TimeInterval

  func ending(at time: TimeInterval) -> ContactEvent {
    ContactEvent(
      phase: .ended, item: item, other: other, point: point, normal: normal, impulse: 0,
      elapsedTime: time)
  }
}
