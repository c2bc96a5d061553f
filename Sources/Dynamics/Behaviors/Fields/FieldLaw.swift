internal import DynamicsEngine
internal import DynamicsGeometry
internal import Foundation

/// The kinds of field, each with its own law of force.
///
/// Lengths are in meters here (100 pt), and forces in newtons.
enum FieldLaw {
  case drag
  case vortex
  case radialGravity
  case linearGravity
  case velocity
  case noise
  case turbulence
  case spring
  case electric
  case magnetic
  /// A magnetic field as measured on Apple's classes: its effect is the same for every charge
  /// except 0.
  case magneticOnApple
  /// A field whose force a closure computes.
  case custom

  /// The default falloff k; the acceleration has the factor r⁻ᵏ.
  var defaultFalloff: CGFloat {
    switch self {
    case .radialGravity: 2
    case .spring: -1
    case .electric, .magnetic, .magneticOnApple: 1
    default: 0
    }
  }
}

extension FieldLaw {
  /// For `description`.
  var name: String { "\(self)" }

  /// Identifies the law in a snapshot; the blocks of custom fields cannot be told apart.
  var tag: Int {
    switch self {
    case .drag: 0
    case .vortex: 1
    case .radialGravity: 2
    case .linearGravity: 3
    case .velocity: 4
    case .noise: 5
    case .turbulence: 6
    case .spring: 7
    case .electric: 8
    case .magnetic: 9
    case .custom: 10
    case .magneticOnApple: 11
    }
  }
}

/// The properties that the laws use; they are described at ``FieldBehavior``.
struct FieldSettings: Equatable {
  var strength: CGFloat = 1
  var falloff: CGFloat
  /// Points.
  var minimumRadius: CGFloat = 0x1p-15 * Units.pointsPerMeter
  var direction = CGVector.zero
  var smoothness: CGFloat = 1
  var animationSpeed: CGFloat = 1
  var seed: UInt64 = 0
}

/// The state of an item on which a field acts.
struct FieldParticle {
  /// From the field's position, in meters.
  var offset: CGVector
  /// The length of the offset.
  var distance: CGFloat
  /// Meters per second.
  var velocity: CGVector
  /// Kilograms.
  var mass: CGFloat
  var charge: CGFloat

  /// The unit vector of the offset, or zero for the zero vector.
  var outward: CGVector { distance > 0 ? offset * (1 / distance) : .zero }
}

/// The effect of a field on an item.
enum FieldEffect {
  /// Meters per second squared.
  case acceleration(CGVector)
  /// The velocity that the item gets, in meters per second.
  case velocity(CGVector)
  /// The rate at which the velocity turns, in radians per second.
  case turnRate(CGFloat)
}

extension FieldSettings {
  /// Whether the effect on an item at rest can change while nothing else does.
  func isUnsteady(_ law: FieldLaw) -> Bool {
    switch law {
    case .custom: true
    case .noise, .turbulence: animationSpeed != 0
    default: false
    }
  }
}

extension CGVector {
  /// The length; squares cannot overflow here, so the slower `hypotenuse` is not needed.
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  static func * (vector: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }

  static func - (a: CGVector, b: CGVector) -> CGVector {
    CGVector(dx: a.dx - b.dx, dy: a.dy - b.dy)
  }
}

extension FieldSettings {
  mutating func code(_ coder: inout WordCoder) {
    coder.code(&strength, in: Limits.amount)
    coder.code(&falloff, in: Limits.falloff)
    coder.code(&minimumRadius, in: Limits.minimumRadius)
    coder.code(&direction)
    coder.check(Limits.isAmount(direction), "the direction of a field is out of range")
    coder.code(&smoothness, in: Limits.smoothness)
    coder.code(&animationSpeed, in: Limits.animationSpeed)
    coder.code(&seed)
  }
}
