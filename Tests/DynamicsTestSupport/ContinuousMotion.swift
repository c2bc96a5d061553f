package import DynamicsGeometry
package import Foundation

/// The motion of a free item along one axis as time would have it: v′ = a − c·v, x′ = v.
///
/// It is what ``DiscreteMotion`` tends to as the step shrinks.
package struct ContinuousMotion {
  /// In points.
  package var position: Double
  /// In points per second.
  package var velocity: Double
  /// In points per second squared.
  package var acceleration: Double
  /// Per second.
  package var resistance: Double

  package init(
    position: Double = 0, velocity: Double = 0, acceleration: Double = 0, resistance: Double = 0
  ) {
    self.position = position
    self.velocity = velocity
    self.acceleration = acceleration
    self.resistance = resistance
  }

  /// Points per second after `time` seconds.
  package func velocity(after time: Double) -> Double {
    guard resistance != 0 else { return velocity + acceleration * time }
    let lost = -expm1(-resistance * time)
    return velocity * (1 - lost) + acceleration * lost / resistance
  }

  /// Points after `time` seconds.
  package func position(after time: Double) -> Double {
    guard resistance != 0 else {
      return position + velocity * time + acceleration * time * time / 2
    }
    let reach = -expm1(-resistance * time) / resistance
    return position + velocity * reach + acceleration / resistance * (time - reach)
  }
}

/// A thrown item in the plane: ``ContinuousMotion`` along both axes.
package struct ContinuousProjectile {
  package var horizontal: ContinuousMotion
  package var vertical: ContinuousMotion

  package init(
    center: CGPoint, velocity: CGVector = .zero, acceleration: CGVector = .zero,
    resistance: Double = 0
  ) {
    horizontal = ContinuousMotion(
      position: center.x, velocity: velocity.dx, acceleration: acceleration.dx,
      resistance: resistance)
    vertical = ContinuousMotion(
      position: center.y, velocity: velocity.dy, acceleration: acceleration.dy,
      resistance: resistance)
  }

  /// Points after `time` seconds.
  package func center(after time: Double) -> CGPoint {
    CGPoint(x: horizontal.position(after: time), y: vertical.position(after: time))
  }

  /// Points per second after `time` seconds.
  package func velocity(after time: Double) -> CGVector {
    CGVector(dx: horizontal.velocity(after: time), dy: vertical.velocity(after: time))
  }
}
