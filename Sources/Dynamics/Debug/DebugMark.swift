public import Foundation

/// One line of a debug view: a rod, a push, a contact.
///
/// A value in points of the reference coordinates, which says nothing of pixels. Each kind is drawn from
/// ``start`` to ``end``: attachments between their anchors, arrows from their tails to their heads, pins as a
/// point.
public struct DebugMark: Hashable, Codable, Sendable {
  /// What a mark stands for.
  public enum Kind: String, CaseIterable, Hashable, Codable, Sendable {
    /// An attachment that keeps a distance.
    case rod
    /// An attachment that oscillates, a snap or a drag.
    case spring
    /// An attachment that limits a distance.
    case rope
    /// The line along which a sliding attachment moves.
    case slide
    /// The point of a pin, or of an attachment that fixes two items to each other.
    case pin
    /// The force or impulse of a push.
    case push
    /// The acceleration of a field at a place.
    case field
    /// The way of an item in a tenth of a second.
    case velocity
    /// Where two things met, along the direction from the first to the second.
    case contact
  }

  /// What it stands for.
  public var kind: Kind

  /// Where it begins, in points.
  public var start: CGPoint

  /// Where it ends, in points.
  public var end: CGPoint

  /// How strongly it is to be drawn, from 0 to 1.
  ///
  /// A contact fades from 1 to 0; a rope has 1 when it is taut and less the slacker it is; all else has 1.
  public var strength: CGFloat

  /// Makes a mark.
  public init(_ kind: Kind, from start: CGPoint, to end: CGPoint, strength: CGFloat = 1) {
    self.kind = kind
    self.start = start
    self.end = end
    self.strength = strength
  }
}
