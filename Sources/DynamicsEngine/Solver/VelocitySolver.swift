/// Finds the impulses of contacts and joints: sequential impulses, island by island.
enum VelocitySolver {
  /// Prepares constraints from geometry and from the velocities before forces act.
  ///
  /// - Parameter count: The number of steps taken so far.
  static func prepare(
    _ islands: borrowing Islands, _ pairs: borrowing FlatArray<PairRow>,
    _ joints: borrowing FlatArray<JointPointer>,
    _ articulations: Articulations, _ contactSolver: borrowing ContactSolver, step h: Double,
    count: Int
  ) {
    contactSolver.prepare(islands, pairs, step: h, count: count)
    for joint in joints.buffer { joint.prepare(step: h) }
    for index in articulations.all.indices {
      ArticulationVelocities.prepare(articulations.all.base + index, articulations, step: h)
    }
    Restitution.noteTouches(pairs, count: count)
  }

  /// Starts from the impulses of the previous step.
  ///
  /// - Parameter ratio: The length of this step divided by that of the previous one.
  static func warmStart(
    _ contactSolver: borrowing ContactSolver, _ joints: borrowing FlatArray<JointPointer>,
    ratio: Double
  ) {
    contactSolver.warmStart(ratio: ratio)
    for joint in joints.buffer { joint.warmStart(ratio: ratio) }
  }

  static func solve(
    _ islands: borrowing Islands, _ pairs: borrowing FlatArray<PairRow>,
    _ articulations: Articulations, _ contactSolver: borrowing ContactSolver, step h: Double,
    count: Int
  ) {
    for island in islands.constrained.buffer {
      let contacts = contactSolver.contacts(islands.pairs(of: island), pairs)
      let bodies = islands.bodies(of: island)
      if !islands.hasJoints(island) {
        if !contacts.isEmpty {
          ImpactPropagation(contacts: contacts, step: h, count: count).run { _, _ in }
          contactSolver.solve(contacts, bodies)
        }
      } else if islands.joints(of: island).isEmpty, contacts.isEmpty {
        // A direct solution is enough, because there are no other constraints.
        for index in islands.articulations(of: island) {
          let articulation = articulations.all[Int(index)]
          ArticulationVelocities.start(
            articulation, articulations, isTouched: false, step: h)
          _ = ArticulationVelocities.solve(articulation, articulations)
        }
      } else {
        let iterations = CoupledIterations(island, islands, contacts, articulations)
        iterations.run(step: h, count: count)
        let energy = EnergyGuard(contacts, bodies)
        if iterations.arePassive {
          energy.run(isIslandGrounded: iterations.isIslandGrounded)
        } else {
          energy.clearUnpaidWork()
        }
      }
    }
    contactSolver.store(in: pairs)
  }
}
