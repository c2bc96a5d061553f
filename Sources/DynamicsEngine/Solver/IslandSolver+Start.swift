// The start of the iterations.

extension IslandSolver {
  /// Starts from the impulses of the previous step, unless they would add energy.
  ///
  /// In another pose, or with other active limits, they may push against bodies that can no longer
  /// move.
  func start(step h: Double) {
    startArticulations(step: h)
    guard arePassive else { return }
    let after = energy { ($0.velocity, $0.angularVelocity) }
    let before = energy { ($0.pointee.step.velocityAfterForces, $0.pointee.step.spinAfterForces) }
    guard after > Tuning.IslandSolver.rounding * before else { return }
    startAgain(step: h)
  }

  /// Starts without impulses of the previous step.
  func startAgain(step h: Double) {
    forEachLink { $0.pointee.useInertiaOfBody() }
    clearImpulses()
    forEachArticulation { $0.prepare(step: h) }
    startArticulations(step: h)
  }

  private func startArticulations(step h: Double) {
    forEachArticulation { $0.start(isTouched: !contacts.isEmpty, step: h) }
    forEachLink { $0.pointee.useInertiaOfLink() }
    _ = solveArticulations()
  }

  private func clearImpulses() {
    contacts.undo(on: bodies)
    for joint in joints { joint.clearImpulses() }
  }

  /// The kinetic energy of the island.
  ///
  /// - Parameter motion: The velocity and the angular velocity of a body.
  private func energy(_ motion: (BodyPointer) -> (Vector, Double)) -> Double {
    bodies.reduce(0) { sum, body in
      let (velocity, spin) = motion(body)
      return sum + body.kineticEnergy(squaredSpeed: velocity.dot(velocity), spin: spin)
    }
  }
}
