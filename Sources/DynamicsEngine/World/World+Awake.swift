package import DynamicsGeometry
package import Foundation

extension World {
  /// The number of bodies that take part in the next step, after ``wakeDisturbed()``.
  package var awakeCount: Int { sleep.awake.count }

  /// An awake body, in the order of ids; it may have been removed since.
  package func awakeBody(at index: Int) -> BodyID { sleep.awake[index].pointee.id }
}

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
  /// It does the same as a command for each body, but a field over many items takes one call.
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
    switch effect(motion(of: body)) {
    case .acceleration(let acceleration): accelerate(body, by: acceleration)
    case .velocity(let velocity): imposeVelocity(velocity, on: body)
    case .turnRate(let rate): rotateVelocity(of: body, rate: rate)
    case nil: break
    }
  }

  private func motion(of body: BodyPointer) -> BodyMotion {
    BodyMotion(
      position: body.position.point, velocity: body.velocity.vector, mass: body.pointee.mass,
      charge: body.pointee.material.charge)
  }
}
