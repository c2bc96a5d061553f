public import DynamicsGeometry
public import Foundation

extension FieldBehavior {
  /// Makes a field that slows items down, as air and water do.
  ///
  /// Acceleration −S·abs(v − u)·(v − u)/m, where u is the velocity of the medium, set by
  /// ``direction``. A step never does more than bring the item to the velocity of the medium.
  public class func dragField() -> Self { Self(Configuration(law: .drag)) }

  /// Makes a field that moves items around its position, clockwise on screen.
  ///
  /// Acceleration S·r⁻ᵏ/m², at a right angle to the line from the position to the item.
  public class func vortexField() -> Self { Self(Configuration(law: .vortex)) }

  /// Makes a field that pulls items to a position, as a planet does.
  ///
  /// Acceleration S·r⁻ᵏ toward the position; k is 2 by default.
  ///
  /// - Parameter position: In points. If it is not valid, (0, 0) is used.
  public class func radialGravityField(position: CGPoint) -> Self {
    make(.radialGravity) { $0.position = position }
  }

  /// Makes a field that pulls items in one direction.
  ///
  /// Acceleration S·r⁻ᵏ·direction; k is 0 by default.
  ///
  /// - Parameter direction: Length 1 is 100 pt/s², a tenth of the default ``GravityBehavior``. If
  ///   it is not finite, (0, 0) is used.
  public class func linearGravityField(direction: CGVector) -> Self {
    make(.linearGravity) { $0.direction = direction }
  }

  /// Makes a field that sets the velocity of items, regardless of other forces on them.
  ///
  /// Falloff and strength have no effect, except that strength 0 turns the field off.
  ///
  /// - Parameter direction: Length 1 is 100 pt/s. If it is not finite, (0, 0) is used.
  public class func velocityField(direction: CGVector) -> Self {
    make(.velocity) { $0.direction = direction }
  }

  /// Makes a field that pushes items at random.
  ///
  /// Acceleration S·r⁻ᵏ times a vector of length up to about 1, which changes with position and
  /// time.
  ///
  /// - Parameters:
  ///   - smoothness: From 0 to 1; see ``smoothness``. If it is not valid, 1 is used.
  ///   - speed: In waves per second; see ``animationSpeed``. If it is not valid, 1 is used.
  public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    make(.noise) { ($0.smoothness, $0.animationSpeed) = (smoothness, speed) }
  }

  /// Makes a field that pushes items at random, in proportion to their speed.
  ///
  /// The acceleration is that of ``noiseField(smoothness:animationSpeed:)``, times abs(v).
  public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    make(.turbulence) { ($0.smoothness, $0.animationSpeed) = (smoothness, speed) }
  }

  /// Makes a field that pulls items to its position like a spring.
  ///
  /// Acceleration S·r⁻ᵏ/m toward the position; k is −1 by default, which is a spring of S newtons
  /// per meter.
  public class func springField() -> Self { Self(Configuration(law: .spring)) }

  /// Makes a field that pushes positive charges away from its position and pulls negative charges.
  ///
  /// Acceleration S·q·r⁻ᵏ/m away from the position; k is 1 by default.
  public class func electricField() -> Self { Self(Configuration(law: .electric)) }

  /// Makes a field that turns the velocity of charged items and keeps their speed.
  ///
  /// Acceleration S·q·r⁻ᵏ·abs(v)/m at a right angle to the velocity; k is 1 by default. A positive
  /// charge turns clockwise on screen.
  public class func magneticField() -> Self { Self(Configuration(law: .magnetic)) }

  /// Makes a field whose force a closure computes; see ``EvaluationBlock``.
  ///
  /// ``strength`` and ``falloff`` have an effect only if the closure uses them.
  public class func field(evaluationBlock block: @escaping EvaluationBlock) -> Self {
    Self(Configuration(law: .custom, block: block))
  }

  private class func make(_ law: FieldLaw, _ setUp: (FieldBehavior) -> Void) -> Self {
    let field = Self(Configuration(law: law))
    setUp(field)
    return field
  }
}
