internal import Dynamics
public import Foundation

/// A behavior that moves an item to a point and rotates it upright, like a damped spring.
///
/// See Apple's `UISnapBehavior`.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  private let core: SnapBehavior

  /// Makes a snap with damping 0.5.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    core = SnapBehavior(item: ItemAdapter.coreItem(of: item), snapTo: point)
    super.init()
    wrap(core)
    add(item)
  }

  /// The point to which the item's center moves, in points.
  open var snapPoint: CGPoint {
    get { core.snapPoint }
    set { core.snapPoint = newValue }
  }

  /// The damping, from 0, which oscillates longest, to 1, which does not overshoot.
  open var damping: CGFloat {
    get { core.damping }
    set { core.damping = newValue.nearest(for: core) }
  }
}
