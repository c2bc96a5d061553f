/// The forces on a body, which commands set and velocity integration applies.
struct BodyForces: BitwiseCopyable {
  // Forces that act in every step until they are set again.
  var constantAcceleration = Vector.zero
  var constantForce = Vector.zero
  var constantTorque = 0.0

  // Forces that act in the next step only: an acceleration in pt/s², a force in kg·pt/s², a torque
  // in kg·pt²/s², a rotation of the velocity in rad/s, and a velocity that overrides all others.
  var acceleration = Vector.zero
  var force = Vector.zero
  var torque = 0.0
  var turnRate = 0.0
  var imposedVelocity = Vector.zero
  var isVelocityImposed = false

  /// Visits the forces, for snapshots.
  mutating func codeState<Coder: StateCoder>(_ coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&constantAcceleration)
    try coder.code(&constantForce)
    try coder.code(&constantTorque)
    try coder.code(&acceleration)
    try coder.code(&force)
    try coder.code(&torque)
    try coder.code(&turnRate)
    try coder.code(&imposedVelocity)
    try coder.code(&isVelocityImposed)
  }
}
