internal import DynamicsChipmunk

/// Iterations that converge much faster than plain sequential impulses, over the contacts and the
/// loose joints of an island.
///
/// Plain sequential impulses need a number of iterations that grows with the square of a stack's
/// height, or with the mass ratio. After each of these iterations, impulses continue in the
/// direction in which they have been changing. This is a nonlinear conjugate gradient method whose
/// gradient is the change that one iteration makes (Silcowitz-Hansen, Niebe and Erleben, "A
/// nonsmooth nonlinear conjugate gradient method for interactive contact force problems", 2010).
struct ConjugateIterations: ~Copyable {
  /// The impulses before the iteration, and their changes in the previous one; two slots for each
  /// pair, then two for each joint.
  private let before = FlatArray<Vector>()
  private let directions = FlatArray<Vector>()

  /// Solves all rows until none changes its velocity by more than the tolerance.
  ///
  /// - Parameters:
  ///   - joints: The joints with loose rows; they have none of separation.
  ///   - tolerance: The largest change of a row's velocity that ends the iterations.
  ///   - solveContact: Solves the rows of a contact once.
  ///   - solveJoint: Solves the loose rows of a joint once.
  ///   - solveArticulations: Solves rigid rows, after all others.
  func solve(
    _ kind: VelocityKind, of contacts: IslandContacts,
    _ joints: UnsafeBufferPointer<JointPointer>, iterations: Int,
    tolerance: Double = Tuning.ConjugateIterations.tolerance,
    solveContact: (ContactConstraintPointer) -> Void, solveJoint: (JointPointer) -> Void,
    solveArticulations: () -> Void
  ) {
    before.resize(to: 2 * (contacts.count + joints.count))
    directions.resize(to: before.count)
    Self.iterate(iterations, tolerance: tolerance) {
      var change = ImpulseChange()
      for place in contacts.indices.indices {
        let constraint = contacts.constraints + Int(contacts.indices[place])
        record(kind, constraint, place)
        solveContact(constraint)
        measure(kind, constraint, place, &change)
      }
      for place in joints.indices {
        let slot = before.base + 2 * (contacts.count + place)
        let old = joints[place].looseImpulses
        (slot[0], slot[1]) = (old.block, Vector(x: old.bounded, y: 0))
        solveJoint(joints[place])
        joints[place].measure(since: old, &change)
      }
      solveArticulations()
      return (change.energy, change.fastest)
    } extrapolate: { factor in
      extrapolate(kind, contacts, joints, by: factor)
      if factor > 0 { solveArticulations() }
    }
  }

  /// Iterates until no row changes its velocity by more than the tolerance.
  ///
  /// - Parameters:
  ///   - solveOnce: Solves all rows once, and returns the change of impulses in units of energy and the largest change
  ///     of a row's velocity.
  ///   - extrapolate: Adds multiples of the last directions to impulses, and notes the new directions.
  @inline(__always)
  static func iterate(
    _ iterations: Int, tolerance: Double = Tuning.ConjugateIterations.tolerance,
    solveOnce: () -> (energy: Double, fastest: Double), extrapolate: (_ factor: Double) -> Void
  ) {
    var lastEnergy = 0.0
    for left in (0..<iterations).reversed() {
      let (energy, fastest) = solveOnce()
      if fastest < tolerance || left == 0 { return }
      // If changes grow, the search direction is useless.
      extrapolate(energy < lastEnergy ? energy / lastEnergy : 0)
      lastEnergy = energy
    }
  }

  /// Notes the impulses of a contact before it is solved.
  @inline(__always)
  private func record(_ kind: VelocityKind, _ constraint: ContactConstraintPointer, _ place: Int) {
    for (index, point) in constraint.points.enumerated() {
      before.base[2 * place + index] = point.pointee.impulses(kind)
    }
  }

  @inline(__always)
  private func measure(
    _ kind: VelocityKind, _ constraint: ContactConstraintPointer, _ place: Int,
    _ change: inout ImpulseChange
  ) {
    for (index, point) in constraint.points.enumerated() {
      let more = point.pointee.impulses(kind) - before.base[2 * place + index]
      // A point that was dropped has no mass and no change.
      guard point.pointee.normalMass > 0 else { continue }
      change.add(more.x, speed: more.x / point.pointee.normalMass)
      guard kind == .motion, point.pointee.tangentMass > 0 else { continue }
      change.add(more.y, speed: more.y / point.pointee.tangentMass)
    }
  }

  /// Adds multiples of the last directions to impulses and velocities, and notes the new
  /// directions.
  private func extrapolate(
    _ kind: VelocityKind, _ contacts: IslandContacts, _ joints: UnsafeBufferPointer<JointPointer>,
    by factor: Double
  ) {
    for place in contacts.indices.indices {
      let constraint = contacts.constraints + Int(contacts.indices[place])
      for (index, point) in constraint.points.enumerated() {
        let slot = 2 * place + index
        if factor > 0 { constraint.add(directions[slot] * factor, to: kind, at: point) }
        directions[slot] = point.pointee.impulses(kind) - before[slot]
      }
    }
    for place in joints.indices {
      let slot = 2 * (contacts.count + place)
      if factor > 0 {
        joints[place].add(
          block: directions[slot] * factor, bounded: directions[slot + 1].x * factor)
      }
      let impulses = joints[place].looseImpulses
      directions[slot] = impulses.block - before[slot]
      directions[slot + 1] = Vector(x: impulses.bounded, y: 0) - before[slot + 1]
    }
  }
}

/// The change of the impulses in an iteration.
struct ImpulseChange {
  /// The sum of the squared changes in units of energy.
  private(set) var energy = 0.0
  /// The largest change of a row's velocity.
  private(set) var fastest = 0.0

  /// Adds the change of a row's impulse.
  ///
  /// - Parameter speed: The change of the row's velocity.
  @inline(__always)
  mutating func add(_ impulse: Double, speed: Double) {
    energy += impulse * speed
    fastest = max(fastest, abs(speed))
  }
}
