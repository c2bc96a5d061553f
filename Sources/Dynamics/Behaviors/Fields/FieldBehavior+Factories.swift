public import DynamicsGeometry
public import Foundation

extension FieldBehavior {
  /// Makes a field that brakes, as air and water do.
  ///
  /// Acceleration −S·abs(v − u)·(v − u)/m, where u is ``direction``; no more in a step than stops
  /// the item in its medium.
  public class func dragField() -> Self { Self(Configuration(law: .drag)) }

  /// Makes a field that drives items around its position, clockwise on screen.
  ///
  /// Acceleration S·r⁻ᵏ/m² at a right angle to the way there.
  public class func vortexField() -> Self { Self(Configuration(law: .vortex)) }

  /// Makes a field that pulls items to a position in points, as a planet does.
  ///
  /// Acceleration S·r⁻ᵏ, with k = 2. A position that is not finite is diagnosed, and (0, 0) stands
  /// in.
  public class func radialGravityField(position: CGPoint) -> Self {
    let field = Self(Configuration(law: .radialGravity))
    field.position = position
    return field
  }

  /// Makes a field that pulls items in one direction.
  ///
  /// Acceleration S·r⁻ᵏ·direction: a direction of length 1 is 100 pt/s², a tenth of
  /// ``GravityBehavior``'s. One that is not finite is diagnosed, and (0, 0) stands in.
  public class func linearGravityField(direction: CGVector) -> Self {
    let field = Self(Configuration(law: .linearGravity))
    field.direction = direction
    return field
  }

  /// Makes a field that sets items moving at a velocity, whatever else acts on them.
  ///
  /// A direction of length 1 is 100 pt/s; one that is not finite is diagnosed, and (0, 0) stands in.
  /// Strength and falloff do not count, but that a strength of 0 switches the field off.
  public class func velocityField(direction: CGVector) -> Self {
    let field = Self(Configuration(law: .velocity))
    field.direction = direction
    return field
  }

  /// Makes a field that pushes items around at random.
  ///
  /// Acceleration S·r⁻ᵏ times a vector of up to about 1 that changes with place and time.
  public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = Self(Configuration(law: .noise))
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Makes a field that pushes items around at random, the more the faster they go.
  ///
  /// Acceleration S·r⁻ᵏ·abs(v) times a vector of up to about 1 that changes with place and time.
  public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = Self(Configuration(law: .turbulence))
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Makes a field that pulls items to its position, the more the farther they are.
  ///
  /// Acceleration S·r⁻ᵏ/m towards the position, with k = −1: a spring of S newtons a metre.
  public class func springField() -> Self { Self(Configuration(law: .spring)) }

  /// Makes a field that pushes positive charges away from its position and pulls negative ones.
  ///
  /// Acceleration S·q·r⁻ᵏ/m, with k = 1.
  public class func electricField() -> Self { Self(Configuration(law: .electric)) }

  /// Makes a field that turns the way of charges without changing their speed.
  ///
  /// Acceleration S·q·r⁻ᵏ·abs(v)/m at a right angle to the velocity, with k = 1; for a positive
  /// charge clockwise on screen.
  public class func magneticField() -> Self { Self(Configuration(law: .magnetic)) }

  /// Makes a field that follows a law of its own; see ``EvaluationBlock``.
  ///
  /// Strength and falloff count only if the block makes them count.
  public class func field(evaluationBlock block: @escaping EvaluationBlock) -> Self {
    Self(Configuration(law: .custom, block: block))
  }
}
