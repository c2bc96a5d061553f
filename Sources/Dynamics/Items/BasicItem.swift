public import DynamicsGeometry
import DynamicsReporting
public import Foundation

/// An item with a center, a size and a rotation.
///
/// ```swift
/// let tile = BasicItem(center: CGPoint(x: 150, y: 50), size: CGSize(width: 100, height: 100))
/// ```
open class BasicItem: DynamicItem, CustomStringConvertible {
  /// The center of the item, in points of the reference coordinates.
  open var center: CGPoint {
    get { storedCenter }
    set { storedCenter = newValue }
  }

  /// The size of the item in points; its origin is (0, 0).
  ///
  /// Each side must be from 0.001 to 10⁶ pt in an animator.
  open var bounds: CGRect

  /// The rotation and scale of the item.
  ///
  /// The default is the identity.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set { storedTransform = newValue }
  }

  // Animators access these in every frame, directly if the item has no subclass. Exclusivity checks
  // would cost more than the accesses, and plain numbers do not need them.

  @exclusivity(unchecked)
  final var storedCenter: CGPoint
  @exclusivity(unchecked)
  final var storedTransform: CGAffineTransform

  /// The shape by which the item collides.
  ///
  /// The default is `.rectangle`.
  open var collisionBoundsType: DynamicItemCollisionBoundsType

  /// The outline for ``DynamicItemCollisionBoundsType/path``, in points around the center at (0,
  /// 0).
  ///
  /// The default is an empty path.
  open var collisionBoundingPath: BezierPath

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - center: The center, in points of the reference coordinates.
  ///   - size: Width and height in points, each from 0.001 to 10⁶.
  ///   - collisionBoundsType: The shape by which the item collides; the default is `.rectangle`.
  public init(
    center: CGPoint, size: CGSize,
    collisionBoundsType: DynamicItemCollisionBoundsType = .rectangle
  ) {
    storedCenter = center
    self.bounds = CGRect(origin: .zero, size: size)
    storedTransform = .identity
    self.collisionBoundsType = collisionBoundsType
    self.collisionBoundingPath = BezierPath()
  }

  /// Makes a rectangular item with the center and size of `frame`, in points.
  public convenience init(frame: CGRect) {
    self.init(center: CGPoint(x: frame.midX, y: frame.midY), size: frame.size)
  }

  /// The smallest upright rectangle around the item, in points.
  ///
  /// Setting it moves the center and sets the size. As in UIKit, set it only while `transform` is
  /// the identity.
  public var frame: CGRect {
    get {
      CGRect(centeredWith: CGSize(width: bounds.width, height: bounds.height))
        .applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      bounds.size = newValue.size
    }
  }

  /// The rotation of the item in radians, clockwise on screen, from −π to π.
  ///
  /// Setting it keeps the scale and translation of `transform`. An angle that is not finite is
  /// reported and changes nothing. If the item is in an animator, call
  /// ``DynamicAnimator/updateItem(usingCurrentState:)`` afterwards.
  public var angle: CGFloat {
    get { transform.rotationAngle }
    set {
      guard newValue.isFinite else {
        DynamicsDiagnostics.report(
          "\(newValue) is not finite; nothing changed", by: "BasicItem.angle")
        return
      }
      transform = transform.turned(to: newValue)
    }
  }

  /// The class, center and size of the item, and its angle and shape if they are not the default.
  open var description: String {
    var traits = ["center: \(Describe.point(center))", "size: \(Describe.size(bounds.size))"]
    if angle != 0 { traits.append("angle: \(Describe.number(angle))") }
    if collisionBoundsType != .rectangle { traits.append("\(collisionBoundsType)") }
    return Describe.object(self, traits)
  }
}
