internal import Dynamics
public import Foundation

/// Says what its items are made of, and changes their velocities.
///
/// See Apple's `UIDynamicItemBehavior`.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  private let core = DynamicItemBehavior()
  private var list = ItemList()

  /// Makes an item behavior that sets nothing.
  public init(items: [any UIDynamicItem]) {
    super.init()
    surround(core)
    for item in items { list.add(item, core.addItem) }
  }

  /// Makes an item behavior without items.
  public convenience override init() { self.init(items: []) }

  /// The items that are described, in the order added.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { list.add(item, core.addItem) }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { list.remove(item, core.removeItem) }

  /// How much of its speed an item keeps when it bounces, 0…1.
  ///
  /// Programs use more, up to 10 here, for items that gain speed.
  open var elasticity: CGFloat {
    get { core.elasticity }
    set { core.shims.setElasticity(newValue.nearest(in: Limits.superelasticity)) }
  }

  /// How much an item resists sliding.
  open var friction: CGFloat {
    get { core.friction }
    set { core.friction = newValue.nearest(in: Limits.friction, isOpenAbove: true) }
  }

  /// The mass of 100 × 100 pt in kilograms.
  open var density: CGFloat {
    get { core.density }
    set { core.density = newValue.nearest(in: Limits.density, isOpenAbove: true) }
  }

  /// How fast linear motion dies down, per second.
  open var resistance: CGFloat {
    get { core.resistance }
    set { core.resistance = newValue.nearest(in: Limits.resistance, isOpenAbove: true) }
  }

  /// How fast turning dies down, per second.
  open var angularResistance: CGFloat {
    get { core.angularResistance }
    set { core.angularResistance = newValue.nearest(in: Limits.resistance, isOpenAbove: true) }
  }

  /// What electric and magnetic fields act on.
  open var charge: CGFloat {
    get { core.charge }
    set { core.charge = newValue }
  }

  /// Whether the items collide without being moved.
  open var isAnchored: Bool {
    get { core.isAnchored }
    set { core.isAnchored = newValue }
  }

  /// Whether the items may turn.
  open var allowsRotation: Bool {
    get { core.allowsRotation }
    set { core.allowsRotation = newValue }
  }

  /// Adds to an item's velocity, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    core.addLinearVelocity(velocity, for: ItemAdapter.coreItem(of: item))
  }

  /// An item's velocity in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    core.linearVelocity(for: ItemAdapter.coreItem(of: item))
  }

  /// Adds to an item's angular velocity, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    core.addAngularVelocity(velocity, for: ItemAdapter.coreItem(of: item))
  }

  /// An item's angular velocity in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    core.angularVelocity(for: ItemAdapter.coreItem(of: item))
  }
}
