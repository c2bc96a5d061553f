public import CoreGraphics
public import Dynamics
public import Foundation

/// Several items that move as one rigid body; see Apple's `UIDynamicItemGroup`.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  let core: CoreGroup

  /// Groups items as they stand now.
  ///
  /// A group among them, and the same item twice, are diagnosed and stay out.
  public init(items: [any UIDynamicItem]) {
    core = CoreGroup(items: items.map(ItemAdapter.coreItem))
    super.init()
    core.owner = self
  }

  /// The items, in the order given.
  open var items: [any UIDynamicItem] { core.items.compactMap(ItemAdapter.item) }

  /// The center of mass in points; moving it moves all items.
  open var center: CGPoint {
    get { core.ownCenter }
    set { core.ownCenter = newValue }
  }

  /// The size of the upright box around all items as they stood when the group was made.
  open var bounds: CGRect { core.bounds }

  /// How far the group has turned since it was made.
  open var transform: CGAffineTransform {
    get { core.ownTransform }
    set { core.ownTransform = newValue }
  }

  /// `.path`: the group collides by the outlines of its items.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { core.collisionBoundsType }

  /// The outlines of all items around the group's center.
  open var collisionBoundingPath: UIBezierPath {
    UIBezierPath(core: core.collisionBoundingPath)
  }
}

/// The group as the core has it; what the core writes goes by way of the owner, whose class may be a
/// subclass that looks on.
final class CoreGroup: DynamicItemGroup {
  weak var owner: UIDynamicItemGroup?

  override var center: CGPoint {
    get { super.center }
    set {
      guard let owner else { return super.center = newValue }
      withoutIsolation(owner) { $0.center = newValue }
    }
  }

  override var transform: CGAffineTransform {
    get { super.transform }
    set {
      guard let owner else { return super.transform = newValue }
      withoutIsolation(owner) { $0.transform = newValue }
    }
  }

  var ownCenter: CGPoint {
    get { super.center }
    set { super.center = newValue }
  }

  var ownTransform: CGAffineTransform {
    get { super.transform }
    set { super.transform = newValue }
  }
}
