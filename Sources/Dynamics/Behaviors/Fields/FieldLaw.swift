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
  var minimumRadius = Self.minimumRadius
  var direction = CGVector.zero
  var smoothness: CGFloat = 1
  var animationSpeed: CGFloat = 1
  var seed: UInt64 = 0

  /// Of a new field: 2⁻¹⁵ m, in points.
  static let minimumRadius: CGFloat = 0x1p-15 * Units.pointsPerMeter

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
