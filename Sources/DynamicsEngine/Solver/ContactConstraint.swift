internal import DynamicsChipmunk

/// A contact constraint between two bodies, prepared for the iterations of a step: at most two
/// points with the same normal.
///
/// Plain, conjugate and coupled iterations solve the same constraint by the same arithmetic. The
/// constraint holds only the values that they need, apart from the rows that collision detection
/// uses.
struct ContactConstraint: BitwiseCopyable {
  let a: BodyPointer
  let b: BodyPointer
  /// From a to b.
  let normal: Vector
  let friction: Double
  let count: Int
  var points: (ContactPoint, ContactPoint)
}

/// A contact point: two rows of the Jacobian, and the accumulated impulses along them.
struct ContactPoint: BitwiseCopyable {
  /// From the centers of the bodies to the point.
  let rA: Vector
  let rB: Vector
  // The angular terms of the Jacobian rows, for each body.
  let normalArmA: Double
  let normalArmB: Double
  let tangentArmA: Double
  let tangentArmB: Double
  /// Effective masses, in kg; 0 for a point that was dropped.
  var normalMass: Double
  var tangentMass: Double
  /// The speed at which the overlap should open, in pt/s.
  var bias: Double
  /// The negative of the target velocity along the normal.
  var bounce: Double
  // In kg·pt/s. The separation impulse moves the bodies apart without changing their velocities.
  var normalImpulse: Double
  var tangentImpulse: Double
  var separationImpulse: Double
}

typealias ContactConstraintPointer = UnsafeMutablePointer<ContactConstraint>
typealias ContactPointPointer = UnsafeMutablePointer<ContactPoint>

extension ContactConstraint {
  /// - Parameter pair: The pair, with the contacts that Chipmunk found and prepared.
  init(_ pair: PairPointer) {
    let normal = pair.pointee.arbiter.n
    a = pair.first
    b = pair.second
    self.normal = normal
    friction = pair.pointee.arbiter.u
    count = pair.pointee.count
    points = (
      ContactPoint(pair.pointee.contacts.0, normal), ContactPoint(pair.pointee.contacts.1, normal)
    )
  }

  /// The body that impulses cannot move, if there is one.
  var staticBody: BodyPointer? { a.inverseMass == 0 ? a : b.inverseMass == 0 ? b : nil }
}

extension ContactPoint {
  fileprivate init(_ contact: cpContact, _ normal: Vector) {
    rA = contact.r1
    rB = contact.r2
    normalArmA = contact.r1.cross(normal)
    normalArmB = contact.r2.cross(normal)
    tangentArmA = contact.r1.cross(normal.turned)
    tangentArmB = contact.r2.cross(normal.turned)
    normalMass = contact.nMass
    tangentMass = contact.tMass
    bias = contact.bias
    bounce = contact.bounce
    normalImpulse = contact.jnAcc
    tangentImpulse = contact.jtAcc
    separationImpulse = contact.jBias
  }
}

extension ContactConstraintPointer {
  var points: Pointers<ContactPoint> {
    let row = UnsafeMutableRawPointer(self)
    let first = row + MemoryLayout<ContactConstraint>.offset(of: \.points)!
    return Pointers(
      base: first.assumingMemoryBound(to: ContactPoint.self), count: pointee.count)
  }

  /// The impulse on b at a point; a gets the opposite.
  func impulse(of point: ContactPointPointer) -> Vector {
    pointee.normal.rotated(
      by: Vector(x: point.pointee.normalImpulse, y: point.pointee.tangentImpulse))
  }

  /// The velocity of b relative to a at a point.
  func relativeVelocity(at point: ContactPointPointer) -> Vector {
    pointee.b.velocity(at: point.pointee.rB) - pointee.a.velocity(at: point.pointee.rA)
  }

  /// Applies the accumulated impulses of all points, as a warm start.
  func applyImpulses() {
    for point in points { apply(impulse(of: point), at: point) }
  }

  /// Undoes the warm start of a point.
  func takeBackImpulses(of point: ContactPointPointer) {
    apply(-impulse(of: point), at: point)
    point.pointee.normalImpulse = 0
    point.pointee.tangentImpulse = 0
  }

  /// Drops a point from this step.
  func drop(_ point: ContactPointPointer) {
    takeBackImpulses(of: point)
    point.pointee.normalMass = 0
    point.pointee.tangentMass = 0
    point.pointee.bias = 0
  }

  @inline(__always)
  func apply(
    _ impulse: Vector, to kind: VelocityKind = .motion, at point: ContactPointPointer
  ) {
    pointee.a.applyImpulse(-impulse, at: point.pointee.rA, to: kind)
    pointee.b.applyImpulse(impulse, at: point.pointee.rB, to: kind)
  }
}

extension BodyPointer {
  /// The velocity of the point at `r` from the center.
  func velocity(at r: Vector) -> Vector { velocity + r.turned * angularVelocity }
}
