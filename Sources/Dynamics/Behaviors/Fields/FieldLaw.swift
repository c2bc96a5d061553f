internal import DynamicsEngine
internal import DynamicsGeometry
internal import Foundation

/// What a field does to an item, one case for each kind of field.
///
/// Lengths are metres here (100 pt), and forces newtons.
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
  /// As measured on Apple's classes: the same for every charge.
  case magneticOnApple
  /// The force that a closure computes.
  case custom

  /// How the effect falls off with distance unless the field is told otherwise: r to the minus this.
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

  /// Tells laws apart in a snapshot; blocks cannot be.
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

/// What the laws read of a field; see ``FieldBehavior`` for what each number means.
struct FieldSettings: Equatable {
  var strength: CGFloat = 1
  var falloff: CGFloat
  /// Points.
  var minimumRadius: CGFloat = 0x1p-15 * Units.pointsPerMetre
  var direction = CGVector.zero
  var smoothness: CGFloat = 1
  var animationSpeed: CGFloat = 1
  var seed: UInt64 = 0
}

/// An item as a field sees it.
struct FieldParticle {
  /// From the field's position, in metres.
  var offset: CGVector
  /// Metres per second.
  var velocity: CGVector
  /// Kilograms.
  var mass: CGFloat
  var charge: CGFloat
  /// Seconds since the animator's first step.
  var time: TimeInterval
  /// Seconds.
  var timeStep: TimeInterval
}

/// What comes of it.
enum FieldEffect {
  /// Metres per second squared.
  case acceleration(CGVector)
  /// The velocity that the item gets, in metres per second.
  case velocity(CGVector)
  /// How fast the velocity turns, in radians per second.
  case veering(CGFloat)
}

extension FieldSettings {
  /// Whether what a field does to an item at rest may change though nothing else does.
  func isUnsteady(_ law: FieldLaw) -> Bool {
    switch law {
    case .custom: true
    case .noise, .turbulence: animationSpeed != 0
    default: false
    }
  }

  /// What a field of these settings does to an item; `nil` for a law that looks beyond them.
  func effect(of law: FieldLaw, on particle: FieldParticle) -> FieldEffect? {
    let outward = particle.offset.unit
    switch law {
    case .linearGravity:
      return .acceleration(direction * intensity(particle))
    case .radialGravity:
      return .acceleration(outward * -intensity(particle))
    case .spring:
      return .acceleration(outward * (-intensity(particle) / particle.mass))
    case .electric:
      return .acceleration(outward * (intensity(particle) * particle.charge / particle.mass))
    case .vortex:
      return .acceleration(
        CGVector(dx: -outward.dy, dy: outward.dx)
          * (intensity(particle) / (particle.mass * particle.mass)))
    case .magnetic:
      return .veering(intensity(particle) * particle.charge / particle.mass)
    case .magneticOnApple:
      return .veering(particle.charge == 0 ? 0 : intensity(particle) / particle.mass)
    case .drag:
      return .acceleration(drag(on: particle))
    case .velocity:
      return strength == 0 ? .acceleration(.zero) : .velocity(direction)
    case .noise:
      return .acceleration(noise(at: particle) * intensity(particle))
    case .turbulence:
      return .acceleration(noise(at: particle) * (intensity(particle) * particle.velocity.length))
    case .custom:
      return nil
    }
  }

  /// S·r⁻ᵏ, bounded: at the smallest radius a high falloff is more than a number can hold.
  private func intensity(_ particle: FieldParticle) -> CGFloat {
    let radius = max(particle.offset.length, minimumRadius / Units.pointsPerMetre)
    return strength * min(weakening(at: radius), 1e12)
  }

  /// r⁻ᵏ; what fields have by default needs no power.
  private func weakening(at radius: CGFloat) -> CGFloat {
    switch falloff {
    case 0: 1
    case 1: 1 / radius
    case 2: 1 / (radius * radius)
    case -1: radius
    default: power(radius, -falloff)
    }
  }

  /// Slows the item at most to the velocity of the medium, however long the step.
  private func drag(on particle: FieldParticle) -> CGVector {
    let relative = particle.velocity - direction
    let rate = min(strength * relative.length / particle.mass, 1 / particle.timeStep)
    return relative * -rate
  }

  private func noise(at particle: FieldParticle) -> CGVector {
    GradientNoise(seed: seed, roughness: 1 - smoothness)
      .vector(at: particle.offset, time: particle.time * animationSpeed)
  }
}

extension CGVector {
  /// Squares of all numbers that come here fit, so that the slower `hypotenuse` is not needed.
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  /// Of length 1, or zero for the zero vector.
  fileprivate var unit: CGVector {
    let length = self.length
    return length > 0 ? self * (1 / length) : .zero
  }

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
    coder.check(Limits.isAmount(direction), "a direction is too long")
    coder.code(&smoothness, in: Limits.smoothness)
    coder.code(&animationSpeed, in: Limits.animationSpeed)
    coder.code(&seed)
  }
}
