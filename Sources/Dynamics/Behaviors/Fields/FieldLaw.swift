internal import DynamicsEngine

/// The kinds of field, each with its own law of force; snapshots have their numbers.
///
/// Lengths are in meters here (100 pt), and forces in newtons.
enum FieldLaw: Int {
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
  /// A field whose force a closure computes; snapshots cannot tell closures apart.
  case custom
  /// A magnetic field as measured on Apple's classes: its effect is the same for every charge
  /// except 0.
  case magneticOnApple

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

/// The properties that the laws use; they are described at ``FieldBehavior``.
struct FieldSettings: Equatable {
  let law: FieldLaw
  /// The position of the field and of its region, in points.
  var center = CGPoint.zero
  var strength: CGFloat = 1
  var falloff: CGFloat
  /// Points.
  var minimumRadius: CGFloat = 0x1p-15 * Units.pointsPerMeter
  var direction = CGVector.zero
  var smoothness: CGFloat = 1
  var animationSpeed: CGFloat = 1
  var seed: UInt64 = 0

  init(_ law: FieldLaw) {
    self.law = law
    falloff = law.defaultFalloff
  }

  /// Whether the effect on an item at rest can change while nothing else does.
  var isUnsteady: Bool {
    switch law {
    case .custom: true
    case .noise, .turbulence: animationSpeed != 0
    default: false
    }
  }
}

/// The state of an item on which a field acts.
struct FieldParticle {
  /// From the field's position, in meters.
  var offset: CGVector
  var distance: CGFloat
  /// Meters per second.
  var velocity: CGVector
  /// Kilograms.
  var mass: CGFloat
  var charge: CGFloat

  /// The unit vector of the offset, or zero for the zero vector.
  var outward: CGVector { distance > 0 ? offset * (1 / distance) : .zero }
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
    coder.code(&center)
    coder.check(Limits.isPlace(center), "the position of a field is out of range")
  }
}
