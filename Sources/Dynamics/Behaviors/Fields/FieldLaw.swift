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

extension FieldAction {
  /// The effect of the field on an item; `nil` for a custom field, whose closure computes the
  /// force.
  @inline(__always)
  func effect(on particle: FieldParticle) -> FieldEffect? {
    switch law {
    case .linearGravity:
      return .acceleration(settings.direction * intensity(particle))
    case .radialGravity:
      return .acceleration(particle.outward * -intensity(particle))
    case .spring:
      return .acceleration(particle.outward * (-intensity(particle) / particle.mass))
    case .electric:
      return .acceleration(
        particle.outward * (intensity(particle) * particle.charge / particle.mass))
    case .vortex:
      let outward = particle.outward
      return .acceleration(
        CGVector(dx: -outward.dy, dy: outward.dx)
          * (intensity(particle) / (particle.mass * particle.mass)))
    case .magnetic:
      return .turnRate(intensity(particle) * particle.charge / particle.mass)
    case .magneticOnApple:
      return .turnRate(particle.charge == 0 ? 0 : intensity(particle) / particle.mass)
    case .drag:
      return .acceleration(drag(on: particle))
    case .velocity:
      return settings.strength == 0 ? .acceleration(.zero) : .velocity(settings.direction)
    case .noise:
      return .acceleration(noise(at: particle) * intensity(particle))
    case .turbulence:
      return .acceleration(noise(at: particle) * (intensity(particle) * particle.velocity.length))
    case .custom:
      return nil
    }
  }

  /// S·r⁻ᵏ, limited, since a high falloff would overflow at the smallest radius.
  private func intensity(_ particle: FieldParticle) -> CGFloat {
    let radius = max(particle.distance, minimumRadius)
    return settings.strength * min(falloffFactor(at: radius), 1e12)
  }

  /// r⁻ᵏ; the default falloffs need no power function.
  private func falloffFactor(at radius: CGFloat) -> CGFloat {
    switch settings.falloff {
    case 0: 1
    case 1: 1 / radius
    case 2: 1 / (radius * radius)
    case -1: radius
    default: power(radius, -settings.falloff)
    }
  }

  /// The drag, limited so that no step takes the item beyond the velocity of the medium.
  private func drag(on particle: FieldParticle) -> CGVector {
    let relative = particle.velocity - settings.direction
    let rate = min(settings.strength * relative.length / particle.mass, 1 / timeStep)
    return relative * -rate
  }

  private func noise(at particle: FieldParticle) -> CGVector {
    GradientNoise(seed: settings.seed, roughness: 1 - settings.smoothness)
      .vector(at: particle.offset, time: time * settings.animationSpeed)
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
