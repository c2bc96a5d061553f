internal import DynamicsEngine

extension FieldAction {
  /// The effect of the field on an item, in meters; `nil` for a custom field, whose closure computes
  /// the force.
  @inline(__always)
  func effect(on particle: FieldParticle) -> MotionEffect? {
    switch settings.law {
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
      let strength = intensity(particle) * particle.velocity.length
      return .acceleration(noise(at: particle) * strength)
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
