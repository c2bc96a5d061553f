public import DynamicsGeometry
public import Foundation

/// An item that is nothing but a place, a size and a rotation.
///
/// ```swift
/// let box = BasicItem(center: CGPoint(x: 150, y: 50), size: CGSize(width: 100, height: 100))
/// ```
open class BasicItem: DynamicItem, CustomStringConvertible {
  // Animators read and write these in every frame. They are plain numbers, so the checks for
  // overlapping accesses, which cost more than the accesses, would protect nothing.

  /// The middle of the item in points.
  @exclusivity(unchecked)
  open var center: CGPoint

  /// The item's size in points, in its own coordinates; the origin is zero.
  open var bounds: CGRect

  /// How the item is turned and scaled; the identity by default.
  @exclusivity(unchecked)
  open var transform: CGAffineTransform

  /// The shape by which the item collides.
  open var collisionBoundsType: DynamicItemCollisionBoundsType

  /// The outline for ``DynamicItemCollisionBoundsType/path``, around (0, 0); empty by default.
  open var collisionBoundingPath: BezierPath

  /// Makes an item around a center.
  ///
  /// - Parameters:
  ///   - center: The middle in points.
  ///   - size: Width and height in points; what an animator accepts is said at
  ///     ``DynamicItem/bounds``.
  ///   - collisionBoundsType: The shape by which it collides; `.rectangle` by default.
  public init(
    center: CGPoint, size: CGSize,
    collisionBoundsType: DynamicItemCollisionBoundsType = .rectangle
  ) {
    self.center = center
    self.bounds = CGRect(origin: .zero, size: size)
    self.transform = .identity
    self.collisionBoundsType = collisionBoundsType
    self.collisionBoundingPath = BezierPath()
  }

  /// Makes a rectangle that fills `frame`, in points.
  public convenience init(frame: CGRect) {
    self.init(center: CGPoint(x: frame.midX, y: frame.midY), size: frame.size)
  }

  /// The smallest upright rectangle around the item, in points.
  ///
  /// Setting it moves the center and sets the size; as in UIKit, use it while `transform` is the
  /// identity, and `center` and `bounds` otherwise.
  public var frame: CGRect {
    get {
      let centered = CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
      let turned = centered.applying(transform)
      return turned.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      bounds.size = newValue.size
    }
  }

  /// The rotation in `transform` in radians, clockwise on screen, from −π to π.
  ///
  /// Setting it keeps scale and translation. An animator that the item has joined does not see the
  /// change before ``DynamicAnimator/updateItem(usingCurrentState:)``.
  public var angle: CGFloat {
    get { transform.rotationAngle }
    set { transform = transform.turned(to: newValue) }
  }

  /// The class, center and size of the item, and its angle and shape where they are not the default.
  open var description: String {
    var traits = ["center: \(Describe.point(center))", "size: \(Describe.size(bounds.size))"]
    if angle != 0 { traits.append("angle: \(Describe.number(angle))") }
    if collisionBoundsType != .rectangle { traits.append("\(collisionBoundsType)") }
    return Describe.object(self, traits)
  }
}
