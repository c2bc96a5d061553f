/// A row of a Jacobian J: the rate of change of a constraint function C as the two bodies move.
///
/// dC/dt = J·v = linearB · v_b − linearA · v_a + angularB · ω_b − angularA · ω_a.
///
/// An impulse λ along the row changes the velocities by M⁻¹ · Jᵀ · λ. This changes J·v by K · λ,
/// where K = J · M⁻¹ · Jᵀ is the inverse effective mass.
struct JacobianRow: BitwiseCopyable {
  /// The same vector, unless the row is that of a pulley, which turns the direction of a force.
  var linearA = Vector.zero
  var linearB = Vector.zero
  var angularA = 0.0
  var angularB = 0.0

  init(linearA: Vector, linearB: Vector, angularA: Double, angularB: Double) {
    (self.linearA, self.linearB) = (linearA, linearB)
    (self.angularA, self.angularB) = (angularA, angularB)
  }

  init(linear: Vector = .zero, angularA: Double = 0, angularB: Double = 0) {
    self.init(linearA: linear, linearB: linear, angularA: angularA, angularB: angularB)
  }

  /// The linear part for both bodies; for b, if the row is that of a pulley.
  var linear: Vector { linearB }

  /// dC/dt, in units of C per second.
  func velocity(of a: BodyPointer, _ b: BodyPointer) -> Double {
    (b.velocity.dot(linearB) + b.angularVelocity * angularB)
      - (a.velocity.dot(linearA) + a.angularVelocity * angularA)
  }

  func inverseEffectiveMass(of a: BodyPointer, _ b: BodyPointer) -> Double {
    (a.inverseMass * linearA.dot(linearA) + a.inverseMoment * angularA * angularA)
      + (b.inverseMass * linearB.dot(linearB) + b.inverseMoment * angularB * angularB)
  }

  /// The change of this row's J·v from a unit impulse along another row: an off-diagonal element of
  /// K; neither row is that of a pulley.
  func inverseEffectiveMass(with other: Self, of a: BodyPointer, _ b: BodyPointer) -> Double {
    (a.inverseMass + b.inverseMass) * linear.dot(other.linear)
      + a.inverseMoment * angularA * other.angularA
      + b.inverseMoment * angularB * other.angularB
  }

  func applyImpulse(_ impulse: Double, to a: BodyPointer, _ b: BodyPointer) {
    a.applyImpulse(-impulse, linear: linearA, angular: angularA)
    b.applyImpulse(impulse, linear: linearB, angular: angularB)
  }
}

extension JacobianRow {
  static func * (row: Self, impulse: Double) -> Self {
    Self(
      linearA: row.linearA * impulse, linearB: row.linearB * impulse,
      angularA: row.angularA * impulse, angularB: row.angularB * impulse)
  }

  static func + (a: Self, b: Self) -> Self {
    Self(
      linearA: a.linearA + b.linearA, linearB: a.linearB + b.linearB,
      angularA: a.angularA + b.angularA, angularB: a.angularB + b.angularB)
  }
}

// MARK: Its parts in an articulation

extension JacobianRow {
  /// The part of a row for a body a of a link; the angular term is 0 if the body may not turn.
  func ofA(_ a: BodyPointer) -> Vector3 {
    Vector3(x: -linearA.x, y: -linearA.y, z: a.inverseMoment > 0 ? -angularA : 0)
  }

  func ofB(_ b: BodyPointer) -> Vector3 {
    Vector3(x: linearB.x, y: linearB.y, z: b.inverseMoment > 0 ? angularB : 0)
  }

  /// The part of a row for a parent a, which may be kinematic: nothing turns it, but it may rotate.
  func ofParentA(_ a: BodyPointer) -> Vector3 {
    a.isMovable ? ofA(a) : Vector3(x: -linearA.x, y: -linearA.y, z: -angularA)
  }

  func ofParentB(_ b: BodyPointer) -> Vector3 {
    b.isMovable ? ofB(b) : Vector3(x: linearB.x, y: linearB.y, z: angularB)
  }
}
