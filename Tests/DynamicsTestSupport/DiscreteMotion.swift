package import DynamicsGeometry
package import Foundation

/// The motion of a free item along one axis, step by step as the library promises it, in closed form.
///
/// Each step does v ← v + h·a, then v ← v / (1 + c·h), then x ← x + h·v. With q = 1/(1 + c·h) that
/// is, after n steps,
///
/// ```
/// vₙ = v₀·qⁿ + a·(1 − qⁿ)/c
/// xₙ = x₀ + v₀·(1 − qⁿ)/c + (a/c)·(n·h − (1 − qⁿ)/c)
/// ```
///
/// and without resistance vₙ = v₀ + n·h·a, xₙ = x₀ + n·h·v₀ + a·h²·n(n+1)/2. Resistances so small
/// that c·n·h is below 1e-6 lose digits to cancellation.
package struct DiscreteMotion {
  /// In points.
  package var position: Double
  /// In points per second.
  package var velocity: Double
  /// In points per second squared.
  package var acceleration: Double
  /// Per second.
  package var resistance: Double
  /// In seconds.
  package var step: Double

  package init(
    position: Double = 0, velocity: Double = 0, acceleration: Double = 0, resistance: Double = 0,
    step: Double = 1.0 / 120
  ) {
    self.position = position
    self.velocity = velocity
    self.acceleration = acceleration
    self.resistance = resistance
    self.step = step
  }

  /// Points per second after `steps` steps.
  package func velocity(afterSteps steps: Int) -> Double {
    let time = Double(steps) * step
    guard resistance != 0 else { return velocity + time * acceleration }
    return velocity * (1 - lostShare(after: steps))
      + acceleration * lostShare(after: steps) / resistance
  }

  /// Points after `steps` steps.
  package func position(afterSteps steps: Int) -> Double {
    let time = Double(steps) * step
    guard resistance != 0 else {
      return position + time * velocity + acceleration * time * (time + step) / 2
    }
    let reach = lostShare(after: steps) / resistance
    return position + velocity * reach + acceleration / resistance * (time - reach)
  }

  /// The share 1 − qⁿ of the velocity that resistance has taken.
  private func lostShare(after steps: Int) -> Double {
    -expm1(-Double(steps) * log1p(resistance * step))
  }
}

/// A thrown item in the plane: ``DiscreteMotion`` along both axes.
package struct DiscreteProjectile {
  package var horizontal: DiscreteMotion
  package var vertical: DiscreteMotion

  package init(
    center: CGPoint, velocity: CGVector = .zero, acceleration: CGVector = .zero,
    resistance: Double = 0, step: Double = 1.0 / 120
  ) {
    horizontal = DiscreteMotion(
      position: center.x, velocity: velocity.dx, acceleration: acceleration.dx,
      resistance: resistance, step: step)
    vertical = DiscreteMotion(
      position: center.y, velocity: velocity.dy, acceleration: acceleration.dy,
      resistance: resistance, step: step)
  }

  /// Points after `steps` steps.
  package func center(afterSteps steps: Int) -> CGPoint {
    CGPoint(
      x: horizontal.position(afterSteps: steps), y: vertical.position(afterSteps: steps))
  }

  /// Points per second after `steps` steps.
  package func velocity(afterSteps steps: Int) -> CGVector {
    CGVector(
      dx: horizontal.velocity(afterSteps: steps), dy: vertical.velocity(afterSteps: steps))
  }
}
