// The start of the iterations.

extension CoupledIterations {
  /// Starts from the impulses of the previous step, unless they would add energy.
  ///
  /// In another pose, or with other active limits, they may push against bodies that can no longer
  /// move.
  func start(step h: Double) {
    startArticulations(step: h)
    guard arePassive else { return }
    let after = energy { ($0.velocity, $0.angularVelocity) }
    let before = energy { ($0.pointee.step.velocityAfterForces, $0.pointee.step.spinAfterForces) }
    guard after > Tuning.CoupledIterations.rounding * before else { return }
    startAgain(step: h)
  }

  /// Starts without impulses of the previous step.
  private func startAgain(step h: Double) {
    forEachLink { $0.pointee.useInertiaOfBody() }
    clearImpulses()
    for index in articulationIndices {
      ArticulationVelocities(Int(index), articulations).prepare(step: h)
    }
    startArticulations(step: h)
  }

  /// Solves the island again if its contacts have no solution.
  func resolveImpasse(step h: Double) {
    guard !contacts.isEmpty else { return }
    let impasse = Impasse(
      contacts: contacts, bodies: bodies, isPassive: arePassive, speedOfJoints: speedOfJoints)
    guard impasse.isReached else { return }
    startAgain(step: h)
    impasse.resolve(solveContact: { _ = solveMotion($0) }) {
      for joint in joints { _ = solveLooseRows(of: joint) }
      _ = solveArticulations()
    }
    forEachLink { $0.pointee.useInertiaOfBody() }
  }

  private func startArticulations(step h: Double) {
    for index in articulationIndices {
      ArticulationVelocities(Int(index), articulations)
        .start(isTouched: !contacts.isEmpty, step: h)
    }
    forEachLink { $0.pointee.useInertiaOfLink() }
    _ = solveArticulations()
  }

  /// The greatest speed that the impulse of a loose joint gives one of its bodies.
  private var speedOfJoints: Double {
    joints.reduce(0) { greatest, joint in
      let impulse = joint.looseImpulse().linear.length
      return max(
        greatest, impulse * max(joint.pointee.a.inverseMass, joint.pointee.b.inverseMass))
    }
  }

  private func clearImpulses() {
    Impasse(contacts: contacts, bodies: bodies, isPassive: false).reset()
    for joint in joints { joint.clearImpulses() }
  }

  /// The kinetic energy of the island.
  ///
  /// - Parameter motion: The velocity and the angular velocity of a body.
  private func energy(_ motion: (BodyPointer) -> (Vector, Double)) -> Double {
    bodies.reduce(0) { sum, body in
      let (velocity, spin) = motion(body)
      return sum
        + (velocity.dot(velocity) * body.pointee.mass + spin * spin * body.pointee.moment) / 2
    }
  }
}
