package import DynamicsGeometry
internal import Foundation

extension World {
  /// Sets the forces that act in every step until they are set again.
  package func setConstantForces(_ id: BodyID, _ forces: ConstantForces) {
    assertFinite(forces.acceleration, "an acceleration")
    assertFinite(forces.force, "a force")
    assertFinite(forces.torque, "a torque")
    let body = body(id)
    let acceleration = Vector(forces.acceleration)
    let force = Vector(forces.force) * Units.pointsPerMeter
    let torque = forces.torque * Units.pointsPerMeter
    let (oldAcceleration, oldForce) = (
      body.pointee.forces.constantAcceleration, body.pointee.forces.constantForce
    )
    guard
      acceleration.x != oldAcceleration.x || acceleration.y != oldAcceleration.y
        || force.x != oldForce.x || force.y != oldForce.y
        || torque != body.pointee.forces.constantTorque
    else { return }
    body.pointee.forces.constantAcceleration = acceleration
    body.pointee.forces.constantForce = force
    body.pointee.forces.constantTorque = torque
    sleep.wake(body, step: stepCount)
  }

  /// Applies a force in the next step, in newtons (100 pt/s² on 1 kg), at an offset from the
  /// center.
  package func applyForce(_ id: BodyID, _ force: CGVector, atOffset offset: CGVector) {
    assertFinite(force, "a force")
    assertFinite(offset, "an offset")
    let body = body(id)
    guard prepareForForces(body) else { return }
    let force = Vector(force) * Units.pointsPerMeter
    body.pointee.forces.force += force
    body.pointee.forces.torque += Vector(offset).cross(force)
  }

  /// Applies an impulse immediately, in newton seconds.
  package func applyImpulse(_ id: BodyID, _ impulse: CGVector, atOffset offset: CGVector) {
    assertFinite(impulse, "an impulse")
    assertFinite(offset, "an offset")
    let body = body(id)
    guard body.isDynamic else { return }
    sleep.wake(body, step: stepCount)
    let impulse = Vector(impulse) * Units.pointsPerMeter
    body.velocity += impulse * body.inverseMass
    body.angularVelocity += Vector(offset).cross(impulse) * body.inverseMoment
    SpeedLimit.apply(to: body)
  }

  /// Wakes a sleeping body; without that, forces would accumulate until it wakes.
  ///
  /// - Returns: Whether the body takes forces.
  func prepareForForces(_ body: BodyPointer) -> Bool {
    guard body.isDynamic else { return false }
    if !sleep.isAwake(body) { sleep.wake(body, step: stepCount) }
    return true
  }
}
