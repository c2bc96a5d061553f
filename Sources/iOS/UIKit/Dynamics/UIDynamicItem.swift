public import CoreGraphics
public import Dynamics
public import Foundation

/// The shape by which an item collides.
public typealias UIDynamicItemCollisionBoundsType = DynamicItemCollisionBoundsType

/// An item that an animator can move; see Apple's `UIDynamicItem`.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The center of the item in points, which the animator sets.
  var center: CGPoint { get set }

  /// The size of the item, in points.
  ///
  /// Both sides must be greater than 0; otherwise the item is reported and not simulated.
  var bounds: CGRect { get }

  /// The transform of the item; the animator sets its rotation and keeps its scale.
  var transform: CGAffineTransform { get set }

  /// The shape by which the item collides; `.rectangle` by default.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }

  /// The outline for `.path`, around the item's center at (0, 0).
  var collisionBoundingPath: UIBezierPath { get }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}
