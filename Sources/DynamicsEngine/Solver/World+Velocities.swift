// The phases of a step that find the impulses of contacts and joints: sequential impulses, island by
// island.

extension World {
  /// Prepares constraints from geometry and from the velocities before forces act.
  func prepareConstraints(step h: Double) {
    contactSolver.prepare(islands, narrowPhase.pairs, step: h, count: stepCount)
    for joint in looseJoints.buffer { joint.prepare(step: h) }
    for index in articulations.all.indices {
      ArticulationVelocities(index, articulations).prepare(step: h)
    }
  }

  /// Starts from the impulses of the previous step, which may have had another length.
  func warmStart(step h: Double) {
    let ratio = previousStep > 0 ? h / previousStep : 0
    contactSolver.warmStart(islands, ratio: ratio)
    for joint in looseJoints.buffer { joint.warmStart(ratio: ratio) }
  }

  func solveVelocities(step h: Double) {
    for island in islands.constrained.buffer { solveVelocities(of: island, step: h) }
    contactSolver.store(islands, in: narrowPhase.pairs)
    Restitution.noteTouches(narrowPhase.pairs, count: stepCount)
    JointReactions.note(articulations, looseJoints, step: h)
  }

  private func solveVelocities(of island: Int, step h: Double) {
    let contacts = contactSolver.contacts(islands.pairs(of: island), narrowPhase.pairs)
    let energy = EnergyGuard(contacts: contacts, bodies: islands.bodies(of: island))
    if !islands.hasJoints(island) {
      contactSolver.impacts.run(
        contacts, islands.bodies(of: island), contactSolver.conjugateIterations, step: h,
        count: stepCount
      ) { _, _ in }
      contactSolver.solve(contacts)
      energy.run()
      let impasse = Impasse(
        contacts: contacts, bodies: islands.bodies(of: island), isPassive: true)
      if impasse.isReached { contactSolver.resolve(impasse) }
    } else if islands.joints(of: island).isEmpty, contacts.isEmpty {
      // A direct solution is enough, because there are no other constraints.
      for index in islands.articulations(of: island) {
        let articulation = ArticulationVelocities(Int(index), articulations)
        articulation.start(isTouched: false, step: h)
        _ = articulation.solve()
      }
    } else {
      let iterations = CoupledIterations(island, islands, contacts, articulations)
      iterations.run(
        contactSolver.impacts, contactSolver.conjugateIterations, step: h, count: stepCount)
      let isPassive = iterations.arePassive
      if isPassive {
        energy.run(isIslandGrounded: iterations.isIslandGrounded)
      } else {
        energy.clearUnpaidWork()
      }
      iterations.resolveImpasse(isPassive: isPassive, step: h)
    }
  }
}
