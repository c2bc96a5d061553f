/// v ← (v, turned, + h·a) / (1 + c·h), or the velocity that is imposed; likewise ω.
enum VelocityIntegration {
  static func run(_ awake: borrowing FlatArray<BodyPointer>, step h: Double) {
    for body in awake.buffer { integrate(body, step: h) }
  }

  /// What accelerates a body in this step, in pt/s².
  static func acceleration(of body: BodyPointer) -> Vector {
    let force = body.pointee.constantForce + body.pointee.force
    return body.pointee.constantAcceleration + body.pointee.acceleration + force * body.inverseMass
  }

  private static func integrate(_ body: BodyPointer, step h: Double) {
    let acceleration = acceleration(of: body)
    var velocity = body.velocity
    body.pointee.stepStartVelocity = velocity
    if body.pointee.turnRate != 0 {
      let turn = body.pointee.turnRate * h
      velocity = velocity.rotated(by: Vector(angle: turn))
    }
    body.pointee.velocityBeforeForces =
      body.pointee.isVelocityImposed ? body.pointee.imposedVelocity : velocity
    body.pointee.spinBeforeForces = body.angularVelocity
    velocity = (velocity + acceleration * h) * (1 / (1 + body.pointee.material.resistance * h))
    body.velocity = body.pointee.isVelocityImposed ? body.pointee.imposedVelocity : velocity
    let torque = body.pointee.constantTorque + body.pointee.torque
    body.angularVelocity =
      (body.angularVelocity + torque * body.inverseMoment * h)
      * (1 / (1 + body.pointee.material.angularResistance * h))
    SpeedLimit.apply(to: body)
    body.pointee.velocityAfterForces = body.velocity
    body.pointee.spinAfterForces = body.angularVelocity
    body.pointee.lastAcceleration = acceleration
    clearForces(on: body)
  }

  /// Notes how the velocity changed of what touches nothing in this step: joints pull, too.
  ///
  /// - Parameter count: The steps taken so far.
  static func noteFreeAcceleration(of body: BodyPointer, step h: Double, count: Int) {
    guard body.pointee.lastTouch != count else { return }
    let acceleration = (body.velocity - body.pointee.stepStartVelocity) * (1 / h)
    body.pointee.freeAcceleration = acceleration
    // Hard joints do no work: a sudden pull of theirs must not count as a field that the body climbs in.
    if body.pointee.link < 0 { body.pointee.lastAcceleration = acceleration }
  }

  /// Forgets what was to act in one step only.
  static func clearForces(on body: BodyPointer) {
    body.pointee.acceleration = .zero
    body.pointee.force = .zero
    body.pointee.torque = 0
    body.pointee.turnRate = 0
    body.pointee.isVelocityImposed = false
  }
}
