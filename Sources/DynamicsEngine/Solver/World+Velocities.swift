// The phases of a step that find the impulses of contacts and joints: sequential impulses, island by
// island.

extension World {
  /// Prepares constraints from geometry and from the velocities before forces act.
  func prepareConstraints(step h: Double) {
    contactConstraints.prepare(
      islands, narrowPhase.pairs, hasSurfaces: hasSurfaces, step: h, count: stepCount)
    for joint in looseJoints.buffer { joint.prepare(step: h) }
    for index in articulations.all.indices {
      ArticulationVelocities(index, articulations).prepare(step: h, articulations)
    }
  }

  /// Starts from the impulses of the previous step, which may have had another length.
  func warmStart(step h: Double) {
    let ratio = previousStep > 0 ? h / previousStep : 0
    contactConstraints.warmStart(islands, ratio: ratio)
    for joint in looseJoints.buffer { joint.warmStart(ratio: ratio) }
  }

  func solveVelocities(step h: Double) {
    for island in islands.constrained.buffer {
      let contacts = contactConstraints.contacts(
        of: island, islands, narrowPhase.pairs, hasSurfaces: hasSurfaces)
      if IslandSolver.solveAtOnce(island, islands, contacts, articulations, step: h) { continue }
      IslandSolver(island, islands, contacts, articulations)
        .run(impacts, conjugateIterations, contactLanes, step: h, count: stepCount)
    }
    contactConstraints.store(islands, in: narrowPhase.pairs, hasSurfaces: hasSurfaces)
    Restitution.recordTouches(narrowPhase.pairs, count: stepCount)
    JointReactions.record(articulations, looseJoints, step: h)
  }
}
