public import CoreGraphics
public import Dynamics
public import Foundation

/// A group of items that moves as one rigid body; see Apple's `UIDynamicItemGroup`.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  let core: CoreGroup

  /// Makes a group of items at their present positions.
  ///
  /// Nested groups and duplicate items are reported and ignored.
  public init(items: [any UIDynamicItem]) {
    core = CoreGroup(items: items.map(ItemAdapter.coreItem))
    super.init()
    core.owner = self
  }

  /// The items, in the order given.
  open var items: [any UIDynamicItem] { core.items.compactMap(ItemAdapter.item) }

  /// The center of mass in points; setting it moves all items.
  open var center: CGPoint {
    get { core.center }
    set { core.setOwnCenter(newValue) }
  }

  /// The size of the bounding box of all items when the group was made.
  open var bounds: CGRect { core.bounds }

  /// The rotation of the group since it was made.
  open var transform: CGAffineTransform {
    get { core.transform }
    set { core.setOwnTransform(newValue) }
  }

  /// `.path`: the group collides by the shapes of its items.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { core.collisionBoundsType }

  /// The outlines of all items, around the group's center.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath(core: core.collisionBoundingPath) }
}

/// The core's group; it writes through its owner, since the owner's class may override the setters.
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

  func setOwnCenter(_ center: CGPoint) { super.center = center }
  func setOwnTransform(_ transform: CGAffineTransform) { super.transform = transform }
}
