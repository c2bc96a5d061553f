public import Foundation

/// One line of a debug view: a rod, a push, a contact.
///
/// A value in points of the reference coordinates, which says nothing of pixels. Each kind is drawn from
/// ``start`` to ``end``: attachments between their anchors, arrows from their tails to their heads; a pin is a
/// point, where both are equal.
public struct DebugMark: Hashable, Codable, Sendable {
  /// What a mark stands for.
  public enum Kind: String, CaseIterable, Hashable, Codable, Sendable {
    /// An attachment that keeps a distance.
    case rod
    /// An attachment that oscillates, a snap or a drag.
    case spring
    /// An attachment that limits a distance.
    case rope
    /// The line along which a sliding attachment lets its item move: between the ends of its range, or the
    /// reference bounds.
    case slide
    /// The point of a pin, or of an attachment that fixes two items to each other.
    case pin
    /// The force or impulse of a push, from where it acts: 40 pt long at 1 N or 1 N·s, and never over 80.
    case push
    /// The acceleration of a field at a place.
    ///
    /// Of an item of 1 kg and charge 1 at rest; or of the field's items, if the field acts by their motion or by
    /// a block. Its length is 0.4 of ``DebugOverlayBehavior/fieldSpacing`` at 100 pt/s², and never over 0.8.
    case field
    /// The way of an item in a tenth of a second.
    case velocity
    /// Where two things met, in the direction from the first to the second: 8 to 40 pt long, the longer the
    /// harder they hit.
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
  /// A contact and an instantaneous push fade from 1 to 0. A rope has the distance between its ends as a share of
  /// its length, so that it has 1 when it is taut. All else has 1.
  public var strength: CGFloat

  /// Makes a mark.
  public init(_ kind: Kind, from start: CGPoint, to end: CGPoint, strength: CGFloat = 1) {
    self.kind = kind
    self.start = start
    self.end = end
    self.strength = strength
  }
}
