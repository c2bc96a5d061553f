public import DynamicsGeometry
public import Foundation

/// The shape by which an item collides.
///
/// As `UIDynamicItemCollisionBoundsType`.
public enum DynamicItemCollisionBoundsType: UInt, Sendable, Hashable, Codable {
  /// The item's `bounds`.
  case rectangle
  /// The ellipse that fits into the item's `bounds`.
  case ellipse
  /// The item's `collisionBoundingPath`.
  case path
}

/// Something that an animator can move.
///
/// As `UIDynamicItem`. An animator takes an item's values over when the item joins one of the
/// animator's behaviors and at ``DynamicAnimator/updateItem(usingCurrentState:)``, and otherwise only
/// writes it. It reads `center` and `transform` before and after writing them, and reports once when
/// the program has set them in between, since that is overwritten.
public protocol DynamicItem: AnyObject {
  /// The middle of the item in points, in the animator's reference coordinates.
  ///
  /// The animator writes it. A center that is not finite, or farther than a billion points out, is
  /// diagnosed when the item joins, and the item stays where it is.
  var center: CGPoint { get set }

  /// The size of the item in points; the origin does not count.
  ///
  /// Both sides must be from 0.001 to a million points, or the item is diagnosed when it joins and
  /// does not take part. A size that changes later counts from the next
  /// ``DynamicAnimator/updateItem(usingCurrentState:)``.
  var bounds: CGRect { get }

  /// How the item is turned, and whatever else its owner put there.
  ///
  /// The animator writes the rotation, in radians clockwise on screen, and keeps scale, shear and
  /// translation (Apple's drops them).
  var transform: CGAffineTransform { get set }

  /// The shape by which the item collides; `.rectangle` unless the item says otherwise.
  var collisionBoundsType: DynamicItemCollisionBoundsType { get }

  /// The outline for ``DynamicItemCollisionBoundsType/path``, around (0, 0) = the item's center.
  ///
  /// It must be convex; of a path that is not, the convex hull collides and is diagnosed. Empty
  /// unless the item says otherwise.
  var collisionBoundingPath: BezierPath { get }
}

extension DynamicItem {
  /// The item's rectangle.
  public var collisionBoundsType: DynamicItemCollisionBoundsType { .rectangle }

  /// A path without points.
  public var collisionBoundingPath: BezierPath { BezierPath() }
}
