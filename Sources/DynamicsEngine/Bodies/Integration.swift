internal import DynamicsChipmunk
internal import Foundation

/// v ← (v, turned, + h·a) / (1 + c·h), or the velocity that is imposed.
///
/// Chipmunk calls this for each dynamic body, after it has looked at contacts and before it solves
/// them.
let integrateVelocity: cpBodyVelocityFunc = { pointer, _, _, step in
  guard let pointer, let owner = pointer.pointee.userData else { return }
  Unmanaged<Body>.fromOpaque(owner)._withUnsafeGuaranteedRef { body in
    let material = body.material
    let acceleration = body.acceleration + body.force * pointer.pointee.m_inv
    let linearDamping = 1 / (1 + material.resistance * step)
    let angularDamping = 1 / (1 + material.angularResistance * step)
    if body.veering != 0 {
      let turn = body.veering * step
      pointer.pointee.v = pointer.pointee.v.rotated(by: Vector(x: cos(turn), y: sin(turn)))
    }
    pointer.pointee.v = (pointer.pointee.v + acceleration * step) * linearDamping
    if let imposed = body.imposedVelocity { pointer.pointee.v = imposed }
    pointer.pointee.w =
      (pointer.pointee.w + body.torque * pointer.pointee.i_inv * step) * angularDamping
    SpeedLimit.apply(to: pointer)
    body.lastPull = acceleration
    body.acceleration = .zero
    body.force = .zero
    body.torque = 0
    body.veering = 0
    body.imposedVelocity = nil
  }
}

/// Chipmunk would move bodies first, with the velocity of the step before.
///
/// The world moves them itself when the step's velocities are solved.
let leavePosition: cpBodyPositionFunc = { _, _ in }

extension Body {
  /// x ← x + h·v, stopping a fast body at the boundary that it would cross.
  func move(by step: Double) {
    SpeedLimit.apply(to: pointer)
    let start = pointer.pointee.p
    stepStart = start
    pay(for: pointer.pointee.v_bias * step)
    // Also applies and clears the bias velocities that push overlaps apart.
    cpBodyUpdatePosition(pointer, step)
    let travel = pointer.pointee.p - start
    let mayPassThrough = smallestExtent * Sweep.harmlessShare
    guard travel.dot(travel) > mayPassThrough * mayPassThrough else { return }
    let stops = turnedParts.compactMap { part in
      Sweep(of: part, on: self, from: start + part.center, along: travel).firstStop()
    }
    if let stop = stops.min() { putBack(to: start + travel * stop) }
  }

  /// Moves the body to where it must be instead of where its velocity brought it.
  func putBack(to position: Vector) {
    pay(for: position - pointer.pointee.p)
    movePosition(to: position)
  }

  /// Takes from the velocity what being moved against the forces on the body adds in energy.
  ///
  /// Else what bounces fast, or rolls over its corners, would climb a little with each contact. Only
  /// the part of the velocity along the way counts, so that friction stays exact.
  private func pay(for lift: Vector) {
    let work = -lastPull.dot(lift)
    let length = lift.length
    guard work > 0, length > 0 else { return }
    let direction = lift * (1 / length)
    let speed = pointer.pointee.v.dot(direction)
    let left = max(0, speed * speed - 2 * work).squareRoot()
    pointer.pointee.v += direction * (copysign(left, speed) - speed)
  }

  /// Notes how fast the body was moved by whatever is not its velocity.
  func noteDrift(_ step: Double) {
    driftSpeed = ((pointer.pointee.p - stepStart) * (1 / step) - pointer.pointee.v).length
  }

  func movePosition(to position: Vector) {
    cpBodySetPosition(pointer, position)
  }

  /// The parts as the body is turned now.
  var turnedParts: [ConvexPart] {
    let rotation = Vector(x: pointer.pointee.transform.a, y: pointer.pointee.transform.b)
    return parts.map { $0.turned(by: rotation) }
  }
}
