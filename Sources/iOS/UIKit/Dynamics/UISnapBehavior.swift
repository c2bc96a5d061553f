internal import Dynamics
public import Foundation

/// Pulls one item to a place and turns it upright, as by a damped spring.
///
/// See Apple's `UISnapBehavior`.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  private let core: SnapBehavior
  private let item: any UIDynamicItem

  /// Makes a snap with damping 0.5.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    core = SnapBehavior(item: ItemAdapter.coreItem(of: item), snapTo: point)
    super.init()
    surround(core)
  }

  /// Where the item's center is pulled to, in points.
  open var snapPoint: CGPoint {
    get { core.snapPoint }
    set { core.snapPoint = newValue }
  }

  /// How little the item swings: 0 swings longest, 1 does not overshoot.
  open var damping: CGFloat {
    get { core.damping }
    set { core.damping = newValue.nearest(in: Limits.snapDamping) }
  }
}
