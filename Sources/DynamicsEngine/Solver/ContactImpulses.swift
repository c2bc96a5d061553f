internal import DynamicsChipmunk

/// The impulses of a contact, or what changes them.
struct ContactImpulses: BitwiseCopyable {
  var normal = 0.0
  var tangent = 0.0
  /// Of the velocities that only open overlaps, and end with the step.
  var separation = 0.0

  init(_ contact: UnsafeMutablePointer<cpContact>) {
    normal = contact.pointee.jnAcc
    tangent = contact.pointee.jtAcc
    separation = contact.pointee.jBias
  }
}

/// One round of sequential impulses over the contacts of a pair.
///
/// In the same order as Chipmunk's own.
extension PairPointer {
  /// Changes impulses so that the two bodies neither approach nor slide where they touch: a contact
  /// only pushes, and friction stays within what that allows.
  func solveVelocities() {
    let (a, b) = (first, second)
    let normal = pointee.arbiter.n
    for index in 0..<pointee.count {
      let contact = contacts + index
      let velocity = relativeVelocity(at: contact)
      let push = -(contact.pointee.bounce + velocity.dot(normal)) * contact.pointee.nMass
      let (oldNormal, oldTangent) = (contact.pointee.jnAcc, contact.pointee.jtAcc)
      let newNormal = max(oldNormal + push, 0)
      let brake = -velocity.dot(normal.turned) * contact.pointee.tMass
      let most = pointee.arbiter.u * newNormal
      let newTangent = max(-most, min(oldTangent + brake, most))
      (contact.pointee.jnAcc, contact.pointee.jtAcc) = (newNormal, newTangent)
      let impulse = normal * (newNormal - oldNormal) + normal.turned * (newTangent - oldTangent)
      a.applyImpulse(-impulse, at: contact.pointee.r1)
      b.applyImpulse(impulse, at: contact.pointee.r2)
    }
  }

  /// The same for the velocities that open overlaps.
  func solveSeparation() {
    let (a, b) = (first, second)
    let normal = pointee.arbiter.n
    for index in 0..<pointee.count {
      let contact = contacts + index
      let speed = separatingSpeed(at: contact)
      let old = contact.pointee.jBias
      let new = max(old + (contact.pointee.bias - speed) * contact.pointee.nMass, 0)
      contact.pointee.jBias = new
      let impulse = normal * (new - old)
      a.separate(-impulse, at: contact.pointee.r1)
      b.separate(impulse, at: contact.pointee.r2)
    }
  }

  /// The impulse on the second body where the two touch; the first gets the opposite.
  func impulse(of contact: UnsafeMutablePointer<cpContact>) -> Vector {
    pointee.arbiter.n.rotated(by: Vector(x: contact.pointee.jnAcc, y: contact.pointee.jtAcc))
  }

  /// Undoes a warm start: the impulses that a contact began this step with.
  func takeBackImpulses(of contact: UnsafeMutablePointer<cpContact>) {
    let impulse = impulse(of: contact)
    first.applyImpulse(impulse, at: contact.pointee.r1)
    second.applyImpulse(-impulse, at: contact.pointee.r2)
    contact.pointee.jnAcc = 0
    contact.pointee.jtAcc = 0
  }

  /// Lets a contact do nothing in this step.
  func drop(_ contact: UnsafeMutablePointer<cpContact>) {
    takeBackImpulses(of: contact)
    contact.pointee.nMass = 0
    contact.pointee.tMass = 0
    contact.pointee.bias = 0
  }

  /// How fast the second body moves where the two touch, seen from the first.
  func relativeVelocity(at contact: UnsafeMutablePointer<cpContact>) -> Vector {
    let (a, b) = (first, second)
    return b.velocity + contact.pointee.r2.turned * b.angularVelocity
      - a.velocity - contact.pointee.r1.turned * a.angularVelocity
  }

  private func separatingSpeed(at contact: UnsafeMutablePointer<cpContact>) -> Double {
    let (a, b) = (first.pointee.body, second.pointee.body)
    let velocity =
      b.v_bias + contact.pointee.r2.turned * b.w_bias
      - a.v_bias - contact.pointee.r1.turned * a.w_bias
    return velocity.dot(pointee.arbiter.n)
  }
}

extension BodyPointer {
  /// Moves the body as an impulse would, but not its velocity.
  func separate(_ impulse: Vector, at r: Vector) {
    guard inverseMass > 0 else { return }
    pointee.body.v_bias += impulse * inverseMass
    pointee.body.w_bias += r.cross(impulse) * inverseMoment
  }
}
