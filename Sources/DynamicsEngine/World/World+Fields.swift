package import DynamicsGeometry
package import Foundation

/// The state of a body that motion-dependent forces read.
package struct BodyMotion {
  /// In points.
  package var position: CGPoint
  /// In points per second.
  package var velocity: CGVector
  /// In kilograms.
  package var mass: Double
  package var charge: Double

  package init(position: CGPoint, velocity: CGVector, mass: Double, charge: Double) {
    self.position = position
    self.velocity = velocity
    self.mass = mass
    self.charge = charge
  }
}

/// The effect of a motion-dependent force on a body, in the next step only.
package enum MotionEffect {
  /// In pt/s².
  case acceleration(CGVector)
  /// The velocity that the body gets, in pt/s; it overrides all forces.
  case velocity(CGVector)
  /// The rate at which the velocity turns, in radians per second.
  case turnRate(Double)
}

extension World {
  package func motion(of id: BodyID) -> BodyMotion { motion(of: body(id)) }

  /// Applies a motion-dependent force to those of some bodies that are awake.
  ///
  /// - Parameters:
  ///   - ids: The bodies, with `nil` for gaps.
  ///   - effect: Returns the effect on a body; `nil` for none.
  package func applyForces(
    to ids: [BodyID?], _ effect: (BodyMotion) -> MotionEffect?
  ) {
    for case let id? in ids {
      let body = body(id)
      if sleep.isAwake(body) { applyForce(to: body, effect) }
    }
  }

  /// Applies a motion-dependent force to a body.
  package func applyForce(to id: BodyID, _ effect: (BodyMotion) -> MotionEffect?) {
    applyForce(to: body(id), effect)
  }

  private func applyForce(to body: BodyPointer, _ effect: (BodyMotion) -> MotionEffect?) {
    guard let effect = effect(motion(of: body)) else { return }
    guard prepareForForces(body) else { return }
    switch effect {
    case .acceleration(let acceleration):
      assertFinite(acceleration, "an acceleration")
      body.pointee.forces.acceleration += Vector(acceleration)
    case .velocity(let velocity):
      assertFinite(velocity, "a velocity")
      body.pointee.forces.imposedVelocity = Vector(velocity)
      body.pointee.forces.isVelocityImposed = true
    case .turnRate(let rate):
      assertFinite(rate, "a rate of turning")
      body.pointee.forces.turnRate += rate
    }
  }

  private func motion(of body: BodyPointer) -> BodyMotion {
    BodyMotion(
      position: body.position.point, velocity: body.velocity.vector, mass: body.pointee.mass,
      charge: body.pointee.material.charge)
  }
}
