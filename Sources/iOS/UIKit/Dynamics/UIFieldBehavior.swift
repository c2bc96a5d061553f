public import CoreGraphics
internal import Dynamics
public import Foundation

/// Acts on its items by where they are, how fast they go, and what they are made of.
///
/// See Apple's `UIFieldBehavior`.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
  /// What a factory makes a field from; a subclass with an initializer of its own hands it on.
  public struct Configuration {
    let core: FieldBehavior
    var relay: FieldRelay?
  }

  private let core: FieldBehavior
  private var list = ItemList()

  /// Makes what a factory asks for: the one initializer that every subclass has.
  public required init(_ configuration: Configuration) {
    core = configuration.core
    super.init()
    surround(core)
    configuration.relay?.field = self
  }

  /// The items that the field acts on, in the order added.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { list.add(item, core.addItem) }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { list.remove(item, core.removeItem) }

  /// The middle of the field and of its region, in points.
  open var position: CGPoint {
    get { core.position }
    set { core.position = newValue }
  }

  /// Where the field acts, around ``position``; everywhere by default.
  open var region: UIRegion! {
    get { core.region }
    set { core.region = newValue ?? .infinite }
  }

  /// How strong the field is.
  open var strength: CGFloat {
    get { core.strength }
    set { core.strength = newValue }
  }

  /// How the field weakens with distance.
  open var falloff: CGFloat {
    get { core.falloff }
    set { core.falloff = newValue.nearest(in: Limits.falloff) }
  }

  /// The distance below which the field grows no stronger, in points.
  open var minimumRadius: CGFloat {
    get { core.minimumRadius }
    set { core.minimumRadius = newValue.nearest(in: Limits.minimumRadius, isOpenAbove: true) }
  }

  /// The direction of a linear gravity or velocity field, and of a drag field's medium.
  open var direction: CGVector {
    get { core.direction }
    set { core.direction = newValue }
  }

  /// How smooth noise and turbulence are, 0…1.
  open var smoothness: CGFloat {
    get { core.smoothness }
    set { core.smoothness = newValue.nearest(in: Limits.smoothness) }
  }

  /// How fast noise and turbulence change.
  open var animationSpeed: CGFloat {
    get { core.animationSpeed }
    set { core.animationSpeed = newValue.nearest(in: Limits.animationSpeed, isOpenAbove: true) }
  }
}

// MARK: Factories

extension UIFieldBehavior {
  /// Makes a field that brakes.
  public class func dragField() -> Self { Self(Configuration(core: .dragField())) }

  /// Makes a field that drives items around its position.
  public class func vortexField() -> Self { Self(Configuration(core: .vortexField())) }

  /// Makes a field that pulls items to a position in points.
  public class func radialGravityField(position: CGPoint) -> Self {
    Self(Configuration(core: .radialGravityField(position: position)))
  }

  /// Makes a field that pulls items in one direction.
  public class func linearGravityField(direction: CGVector) -> Self {
    Self(Configuration(core: .linearGravityField(direction: direction)))
  }

  /// Makes a field that sets items moving at a velocity.
  public class func velocityField(direction: CGVector) -> Self {
    Self(Configuration(core: .velocityField(direction: direction)))
  }

  /// Makes a field that pushes items around at random.
  public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = Self(Configuration(core: .noiseField(smoothness: 1, animationSpeed: 0)))
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Makes a field that pushes items around at random, the more the faster they go.
  public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = Self(Configuration(core: .turbulenceField(smoothness: 1, animationSpeed: 0)))
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Makes a field that pulls items to its position, the more the farther they are.
  public class func springField() -> Self { Self(Configuration(core: .springField())) }

  /// Makes a field that pushes positive charges away from its position.
  public class func electricField() -> Self { Self(Configuration(core: .electricField())) }

  /// Makes a field that turns the way of charges, all alike as on Apple's.
  public class func magneticField() -> Self {
    Self(Configuration(core: ShimHooks.magneticField()))
  }

  /// Makes a field that follows a law of its own.
  ///
  /// The block is given the field, the position in points, the velocity in metres per second (100 pt
  /// are 1 m), the mass in kilograms, the charge, and the running time in seconds. It returns a force
  /// in newtons.
  public class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> Self {
    let relay = FieldRelay()
    let core = FieldBehavior.field { _, position, velocity, mass, charge, time in
      guard let field = relay.field else { return .zero }
      return block(field, position, velocity, mass, charge, time)
    }
    return Self(Configuration(core: core, relay: relay))
  }
}

/// Tells the block of a custom field which field it is called for.
final class FieldRelay {
  weak var field: UIFieldBehavior?
}
