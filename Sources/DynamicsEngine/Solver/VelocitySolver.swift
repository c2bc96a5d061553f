/// Finds impulses that keep contacts and joints: sequential impulses, island by island.
enum VelocitySolver {
  /// Looks at geometry and velocities before forces act.
  ///
  /// - Parameter count: The steps taken so far.
  static func prepare(
    _ islands: Islands, _ pairs: FlatArray<PairRow>, _ joints: FlatArray<JointPointer>,
    _ articulations: Articulations, step h: Double, count: Int
  ) {
    ContactSolver.prepare(islands, pairs, step: h, count: count)
    for joint in joints.buffer { joint.prepare(step: h) }
    for index in articulations.all.indices {
      ArticulationVelocities.prepare(articulations.all.base + index, articulations, step: h)
    }
    Restitution.noteTouches(pairs, count: count)
  }

  /// Starts from the impulses of the step before.
  ///
  /// - Parameter ratio: The length of this step in units of the last one.
  static func warmStart(
    _ pairs: FlatArray<PairRow>, _ joints: FlatArray<JointPointer>, ratio: Double
  ) {
    ContactSolver.warmStart(pairs, ratio: ratio)
    for joint in joints.buffer { joint.warmStart(ratio: ratio) }
  }

  static func solve(
    _ islands: Islands, _ awake: FlatArray<BodyPointer>, _ pairs: FlatArray<PairRow>,
    _ articulations: Articulations, _ contacts: ContactSolver, step h: Double, count: Int
  ) {
    for island in islands.islands.buffer {
      let indices = islands.pairs(of: island)
      if island.joints == 0, island.articulations == 0 {
        if island.pairs > 0 {
          ImpactPropagation(pairs: pairs.base, indices: indices, step: h, count: count).run {
            _, _ in
          }
          contacts.solve(indices, pairs.base, islands.bodies(of: island), awake)
        }
      } else if island.joints == 0, island.pairs == 0 {
        // Directly, and there is nothing else to agree with.
        for index in islands.articulations(of: island) {
          let articulation = articulations.all[Int(index)]
          ArticulationVelocities.start(
            articulation, articulations, isTouched: false, step: h)
          _ = ArticulationVelocities.solve(articulation, articulations)
        }
      } else {
        let rounds = CoupledRounds(island, islands, awake, pairs.base, articulations)
        rounds.run(step: h, count: count)
        let energy = EnergyGuard(indices, pairs.base, islands.bodies(of: island), awake)
        if rounds.arePassive { energy.run(isHeld: rounds.areHeld) } else { energy.forgetDebts() }
      }
    }
  }
}
