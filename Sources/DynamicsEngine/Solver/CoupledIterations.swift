internal import DynamicsChipmunk

/// Solves an island with joints: contacts and loose rows of joints in iterations, and the rigid
/// rows of each articulation directly within each iteration.
///
/// A contact moves the whole articulation of its body. If it were solved for that body alone, a
/// light body pinned to a heavy one would need thousands of iterations. So as long as it is cheap,
/// the effective mass of a contact includes the articulation, and joints are solved again after
/// each contact that has changed.
struct CoupledIterations {
  let contacts: IslandContacts
  let joints: UnsafeBufferPointer<JointPointer>
  let articulationIndices: UnsafeBufferPointer<Int32>
  let articulations: Articulations
  let bodies: UnsafeBufferPointer<BodyPointer>
  /// The links that a solution of the largest articulation visits.
  private let links: Int
  /// Whether joints are solved again after each contact that has changed.
  private let isClose: Bool

  @inline(__always)
  init(
    _ island: Int, _ islands: borrowing Islands, _ contacts: IslandContacts,
    _ articulations: Articulations
  ) {
    self.contacts = contacts
    bodies = islands.bodies(of: island)
    self.articulations = articulations
    joints = islands.joints(of: island)
    articulationIndices = islands.articulations(of: island)
    var links = 0
    for index in articulationIndices {
      let articulation = articulations.all[Int(index)]
      links = max(links, articulation.links.count * (1 + 6 * articulation.loops.count))
    }
    self.links = links
    isClose = links * (contacts.count + joints.count) <= Tuning.CoupledIterations.affordableLinks
  }

  func run(
    _ impacts: borrowing ImpactPropagation, _ conjugate: borrowing ConjugateIterations,
    step h: Double,
    count: Int
  ) {
    contacts.forEach { pair, constraint in
      LastingOverlap.yield(pair, constraint, isJoined: isOfOneArticulation(constraint), step: h)
    }
    contacts.clearSeparation()
    // One row alone needs no iterations.
    let isSingle = contacts.isEmpty && joints.count == 1 && articulationIndices.isEmpty
    let isNew = !isSingle && self.isNew
    start(step: h)
    if isClose { useCoupledMasses() }
    if !contacts.isEmpty {
      impacts.run(
        contacts, bodies, conjugate, step: h, count: count, solveArticulations: solveArticulations)
    }
    if !iterate() { iterate(conjugate, isNew: isNew) }
    // The next step starts from 0: a warm start of overlaps would load the joints.
    contacts.clearSeparation()
    forEachLink { $0.pointee.useInertiaOfBody() }
  }

  /// Whether there are hardly any impulses for a warm start.
  private var isNew: Bool {
    if contacts.areMostNew { return true }
    return !joints.isEmpty
      && joints.allSatisfy { $0.looseImpulses.block.isZero && $0.looseImpulses.bounded == 0 }
  }

  private func isOfOneArticulation(_ constraint: ContactConstraintPointer) -> Bool {
    let articulation = articulations.articulation(of: constraint.pointee.a)
    return articulation >= 0 && articulation == articulations.articulation(of: constraint.pointee.b)
  }

  /// Plain iterations, which are enough for most islands.
  ///
  /// - Returns: Whether the last iteration changed nothing.
  private func iterate() -> Bool {
    let count =
      contacts.isAnyElastic
      ? Tuning.CoupledIterations.elasticIterations : Tuning.CoupledIterations.iterations
    for _ in 0..<count {
      var isChanged = false
      contacts.forEach { _, constraint in
        if solveSeparation(constraint) { isChanged = true }
        if solveMotion(constraint) { isChanged = true }
      }
      for joint in joints where solveLooseRows(of: joint) { isChanged = true }
      if solveArticulations() { isChanged = true }
      if !isChanged { return true }
    }
    return false
  }

  /// Conjugate iterations for velocities, as many as the size of the island allows.
  private func iterate(_ conjugate: borrowing ConjugateIterations, isNew: Bool) {
    let rows = contacts.count + joints.count
    let linkSolves = isClose ? links * (2 * rows + 1) : links
    let factor = isNew ? Tuning.ContactSolver.firstFactor : 1
    let affordable = factor * Tuning.CoupledIterations.affordableSolves / max(1, rows + linkSolves)
    conjugate.solve(
      .motion, of: contacts, joints,
      iterations: min(factor * Tuning.ContactSolver.maxIterations, affordable),
      solveContact: { _ = solveMotion($0) }, solveJoint: { _ = solveLooseRows(of: $0) },
      solveArticulations: {
        for index in articulationIndices {
          _ = ArticulationVelocities(Int(index), articulations).solve()
        }
      })
  }

  @inline(__always)
  func forEachLink(_ visit: (LinkPointer) -> Void) {
    for index in articulationIndices {
      for link in articulations.links(of: articulations.all[Int(index)]) { visit(link) }
    }
  }

  /// Whether joints are solved again after each contact of two bodies.
  private func isClose(_ constraint: ContactConstraintPointer) -> Bool {
    isClose
      && (articulations.articulation(of: constraint.pointee.a) >= 0
        || articulations.articulation(of: constraint.pointee.b) >= 0)
  }

  /// - Returns: Whether any impulse changed.
  func solveMotion(_ constraint: ContactConstraintPointer) -> Bool {
    guard isClose(constraint) else { return constraint.solve(.motion) }
    let (a, b, friction) = (constraint.pointee.a, constraint.pointee.b, constraint.pointee.friction)
    var isChanged = false
    // Each impulse must see the response of the whole articulation to the impulse before.
    for point in constraint.points {
      if constraint.solveNormal(point) {
        isChanged = true
        solveArticulations(of: a, b)
      }
      if constraint.solve(.motion, { $0.solveFriction(point, friction) }) {
        isChanged = true
        solveArticulations(of: a, b)
      }
    }
    return isChanged
  }

  /// - Returns: Whether any impulse changed.
  private func solveSeparation(_ constraint: ContactConstraintPointer) -> Bool {
    guard isClose(constraint) else { return constraint.solve(.separation) }
    let (a, b) = (constraint.pointee.a, constraint.pointee.b)
    var isChanged = false
    // Joints that could not be satisfied must not hold bodies inside a wall.
    let areSatisfied = isSatisfied(a) && isSatisfied(b)
    for point in constraint.points {
      let mass =
        areSatisfied ? point.pointee.normalMass : 1 / constraint.inverseMassOfBodies(at: point)
      guard constraint.solve(.separation, { $0.solveNormal(point, mass: mass) }) else { continue }
      isChanged = true
      if areSatisfied { forEachArticulation(of: a, b) { $0.solveSeparation() } }
    }
    return isChanged
  }

  /// - Returns: Whether any impulse changed.
  func solveLooseRows(of joint: JointPointer) -> Bool {
    guard joint.solve() else { return false }
    if isClose { solveArticulations(of: joint.pointee.a, joint.pointee.b) }
    return true
  }

  private func isSatisfied(_ body: BodyPointer) -> Bool {
    let index = articulations.articulation(of: body)
    return index < 0 || articulations.all[index].isSatisfied
  }

  /// Whether no joint can add energy; springs, snaps, drags and motors can.
  var arePassive: Bool {
    joints.allSatisfy {
      !$0.pointee.isSoft && $0.pointee.motor == nil && !$0.pointee.isTarget
        && !$0.pointee.structure.yields
    } && !articulationIndices.contains { articulations.all[Int($0)].hasLinkMotors }
      && !isMovedByJoints
  }

  /// Whether a joint holds the island to a kinematic body that moves.
  private var isMovedByJoints: Bool {
    func moves(_ body: BodyPointer) -> Bool { body.inverseMass == 0 && body.isMoving }
    return joints.contains { moves($0.pointee.a) || moves($0.pointee.b) }
      || articulationIndices.contains { index in
        let articulation = articulations.all[Int(index)]
        return articulation.isGrounded
          && (articulations.links(of: articulation).contains { moves($0.pointee.parentBody) }
            || articulations.loops(of: articulation).contains {
              moves($0.pointee.bodyA) || moves($0.pointee.bodyB)
            })
      }
  }

  /// Whether a joint holds the island to an immovable body.
  var isIslandGrounded: Bool {
    joints.contains { !$0.pointee.a.isMovable || !$0.pointee.b.isMovable }
      || articulationIndices.contains { articulations.all[Int($0)].isGrounded }
  }

  @inline(__always)
  func solveArticulations() -> Bool {
    var isChanged = false
    for index in articulationIndices {
      let articulation = ArticulationVelocities(Int(index), articulations)
      if !contacts.isEmpty { articulation.solveSeparation() }
      if articulation.solve() { isChanged = true }
    }
    return isChanged
  }

  private func solveArticulations(of a: BodyPointer, _ b: BodyPointer) {
    forEachArticulation(of: a, b) { _ = $0.solve() }
  }

  @inline(__always)
  private func forEachArticulation(
    of a: BodyPointer, _ b: BodyPointer, _ visit: (ArticulationVelocities) -> Void
  ) {
    let (first, second) = (articulations.articulation(of: a), articulations.articulation(of: b))
    if first >= 0 { visit(ArticulationVelocities(first, articulations)) }
    if second >= 0, second != first { visit(ArticulationVelocities(second, articulations)) }
  }
}

extension ContactConstraintPointer {
  /// Solves a single row.
  @inline(__always)
  fileprivate func solve(
    _ kind: VelocityKind, _ solveRow: (inout ContactVelocities) -> Bool
  ) -> Bool {
    var velocities = ContactVelocities(kind, of: self)
    defer { velocities.store(in: self) }
    return solveRow(&velocities)
  }

  /// Solves the normal row of a point.
  ///
  /// - Returns: Whether the impulse changed by more than rounding.
  func solveNormal(_ point: ContactPointPointer) -> Bool {
    solve(.motion) { $0.solveNormal(point, mass: point.pointee.normalMass) }
  }

  /// The inverse effective mass K of the two bodies alone.
  fileprivate func inverseMassOfBodies(at point: ContactPointPointer) -> Double {
    let (a, b) = (pointee.a, pointee.b)
    let (armA, armB) = (point.pointee.normalArmA, point.pointee.normalArmB)
    return a.inverseMass + a.inverseMoment * armA * armA + b.inverseMass
      + b.inverseMoment * armB * armB
  }
}
