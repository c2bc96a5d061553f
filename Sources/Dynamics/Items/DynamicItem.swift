public import DynamicsGeometry
public import Foundation

/// The kinds of shape by which an item collides.
///
/// The counterpart of `UIDynamicItemCollisionBoundsType`.
public enum DynamicItemCollisionBoundsType: UInt, Sendable, Hashable, Codable {
  /// The rectangle of the item's `bounds`.
  case rectangle
  /// The ellipse that fits into the item's `bounds`.
  case ellipse
  /// The outline `collisionBoundingPath`.
  case path
}

/// An object that an animator can move.
///
/// The counterpart of `UIDynamicItem`; ``BasicItem`` is ready to use. An animator reads an item
/// when it joins one of its behaviors, and at ``DynamicAnimator/updateItem(usingCurrentState:)``.
/// From then on it only writes `center` and `transform`. If the program sets them while the item
/// moves, that is overwritten, and reported once per item. An animator does not check an item that
/// rests or is anchored: the item stays where the program has put it, and still collides where it
/// was. So call ``DynamicAnimator/updateItem(usingCurrentState:)`` after each such change.
public protocol DynamicItem: AnyObject {
  /// The center of the item, in points of the reference coordinates.
  ///
  /// The animator writes it. Each coordinate must be from −10⁹ to 10⁹ when the item joins;
  /// otherwise the item does not take part.
  var center: CGPoint { get set }

  /// The size of the item in points; the origin does not matter.
  ///
  /// Each side must be from 0.001 to 10⁶ when the item joins; otherwise the item does not take
  /// part. After a change of the size, call ``DynamicAnimator/updateItem(usingCurrentState:)``.
  var bounds: CGRect { get }

  /// The rotation of the item, with any other transform that the program has set.
  ///
  /// The animator writes the rotation, in radians clockwise on screen. It keeps scale, shear and
  /// translation, which UIKit drops.
  var transform: CGAffineTransform { get set }

  /// The shape by which the item collides.
  ///
  /// The default is `.rectangle`.
  var collisionBoundsType: DynamicItemCollisionBoundsType { get }

  /// The outline for ``DynamicItemCollisionBoundsType/path``, in points around the center at (0,
  /// 0).
  ///
  /// The default is an empty path. The item collides as the path is filled: by the nonzero winding
  /// rule, with dents, with holes, and as one body of several areas. A path that crosses or touches
  /// itself is reported, and its convex hull collides.
  ///
  /// Mass and moment of inertia are those of the area. The center of mass is the item's `center`,
  /// wherever the path lies around it, so draw the path around its center of mass.
  var collisionBoundingPath: BezierPath { get }
}

extension DynamicItem {
  /// The rectangle of the item's bounds.
  public var collisionBoundsType: DynamicItemCollisionBoundsType { .rectangle }

  /// An empty path.
  public var collisionBoundingPath: BezierPath { BezierPath() }
}
