package import DynamicsGeometry
package import Foundation

extension World {
  /// Sets the forces that act in every step until they are set again.
  package func setConstantForces(_ id: BodyID, _ forces: ConstantForces) {
    assertFinite(forces.acceleration.isFinite, "an acceleration")
    assertFinite(forces.force.isFinite, "a force")
    assertFinite(forces.torque.isFinite, "a torque")
    let body = body(id)
    let acceleration = Vector(forces.acceleration)
    let force = Vector(forces.force) * Units.pointsPerMeter
    let torque = forces.torque * Units.pointsPerMeter
    let old = body.pointee.forces
    let isSame =
      (acceleration - old.constantAcceleration).isZero && (force - old.constantForce).isZero
      && torque == old.constantTorque
    if isSame { return }
    body.pointee.forces.constantAcceleration = acceleration
    body.pointee.forces.constantForce = force
    body.pointee.forces.constantTorque = torque
    sleep.wake(body, step: stepCount)
  }

  /// Applies a force in the next step, in newtons (100 pt/s² on 1 kg), at an offset from the
  /// center.
  package func applyForce(_ id: BodyID, _ force: CGVector, atOffset offset: CGVector) {
    assertFinite(force.isFinite, "a force")
    assertFinite(offset.isFinite, "an offset")
    let body = body(id)
    guard body.isDynamic else { return }
    // Forces would accumulate until a sleeping body wakes.
    if !sleep.isAwake(body) { sleep.wake(body, step: stepCount) }
    let force = Vector(force) * Units.pointsPerMeter
    body.pointee.forces.force += force
    body.pointee.forces.torque += Vector(offset).cross(force)
  }

  /// Applies an impulse immediately, in newton seconds.
  package func applyImpulse(_ id: BodyID, _ impulse: CGVector, atOffset offset: CGVector) {
    assertFinite(impulse.isFinite, "an impulse")
    assertFinite(offset.isFinite, "an offset")
    let body = body(id)
    guard body.isDynamic else { return }
    sleep.wake(body, step: stepCount)
    let impulse = Vector(impulse) * Units.pointsPerMeter
    body.velocity += impulse * body.inverseMass
    body.stopAlongLockedAxes()
    body.angularVelocity += Vector(offset).cross(impulse) * body.inverseMoment
    SpeedLimit.apply(to: body)
  }
}

// MARK: Forces that depend on motion

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
  package func applyForces(to ids: [BodyID?], _ effect: (BodyMotion) -> MotionEffect?) {
    for case let id? in ids { applyForce(to: id, effect) }
  }

  /// Applies a motion-dependent force to a body, if it is awake.
  package func applyForce(to id: BodyID, _ effect: (BodyMotion) -> MotionEffect?) {
    let body = body(id)
    guard sleep.isAwake(body), let effect = effect(motion(of: body)) else { return }
    switch effect {
    case .acceleration(let acceleration):
      assertFinite(acceleration.isFinite, "an acceleration")
      body.pointee.forces.acceleration += Vector(acceleration)
    case .velocity(let velocity):
      assertFinite(velocity.isFinite, "a velocity")
      body.pointee.forces.imposedVelocity = Vector(velocity)
      body.pointee.forces.isVelocityImposed = true
    case .turnRate(let rate):
      assertFinite(rate.isFinite, "a rate of turning")
      body.pointee.forces.turnRate += rate
    }
  }

  private func motion(of body: BodyPointer) -> BodyMotion {
    BodyMotion(
      position: body.position.point, velocity: body.velocity.vector, mass: body.pointee.mass,
      charge: body.pointee.material.charge)
  }
}
