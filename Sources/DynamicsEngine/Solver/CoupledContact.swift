internal import DynamicsChipmunk

/// One point of contact, whose impulses are solved one at a time.
///
/// Chipmunk's arithmetic solves all points of a pair at once, which is right where nothing hangs on the
/// bodies.
struct CoupledContact {
  let contact: UnsafeMutablePointer<cpContact>
  /// From a to b.
  let n: Vector
  let a: BodyPointer
  let b: BodyPointer

  /// Moves the bodies apart, beyond their velocities: J · v ≥ bias.
  ///
  /// - Parameter inverseMass: The inverse effective mass of the contact, for what moves with it.
  /// - Returns: Whether the impulse changed.
  func separate(inverseMass: Double) -> Bool {
    let (first, second) = (a.pointee.body, b.pointee.body)
    let velocity =
      (second.v_bias + r2.turned * second.w_bias) - (first.v_bias + r1.turned * first.w_bias)
    let old = contact.pointee.jBias
    let new = max(old + (contact.pointee.bias - velocity.dot(n)) / inverseMass, 0)
    guard ContactSolver.isChange(old, new) else { return false }
    contact.pointee.jBias = new
    let impulse = n * (new - old)
    b.separate(impulse, at: r2)
    a.separate(-impulse, at: r1)
    return true
  }

  /// K of the two bodies alone.
  var inverseMassOfBodies: Double {
    let (armA, armB) = (r1.cross(n), r2.cross(n))
    return a.inverseMass + a.inverseMoment * armA * armA + b.inverseMass
      + b.inverseMoment * armB * armB
  }

  /// J · v + bounce ≥ 0, impulse ≥ 0.
  func solveNormal() -> Bool {
    let old = contact.pointee.jnAcc
    let wanted =
      old - (contact.pointee.bounce + velocity.dot(n)) * contact.pointee.nMass
    contact.pointee.jnAcc = max(wanted, 0)
    return apply(n, from: old, to: contact.pointee.jnAcc)
  }

  /// J · v = 0 along the contact, as far as friction can do that.
  func solveFriction(_ friction: Double) -> Bool {
    let along = n.turned
    let (old, most) = (contact.pointee.jtAcc, friction * contact.pointee.jnAcc)
    let wanted = old - velocity.dot(along) * contact.pointee.tMass
    contact.pointee.jtAcc = min(max(wanted, -most), most)
    return apply(along, from: old, to: contact.pointee.jtAcc)
  }

  private var r1: Vector { contact.pointee.r1 }
  private var r2: Vector { contact.pointee.r2 }

  /// Of b against a.
  private var velocity: Vector {
    (b.velocity + r2.turned * b.angularVelocity) - (a.velocity + r1.turned * a.angularVelocity)
  }

  private func apply(_ direction: Vector, from old: Double, to new: Double) -> Bool {
    guard ContactSolver.isChange(old, new) else { return false }
    let impulse = direction * (new - old)
    b.applyImpulse(impulse, at: r2)
    a.applyImpulse(-impulse, at: r1)
    return true
  }
}
