package import DynamicsGeometry
internal import Foundation

/// The forces that act on a body in every step.
package struct ConstantForces: Hashable, Sendable {
  /// In points per second squared.
  package var acceleration = CGVector.zero
  /// In newtons.
  package var force = CGVector.zero
  /// In newton points.
  package var torque = 0.0

  package init() {}

  package mutating func add(force more: CGVector, atOffset offset: CGVector) {
    force.dx += more.dx
    force.dy += more.dy
    torque += offset.dx * more.dy - offset.dy * more.dx
  }
}

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
  mutating func codeState(_ coder: inout WordCoder) {
    coder.code(&constantAcceleration)
    coder.code(&constantForce)
    coder.code(&constantTorque)
    coder.code(&acceleration)
    coder.code(&force)
    coder.code(&torque)
    coder.code(&turnRate)
    coder.code(&imposedVelocity)
    coder.code(&isVelocityImposed)
  }
}
