internal import DynamicsChipmunk

/// Iterations over contacts that converge much faster than plain sequential impulses.
///
/// Plain sequential impulses need a number of iterations that grows with the square of a stack's
/// height, or with the mass ratio. After each of these iterations, impulses continue in the
/// direction in which they have been changing. This is a nonlinear conjugate gradient method whose
/// gradient is the change that one iteration makes (Silcowitz-Hansen, Niebe and Erleben, "A
/// nonsmooth nonlinear conjugate gradient method for interactive contact force problems", 2010).
struct ConjugateIterations: ~Copyable {
  /// The impulses before the iteration, and their changes in the previous one; two slots for each
  /// pair.
  private let before = FlatArray<ContactImpulses>()
  private let directions = FlatArray<ContactImpulses>()

  func solve(_ contacts: IslandContacts, iterations: Int) {
    before.resize(to: 2 * contacts.count)
    directions.resize(to: 2 * contacts.count)
    var (lastVelocities, lastSeparation) = (0.0, 0.0)
    for iteration in 1...iterations {
      solveOnce(contacts)
      let change = change(contacts)
      if change.fastest < Tuning.ConjugateIterations.tolerance || iteration == iterations { return }
      // If changes grow, the search direction is useless.
      let velocities = change.velocities < lastVelocities ? change.velocities / lastVelocities : 0
      let separation = change.separation < lastSeparation ? change.separation / lastSeparation : 0
      extrapolate(contacts, velocities, separation)
      (lastVelocities, lastSeparation) = (change.velocities, change.separation)
    }
  }

  private func solveOnce(_ contacts: IslandContacts) {
    forEachPoint(contacts) { _, point, slot in before[slot] = point.pointee.impulses }
    for index in contacts.indices { _ = (contacts.constraints + Int(index)).solve() }
  }

  /// The squared change of the impulses in units of energy, and the largest change of a contact's
  /// velocity.
  private func change(
    _ contacts: IslandContacts
  ) -> (velocities: Double, separation: Double, fastest: Double) {
    var (velocities, separation, fastest) = (0.0, 0.0, 0.0)
    forEachPoint(contacts) { _, point, slot in
      let change = point.pointee.impulses - before[slot]
      let (normalSpeed, tangentSpeed, openingSpeed) = (
        change.normal / point.pointee.normalMass, change.tangent / point.pointee.tangentMass,
        change.separation / point.pointee.normalMass
      )
      velocities += change.normal * normalSpeed + change.tangent * tangentSpeed
      separation += change.separation * openingSpeed
      fastest = max(fastest, abs(normalSpeed), abs(tangentSpeed), abs(openingSpeed))
    }
    return (velocities, separation, fastest)
  }

  /// Adds multiples of the last directions to impulses and velocities, and notes the new
  /// directions.
  private func extrapolate(_ contacts: IslandContacts, _ velocities: Double, _ separation: Double) {
    forEachPoint(contacts) { constraint, point, slot in
      let (old, direction) = (before[slot], directions[slot])
      if velocities > 0 {
        let (normal, tangent) = (velocities * direction.normal, velocities * direction.tangent)
        point.pointee.normalImpulse += normal
        point.pointee.tangentImpulse += tangent
        constraint.apply(
          constraint.pointee.normal.rotated(by: Vector(x: normal, y: tangent)), at: point)
      }
      if separation > 0 {
        let opening = separation * direction.separation
        point.pointee.separationImpulse += opening
        constraint.applySeparation(constraint.pointee.normal * opening, at: point)
      }
      directions[slot] = point.pointee.impulses - old
    }
  }

  /// Visits each point with its constraint and its slot among the points of the island.
  @inline(__always)
  private func forEachPoint(
    _ contacts: IslandContacts,
    _ visit: (ContactConstraintPointer, ContactPointPointer, Int) -> Void
  ) {
    for place in contacts.indices.indices {
      let constraint = contacts.constraints + Int(contacts.indices[place])
      for index in 0..<constraint.pointee.count {
        visit(constraint, constraint.points + index, 2 * place + index)
      }
    }
  }
}

/// The impulses of a point, or their changes.
struct ContactImpulses: BitwiseCopyable {
  var normal: Double
  var tangent: Double
  var separation: Double

  static func - (a: Self, b: Self) -> Self {
    Self(
      normal: a.normal - b.normal, tangent: a.tangent - b.tangent,
      separation: a.separation - b.separation)
  }
}

extension ContactPoint {
  fileprivate var impulses: ContactImpulses {
    ContactImpulses(
      normal: normalImpulse, tangent: tangentImpulse, separation: separationImpulse)
  }
}

extension ContactConstraintPointer {
  fileprivate func applySeparation(_ impulse: Vector, at point: ContactPointPointer) {
    pointee.a.separate(-impulse, at: point.pointee.rA)
    pointee.b.separate(impulse, at: point.pointee.rB)
  }
}

extension BodyPointer {
  /// Applies an impulse to the bias velocities, which move the body without changing its velocity.
  fileprivate func separate(_ impulse: Vector, at r: Vector) {
    guard inverseMass > 0 else { return }
    pointee.body.v_bias += impulse * inverseMass
    pointee.body.w_bias += r.cross(impulse) * inverseMoment
  }
}
