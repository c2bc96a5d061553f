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
  private let before = FlatArray<Vector>()
  private let directions = FlatArray<Vector>()

  func solve(_ kind: VelocityKind, of contacts: IslandContacts, iterations: Int) {
    before.resize(to: 2 * contacts.count)
    directions.resize(to: 2 * contacts.count)
    let tolerance = Tuning.ConjugateIterations.tolerance
    var lastEnergy = 0.0
    for iteration in 1...iterations {
      let change = solveOnce(kind, contacts)
      if change.fastest < tolerance || iteration == iterations { return }
      // If changes grow, the search direction is useless.
      let factor = change.energy < lastEnergy ? change.energy / lastEnergy : 0
      extrapolate(kind, contacts, by: factor)
      lastEnergy = change.energy
    }
  }

  /// Solves all contacts once.
  ///
  /// - Returns: The squared change of the impulses in units of energy, and the largest change of a
  ///   contact's velocity.
  private func solveOnce(
    _ kind: VelocityKind, _ contacts: IslandContacts
  ) -> (energy: Double, fastest: Double) {
    var (energy, fastest) = (0.0, 0.0)
    for place in contacts.indices.indices {
      let constraint = contacts.constraints + Int(contacts.indices[place])
      let before = before.base + 2 * place
      for (index, point) in constraint.points.enumerated() {
        before[index] = point.pointee.impulses(kind)
      }
      _ = kind == .motion ? constraint.solve(.motion) : constraint.solve(.separation)
      for (index, point) in constraint.points.enumerated() {
        let change = point.pointee.impulses(kind) - before[index]
        let normalSpeed = change.x / point.pointee.normalMass
        energy += change.x * normalSpeed
        fastest = max(fastest, abs(normalSpeed))
        guard kind == .motion else { continue }
        let tangentSpeed = change.y / point.pointee.tangentMass
        energy += change.y * tangentSpeed
        fastest = max(fastest, abs(tangentSpeed))
      }
    }
    return (energy, fastest)
  }

  /// Adds multiples of the last directions to impulses and velocities, and notes the new
  /// directions.
  private func extrapolate(_ kind: VelocityKind, _ contacts: IslandContacts, by factor: Double) {
    for place in contacts.indices.indices {
      let constraint = contacts.constraints + Int(contacts.indices[place])
      for (index, point) in constraint.points.enumerated() {
        let slot = 2 * place + index
        if factor > 0 { constraint.add(directions[slot] * factor, to: kind, at: point) }
        directions[slot] = point.pointee.impulses(kind) - before[slot]
      }
    }
  }
}

extension ContactPoint {
  /// The impulses along the normal and the tangent; 0 along the tangent for those that open overlaps.
  fileprivate func impulses(_ kind: VelocityKind) -> Vector {
    kind == .motion
      ? Vector(x: normalImpulse, y: tangentImpulse) : Vector(x: separationImpulse, y: 0)
  }
}

extension ContactConstraintPointer {
  fileprivate func add(_ change: Vector, to kind: VelocityKind, at point: ContactPointPointer) {
    switch kind {
    case .motion:
      point.pointee.normalImpulse += change.x
      point.pointee.tangentImpulse += change.y
      apply(pointee.normal.rotated(by: change), at: point)
    case .separation:
      point.pointee.separationImpulse += change.x
      apply(pointee.normal * change.x, to: .separation, at: point)
    }
  }
}
