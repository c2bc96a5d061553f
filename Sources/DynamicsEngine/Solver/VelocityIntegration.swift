/// v ← (R·v + h·a) / (1 + c·h) with a rotation R, or the imposed velocity; likewise ω.
enum VelocityIntegration {
  /// Changes the velocities of bodies that have contacts or joints; others are visited only once in a step, by
  /// ``World/integratePositions(step:)``.
  static func run(_ islands: borrowing Islands, step h: Double) {
    for island in islands.constrained.buffer {
      for body in islands.bodies(of: island) { integrate(body, step: h) }
    }
  }

  /// The acceleration of a body from forces in this step, in pt/s²; 0 of an immovable body.
  static func acceleration(of body: BodyPointer) -> Vector {
    guard body.inverseMass > 0 else { return .zero }
    let force = body.pointee.forces.constantForce + body.pointee.forces.force
    var gravity = body.pointee.forces.constantAcceleration
    if body.pointee.material.hasOwnMotion {
      gravity = gravity * body.pointee.material.gravityScale
    }
    return gravity + body.pointee.forces.acceleration + force * body.inverseMass
  }

  @inline(__always)
  static func integrate(_ body: BodyPointer, step h: Double) {
    let acceleration = acceleration(of: body)
    var velocity = body.velocity
    body.pointee.step.startVelocity = velocity
    if body.pointee.forces.turnRate != 0 {
      let turn = body.pointee.forces.turnRate * h
      velocity = velocity.rotated(by: Rotation(angle: turn))
    }
    body.pointee.step.velocityBeforeForces =
      body.pointee.forces.isVelocityImposed ? body.pointee.forces.imposedVelocity : velocity
    body.pointee.step.spinBeforeForces = body.angularVelocity
    body.pointee.step.isSupported = false
    body.pointee.step.isCarried = false
    velocity = (velocity + acceleration * h) * (1 / (1 + body.pointee.material.damping * h))
    body.velocity =
      body.pointee.forces.isVelocityImposed ? body.pointee.forces.imposedVelocity : velocity
    let torque = body.pointee.forces.constantTorque + body.pointee.forces.torque
    body.angularVelocity =
      (body.angularVelocity + torque * body.inverseMoment * h)
      * (1 / (1 + body.pointee.material.angularDamping * h))
    SpeedLimit.apply(to: body)
    body.pointee.step.velocityAfterForces = body.velocity
    body.pointee.step.spinAfterForces = body.angularVelocity
    body.pointee.step.lastAcceleration = acceleration
    clearForces(on: body)
  }

  /// Notes the change of velocity of a body without contacts in this step, including that from
  /// joints.
  ///
  /// - Parameter count: The number of steps taken so far.
  static func recordFreeAcceleration(of body: BodyPointer, step h: Double, count: Int) {
    guard body.pointee.rest.lastTouch != count else { return }
    body.pointee.step.freeAcceleration =
      (body.velocity - body.pointee.step.startVelocity) * (1 / h)
  }

  /// Clears the forces that act in one step only.
  static func clearForces(on body: BodyPointer) {
    body.pointee.forces.acceleration = .zero
    body.pointee.forces.force = .zero
    body.pointee.forces.torque = 0
    body.pointee.forces.turnRate = 0
    body.pointee.forces.isVelocityImposed = false
  }
}
