internal import DynamicsChipmunk

/// Finds the velocities that satisfy the contacts and joints of an island.
///
/// Contacts and the loose rows of joints are solved in iterations, the rigid rows of each articulation directly
/// within each iteration. Plain iterations of sequential impulses come first; they are enough for most islands.
/// ``ConjugateIterations`` reduce the residual that they leave. An island without joints is one without articulations.
///
/// A contact moves the whole articulation of its body. If it were solved for that body alone, a light body pinned to a
/// heavy one would need thousands of iterations. So as long as it is cheap, the effective mass of a contact includes the
/// articulation, and joints are solved again after each contact that has changed.
struct IslandSolver {
  let contacts: IslandContacts
  let bodies: UnsafeBufferPointer<BodyPointer>
  let joints: UnsafeBufferPointer<JointPointer>
  let articulationIndices: UnsafeBufferPointer<Int32>
  let articulations: Articulations
  let budget: IterationBudget

  @inline(__always)
  init(
    _ island: Int, _ islands: borrowing Islands, _ contacts: IslandContacts,
    _ articulations: Articulations
  ) {
    self.contacts = contacts
    self.articulations = articulations
    bodies = islands.bodies(of: island)
    joints = islands.joints(of: island)
    articulationIndices = islands.articulations(of: island)
    budget = IterationBudget(contacts, joints, articulationIndices, articulations)
  }

  var isArticulated: Bool { !articulationIndices.isEmpty }

  /// Solves an island whose first solution is exact: articulations that nothing touches, or an item on one spring, snap
  /// or drag.
  ///
  /// - Returns: Whether the island is solved; otherwise nothing has changed.
  static func solveAtOnce(
    _ island: Int, _ islands: borrowing Islands, _ contacts: IslandContacts,
    _ articulations: Articulations, step h: Double
  ) -> Bool {
    guard contacts.isEmpty else { return false }
    let (joints, indices) = (islands.joints(of: island), islands.articulations(of: island))
    if joints.isEmpty {
      for index in indices {
        let velocities = ArticulationVelocities(Int(index), articulations)
        velocities.start(isTouched: false, step: h)
        _ = velocities.solve()
      }
      return true
    }
    guard joints.count == 1, indices.isEmpty, !joints[0].hasTwoLooseParts else { return false }
    _ = joints[0].solve()
    return true
  }

  /// Solves the island.
  ///
  /// - Parameter count: The number of steps taken so far.
  func run(
    _ impacts: borrowing ImpactPropagation, _ conjugate: borrowing ConjugateIterations,
    _ lanes: borrowing ContactLanes, step h: Double, count: Int
  ) {
    if isArticulated { startArticulated(step: h) }
    impacts.run(
      contacts, bodies, conjugate, step: h, count: count, solveArticulations: solveArticulations)
    // Four contacts at a time have no rows for surfaces that move or resist rolling.
    if joints.isEmpty, !isArticulated, contacts.count >= Tuning.IslandSolver.fewestForLanes,
      !contacts.haveSurfaces
    {
      lanes.run(contacts, bodies, budget, fromLast: count % 2 == 1)
    } else {
      solveVelocities(conjugate)
      openOverlaps(conjugate)
    }
    forEachLink { $0.pointee.useInertiaOfBody() }
    limitEnergy(step: h)
  }

  private func startArticulated(step h: Double) {
    contacts.forEach { pair, constraint in
      LastingOverlap.yield(pair, constraint, isJoined: isOfOneArticulation(constraint), step: h)
    }
    start(step: h)
    if budget.isClose { useCoupledMasses() } else { useCoupledMassesOfDrags() }
  }

  private func isOfOneArticulation(_ constraint: ContactConstraintPointer) -> Bool {
    let articulation = articulations.articulation(of: constraint.pointee.a)
    return articulation >= 0 && articulation == articulations.articulation(of: constraint.pointee.b)
  }

  @inline(__always)
  func forEachArticulation(_ visit: (ArticulationVelocities) -> Void) {
    for index in articulationIndices { visit(ArticulationVelocities(Int(index), articulations)) }
  }

  @inline(__always)
  func forEachLink(_ visit: (LinkPointer) -> Void) {
    for index in articulationIndices {
      for link in articulations.links(of: articulations.all[Int(index)]) { visit(link) }
    }
  }
}

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
    forEachArticulation { $0.prepare(step: h, articulations) }
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
