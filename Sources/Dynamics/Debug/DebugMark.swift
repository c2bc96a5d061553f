public import Foundation

/// A line of the debug view, such as a rod, a push or a contact.
///
/// A mark is a value in points of the reference coordinates, and does not depend on pixels. It is
/// drawn from ``start`` to ``end``: an attachment between its anchors, an arrow from its tail to
/// its head. The mark of a pin is a point, with equal ends.
public struct DebugMark: Hashable, Codable, Sendable {
  /// The kinds of marks.
  ///
  /// Later versions may add cases.
  public enum Kind: String, CaseIterable, Hashable, Codable, Sendable {
    /// An attachment that keeps a distance.
    case rod
    /// An attachment with a frequency, a snap or a drag.
    case spring
    /// An attachment that limits a distance, each part of the rope of a ``PulleyBehavior``, and the line between the
    /// items of the two attachments that a ``GearBehavior`` joins.
    case rope
    /// The line along which an item slides, between the ends of the range or the reference bounds, and the line from the
    /// end of an attachment to the tooth that a ``RatchetBehavior`` holds it at.
    case slide
    /// The point of a pin or of a weld.
    case pin
    /// The force or impulse of a push at its target point: 40 pt long at 1 N or 1 N·s, at most 80
    /// pt. Of an explosion, it begins at the center of the item.
    case push
    /// The acceleration that a field gives to an item of 1 kg and charge 1 at rest.
    ///
    /// For a field that depends on velocity or has a closure, it is the acceleration of each of its
    /// items. The length is 0.4 of ``DebugOverlayBehavior/fieldSpacing`` at 100 pt/s², and at most
    /// 0.8.
    case field
    /// The path of an item in 0.1 s at its velocity.
    case velocity
    /// A contact, in the direction from the first item to the other: 8 to 40 pt long, by the
    /// impulse.
    case contact
    /// The line between the centers of two items that pass through each other; see
    /// ``CollisionBehavior/setCollides(_:between:and:)``.
    case passingPair
    /// A side of a region of a ``SensorBehavior``, or of an area of a ``LayoutBehavior``.
    case sensor
    /// The force of an attachment on its first item in the last step: 40 pt long at 10 N, at most
    /// 80 pt; see ``AttachmentBehavior/reactionForce``.
    case reaction
    /// The direction in which an ``AttachmentBehavior/motor`` drives the first item: 16 pt long, along
    /// the axis of a slide, or beside a pin. Also the direction in which the surface of a boundary moves
    /// (``CollisionBehavior/setSurfaceSpeed(_:forBoundaryWithIdentifier:)``), or in which items come through it
    /// (``CollisionBehavior/setSolidSide(_:forBoundaryWithIdentifier:)``).
    case motor
  }

  /// The kind of mark.
  public var kind: Kind

  /// The start of the line, in points.
  public var start: CGPoint

  /// The end of the line, in points.
  public var end: CGPoint

  /// The opacity to draw it with, from 0 to 1.
  ///
  /// A contact and an instantaneous push fade from 1 to 0. A rope has the ratio of the distance
  /// between its ends to its length, which is 1 when it is taut. A region has 0.4 while no item is
  /// in it. All other marks have 1.
  public var strength: CGFloat

  /// Makes a mark between two points, with an opacity from 0 to 1.
  public init(_ kind: Kind, from start: CGPoint, to end: CGPoint, strength: CGFloat = 1) {
    self.kind = kind
    self.start = start
    self.end = end
    self.strength = strength
  }
}
