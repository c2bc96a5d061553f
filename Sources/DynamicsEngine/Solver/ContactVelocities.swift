internal import DynamicsChipmunk

/// The velocities of the two bodies of a contact while its points are solved: sequential impulses
/// with accumulated clamping (Catto, "Iterative dynamics with temporal coherence", 2005).
struct ContactVelocities {
  private var a: Motion
  private var b: Motion
  private let normal: Vector
  /// The changes of the velocities for a unit impulse along the normal.
  private let responseA: Vector
  private let responseB: Vector

  @inline(__always)
  private init(_ normal: Vector, _ a: Motion, _ b: Motion) {
    self.normal = normal
    self.a = a
    self.b = b
    responseA = normal * a.inverseMass
    responseB = normal * b.inverseMass
  }

  /// A body's velocity, and its response to impulses.
  fileprivate struct Motion {
    var velocity: Vector
    var spin: Double
    let inverseMass: Double
    let inverseMoment: Double
  }
}

// MARK: Velocities

extension ContactVelocities {
  @inline(__always)
  init(of constraint: ContactConstraintPointer) {
    self.init(
      constraint.pointee.normal, Motion(velocityOf: constraint.pointee.a),
      Motion(velocityOf: constraint.pointee.b))
  }

  @inline(__always)
  func store(in constraint: ContactConstraintPointer) {
    a.storeVelocity(in: constraint.pointee.a)
    b.storeVelocity(in: constraint.pointee.b)
  }

  /// Solves the normal row: the bodies leave the point no slower than `bounce`, and the contact
  /// only pushes.
  ///
  /// - Returns: Whether the impulse changed by more than rounding.
  @inline(__always)
  mutating func solveNormal(_ point: ContactPointPointer) -> Bool {
    let (armA, armB) = (point.pointee.normalArmA, point.pointee.normalArmB)
    let speed = speed(along: normal, armA, armB)
    let old = point.pointee.normalImpulse
    let new = max(old - (speed + point.pointee.bounce) * point.pointee.normalMass, 0)
    point.pointee.normalImpulse = new
    apply(new - old, responseA, responseB, armA, armB)
    return ImpulseChange.isNoticeable(old, new)
  }

  /// Solves the friction row: stops sliding within the friction cone.
  ///
  /// - Returns: Whether the impulse changed by more than rounding.
  @inline(__always)
  mutating func solveFriction(_ point: ContactPointPointer, _ friction: Double) -> Bool {
    let (armA, armB) = (point.pointee.tangentArmA, point.pointee.tangentArmB)
    let speed = speed(along: normal.turned, armA, armB)
    let (old, most) = (point.pointee.tangentImpulse, friction * point.pointee.normalImpulse)
    let new = max(-most, min(old - speed * point.pointee.tangentMass, most))
    point.pointee.tangentImpulse = new
    apply(new - old, responseA.turned, responseB.turned, armA, armB)
    return ImpulseChange.isNoticeable(old, new)
  }
}

// MARK: Separation

extension ContactVelocities {
  /// Starts from the bias velocities, which open overlaps and last for one step.
  @inline(__always)
  init(separationOf constraint: ContactConstraintPointer) {
    self.init(
      constraint.pointee.normal, Motion(separationOf: constraint.pointee.a),
      Motion(separationOf: constraint.pointee.b))
  }

  @inline(__always)
  func storeSeparation(in constraint: ContactConstraintPointer) {
    a.storeSeparation(in: constraint.pointee.a)
    b.storeSeparation(in: constraint.pointee.b)
  }

  /// Opens the overlap at a point at no less than its `bias`.
  ///
  /// - Parameter mass: The effective mass.
  /// - Returns: Whether the impulse changed by more than rounding.
  @inline(__always)
  mutating func separate(_ point: ContactPointPointer, mass: Double) -> Bool {
    let (armA, armB) = (point.pointee.normalArmA, point.pointee.normalArmB)
    let speed = speed(along: normal, armA, armB)
    let old = point.pointee.separationImpulse
    let new = max(old + (point.pointee.bias - speed) * mass, 0)
    point.pointee.separationImpulse = new
    apply(new - old, responseA, responseB, armA, armB)
    return ImpulseChange.isNoticeable(old, new)
  }
}

extension ContactVelocities {
  /// J · v.
  @inline(__always)
  private func speed(along direction: Vector, _ armA: Double, _ armB: Double) -> Double {
    direction.dot(b.velocity - a.velocity) + (armB * b.spin - armA * a.spin)
  }

  @inline(__always)
  private mutating func apply(
    _ impulse: Double, _ responseA: Vector, _ responseB: Vector, _ armA: Double, _ armB: Double
  ) {
    a.velocity -= responseA * impulse
    a.spin -= impulse * armA * a.inverseMoment
    b.velocity += responseB * impulse
    b.spin += impulse * armB * b.inverseMoment
  }
}

extension ContactVelocities.Motion {
  @inline(__always)
  fileprivate init(velocityOf body: BodyPointer) {
    self.init(
      velocity: body.velocity, spin: body.angularVelocity, inverseMass: body.inverseMass,
      inverseMoment: body.inverseMoment)
  }

  @inline(__always)
  fileprivate init(separationOf body: BodyPointer) {
    self.init(
      velocity: body.pointee.body.v_bias, spin: body.pointee.body.w_bias,
      inverseMass: body.inverseMass, inverseMoment: body.inverseMoment)
  }

  // Immovable bodies keep their velocities: 0 times an infinite impulse is NaN.

  @inline(__always)
  fileprivate func storeVelocity(in body: BodyPointer) {
    guard inverseMass > 0 else { return }
    body.velocity = velocity
    body.angularVelocity = spin
  }

  @inline(__always)
  fileprivate func storeSeparation(in body: BodyPointer) {
    guard inverseMass > 0 else { return }
    body.pointee.body.v_bias = velocity
    body.pointee.body.w_bias = spin
  }
}
