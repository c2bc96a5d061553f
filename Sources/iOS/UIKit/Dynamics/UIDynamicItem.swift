public import CoreGraphics
public import Dynamics
public import Foundation

/// The shape by which an item collides.
public typealias UIDynamicItemCollisionBoundsType = DynamicItemCollisionBoundsType

/// Something that an animator can move; see Apple's `UIDynamicItem`.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle of the item in points; the animator writes it.
  var center: CGPoint { get set }

  /// The size of the item in points; both sides must be above 0, or the item is diagnosed and takes
  /// no part.
  var bounds: CGRect { get }

  /// How the item is turned; the animator writes the rotation and keeps scale.
  var transform: CGAffineTransform { get set }

  /// The shape by which the item collides; `.rectangle` unless the item says otherwise.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }

  /// The outline for `.path`, convex, around (0, 0) = the item's center.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The item's rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// A path without points.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}
