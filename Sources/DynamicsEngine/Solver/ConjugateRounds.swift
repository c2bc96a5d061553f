internal import DynamicsChipmunk

/// Rounds over contacts that agree much sooner than plain ones.
///
/// Plain rounds need as many as the square of a stack's height, or as the ratio of two masses. After
/// each of these, impulses go on in the direction in which they have been changing: a nonlinear
/// conjugate gradient, whose gradient is what one round changes (Silcowitz-Hansen, Niebe and Erleben,
/// "A nonsmooth nonlinear conjugate gradient method for interactive contact force problems", 2010).
struct ConjugateRounds: ~Copyable {
  /// What no contact's velocity changes by in the last round, in pt/s.
  private static var tolerance: Double { 1e-4 }

  /// What the impulses were before the round, and how they changed in the one before; for two contacts
  /// of each pair.
  private let before = FlatArray<ContactImpulses>()
  private let directions = FlatArray<ContactImpulses>()

  func solve(_ contacts: IslandContacts, rounds: Int) {
    before.resize(to: 2 * contacts.count)
    directions.resize(to: 2 * contacts.count)
    var (lastVelocities, lastSeparation) = (0.0, 0.0)
    for round in 1...rounds {
      solveOnce(contacts)
      let change = change(contacts)
      if change.fastest < Self.tolerance || round == rounds { return }
      // Where changes grow, the direction was none.
      let velocities = change.velocities < lastVelocities ? change.velocities / lastVelocities : 0
      let separation = change.separation < lastSeparation ? change.separation / lastSeparation : 0
      goOn(contacts, velocities, separation)
      (lastVelocities, lastSeparation) = (change.velocities, change.separation)
    }
  }

  private func solveOnce(_ contacts: IslandContacts) {
    forEachPoint(contacts) { _, point, slot in before[slot] = point.pointee.impulses }
    for index in contacts.indices { _ = (contacts.constraints + Int(index)).solve() }
  }

  /// The squares of what the round changed, in units of energy, and the fastest that it changed a
  /// contact's velocity by.
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

  /// Adds shares of the last directions to impulses and velocities, and notes the new directions.
  private func goOn(_ contacts: IslandContacts, _ velocities: Double, _ separation: Double) {
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

  /// Visits each point with its constraint and its place among the points of the island.
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

/// The impulses of a point, or how they changed.
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
  /// Moves the body as an impulse would, but not its velocity.
  fileprivate func separate(_ impulse: Vector, at r: Vector) {
    guard inverseMass > 0 else { return }
    pointee.body.v_bias += impulse * inverseMass
    pointee.body.w_bias += r.cross(impulse) * inverseMoment
  }
}
