public import CoreGraphics
internal import Dynamics
public import Foundation

/// A behavior that gives all its items the same acceleration; see Apple's `UIGravityBehavior`.
@preconcurrency @MainActor open class UIGravityBehavior: UIShimItemsBehavior {
  private let core = GravityBehavior()

  /// Makes downward gravity of magnitude 1.
  public init(items: [any UIDynamicItem]) {
    super.init()
    wrap(core, items, add: core.addItem, remove: core.removeItem)
  }

  /// Makes downward gravity of magnitude 1, without items.
  public convenience override init() { self.init(items: []) }

  /// The gravity vector; a length of 1 is 1000 pt/s².
  open var gravityDirection: CGVector {
    get { core.gravityDirection }
    set { core.gravityDirection = newValue }
  }

  /// The direction in radians, clockwise from the positive x axis.
  open var angle: CGFloat {
    get { core.angle }
    set { core.angle = newValue }
  }

  /// The magnitude, in units of 1000 pt/s².
  open var magnitude: CGFloat {
    get { core.magnitude }
    set { core.magnitude = newValue }
  }

  /// Sets the direction and the magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    core.setAngle(angle, magnitude: magnitude)
  }
}
