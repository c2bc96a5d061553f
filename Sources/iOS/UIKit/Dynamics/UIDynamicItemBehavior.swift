internal import Dynamics
public import Foundation

/// A behavior that sets physical properties of items, and changes their velocities.
///
/// See Apple's `UIDynamicItemBehavior`.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIShimItemsBehavior {
  private let core = DynamicItemBehavior()

  /// Makes an item behavior that sets no property.
  public init(items: [any UIDynamicItem]) {
    super.init()
    wrap(core, items, add: core.addItem, remove: core.removeItem)
  }

  /// Makes an item behavior without items.
  public convenience override init() { self.init(items: []) }

  /// The elasticity of collisions: the fraction of its speed that an item keeps, from 0 to 1.
  ///
  /// Up to 10 are allowed here, since programs use more than 1 for items that gain speed.
  open var elasticity: CGFloat {
    get { core.elasticity }
    set { core.shims.setElasticity(newValue.nearest(for: core, in: core.shims.elasticities)) }
  }

  /// The friction of the items.
  open var friction: CGFloat {
    get { core.friction }
    set { core.friction = newValue.nearest(for: core, isOpenAbove: true) }
  }

  /// The density: the mass of 100 × 100 points, in kilograms.
  open var density: CGFloat {
    get { core.density }
    set { core.density = newValue.nearest(for: core, isOpenAbove: true) }
  }

  /// The linear damping, per second.
  open var resistance: CGFloat {
    get { core.resistance }
    set { core.resistance = newValue.nearest(for: core, isOpenAbove: true) }
  }

  /// The angular damping, per second.
  open var angularResistance: CGFloat {
    get { core.angularResistance }
    set { core.angularResistance = newValue.nearest(for: core, isOpenAbove: true) }
  }

  /// The charge of the items, for electric and magnetic fields.
  open var charge: CGFloat {
    get { core.charge }
    set { core.charge = newValue }
  }

  /// Whether the items are static: they collide and do not move.
  open var isAnchored: Bool {
    get { core.isAnchored }
    set { core.isAnchored = newValue }
  }

  /// Whether the items can rotate.
  open var allowsRotation: Bool {
    get { core.allowsRotation }
    set { core.allowsRotation = newValue }
  }

  /// Adds to the velocity of an item, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    core.addLinearVelocity(velocity, for: ItemAdapter.coreItem(of: item))
  }

  /// Returns the velocity of an item, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    core.linearVelocity(for: ItemAdapter.coreItem(of: item))
  }

  /// Adds to the angular velocity of an item, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    core.addAngularVelocity(velocity, for: ItemAdapter.coreItem(of: item))
  }

  /// Returns the angular velocity of an item, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    core.angularVelocity(for: ItemAdapter.coreItem(of: item))
  }
}
