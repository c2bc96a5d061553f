public import CoreGraphics
internal import Dynamics
public import Foundation

/// A behavior that applies forces to items by their position, velocity, mass and charge.
///
/// See Apple's `UIFieldBehavior`.
@preconcurrency @MainActor open class UIFieldBehavior: UIShimItemsBehavior {
  /// The argument with which a factory makes a field; a subclass with its own initializer passes it
  /// on.
  public struct Configuration {
    let core: FieldBehavior
    var reference: FieldReference?
  }

  private let core: FieldBehavior

  /// Makes a field for a factory; every subclass has this initializer.
  public required init(_ configuration: Configuration) {
    core = configuration.core
    super.init()
    wrap(core, [], add: core.addItem, remove: core.removeItem)
    configuration.reference?.field = self
  }

  /// The center of the field and of its region, in points.
  open var position: CGPoint {
    get { core.position }
    set { core.position = newValue }
  }

  /// The region of the field, around ``position``; infinite by default.
  open var region: UIRegion! {
    get { core.region }
    set { core.region = newValue ?? .infinite }
  }

  /// The strength of the field.
  open var strength: CGFloat {
    get { core.strength }
    set { core.strength = newValue }
  }

  /// The exponent by which the field weakens with distance.
  open var falloff: CGFloat {
    get { core.falloff }
    set { core.falloff = newValue.nearest(for: core) }
  }

  /// The distance below which the strength is constant, in points.
  open var minimumRadius: CGFloat {
    get { core.minimumRadius }
    set { core.minimumRadius = newValue.nearest(for: core, isOpenAbove: true) }
  }

  /// The direction of a linear gravity or velocity field, or of a drag field's medium.
  open var direction: CGVector {
    get { core.direction }
    set { core.direction = newValue }
  }

  /// The smoothness of noise and turbulence, from 0 to 1.
  open var smoothness: CGFloat {
    get { core.smoothness }
    set { core.smoothness = newValue.nearest(for: core) }
  }

  /// The speed at which noise and turbulence change.
  open var animationSpeed: CGFloat {
    get { core.animationSpeed }
    set { core.animationSpeed = newValue.nearest(for: core, isOpenAbove: true) }
  }
}

// MARK: Factories

extension UIFieldBehavior {
  /// Makes a field that slows items down.
  public class func dragField() -> Self { Self(Configuration(core: .dragField())) }

  /// Makes a field that moves items around its position.
  public class func vortexField() -> Self { Self(Configuration(core: .vortexField())) }

  /// Makes a field that attracts items to a position, in points.
  public class func radialGravityField(position: CGPoint) -> Self {
    Self(Configuration(core: .radialGravityField(position: position)))
  }

  /// Makes a field that accelerates items in one direction.
  public class func linearGravityField(direction: CGVector) -> Self {
    Self(Configuration(core: .linearGravityField(direction: direction)))
  }

  /// Makes a field that gives items a velocity.
  public class func velocityField(direction: CGVector) -> Self {
    Self(Configuration(core: .velocityField(direction: direction)))
  }

  /// Makes a field of random forces.
  public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    make(.noiseField(smoothness: 1, animationSpeed: 0), smoothness, speed)
  }

  /// Makes a field of random forces in proportion to the speed of the items.
  public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    make(.turbulenceField(smoothness: 1, animationSpeed: 0), smoothness, speed)
  }

  private class func make(_ core: FieldBehavior, _ smoothness: CGFloat, _ speed: CGFloat) -> Self {
    let field = Self(Configuration(core: core))
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }

  /// Makes a field that attracts items like a spring, in proportion to their distance.
  public class func springField() -> Self { Self(Configuration(core: .springField())) }

  /// Makes a field that repels positive charges from its position.
  public class func electricField() -> Self { Self(Configuration(core: .electricField())) }

  /// Makes a field that deflects charges; as on iOS, in the same direction for both signs.
  public class func magneticField() -> Self { Self(Configuration(core: ShimHooks.magneticField())) }

  /// Makes a field with forces from a block.
  ///
  /// The block receives the field, the position in points, the velocity in meters per second (100
  /// points are 1 m), the mass in kilograms, the charge, and the elapsed time in seconds. It
  /// returns a force in newtons.
  public class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> Self {
    let reference = FieldReference()
    let core = FieldBehavior.field { _, position, velocity, mass, charge, time in
      guard let field = reference.field else { return .zero }
      return block(field, position, velocity, mass, charge, time)
    }
    return Self(Configuration(core: core, reference: reference))
  }
}

/// Holds the field that is passed to the block of a custom field.
final class FieldReference {
  weak var field: UIFieldBehavior?
}
