internal import DynamicsChipmunk
internal import DynamicsGeometry

/// Finds the impulses of contacts.
///
/// Plain iterations of sequential impulses come first; they are enough for most islands.
/// ``ConjugateIterations`` reduce the residual that is left in small islands and in bouncing ones.
struct ContactSolver: ~Copyable {
  /// One for each pair that touches, in the same order; those of pairs in no island are uninitialized.
  private let constraints = FlatArray<ContactConstraint>()
  let conjugateIterations = ConjugateIterations()
  let impacts = ImpactPropagation()

  func contacts(
    _ indices: UnsafeBufferPointer<Int32>, _ pairs: borrowing FlatArray<PairRow>
  ) -> IslandContacts {
    IslandContacts(pairs: pairs.base, constraints: constraints.base, indices: indices)
  }

  /// Solves an island without joints.
  func solve(_ contacts: IslandContacts) {
    let conjugate = conjugateIterationCount(contacts)
    solve(.motion, of: contacts, conjugate: conjugate)
    guard contacts.isAnyOpening else { return contacts.clearSeparation() }
    guard conjugate > 0 else {
      contacts.forEach { _, constraint in constraint.startSeparation() }
      return solve(.separation, of: contacts, conjugate: 0)
    }
    // Conjugate iterations converge from any start, so that no step has to keep their result.
    contacts.clearSeparation()
    solve(.separation, of: contacts, conjugate: conjugate)
    contacts.clearSeparation()
  }

  /// Solves an island again whose contacts have no solution.
  func resolve(_ impasse: Impasse) {
    impasse.contacts.undo(on: impasse.bodies)
    impasse.resolve(solveContact: { _ = $0.solve(.motion) }, solveJoints: {})
  }

  /// - Parameter conjugate: The most conjugate iterations.
  private func solve(_ kind: VelocityKind, of contacts: IslandContacts, conjugate: Int) {
    let isSmall = conjugate > 0
    let count = isSmall ? Tuning.ContactSolver.plainIterations : large(kind, contacts)
    let isSolved =
      switch kind {
      case .motion: iterate(contacts, count: count, endsEarly: isSmall) { $0.solve(.motion) }
      case .separation:
        iterate(contacts, count: count, endsEarly: isSmall) { $0.solve(.separation) }
      }
    if isSmall, !isSolved {
      let none = UnsafeBufferPointer<JointPointer>(start: nil, count: 0)
      switch kind {
      case .motion:
        conjugateIterations.solve(
          .motion, of: contacts, none, iterations: conjugate,
          solveContact: { _ = $0.solve(.motion) }, solveJoint: { _ in }, solveArticulations: {})
      case .separation:
        conjugateIterations.solve(
          .separation, of: contacts, none, iterations: conjugate,
          solveContact: { _ = $0.solve(.separation) }, solveJoint: { _ in }, solveArticulations: {})
      }
    }
  }

  /// The number of iterations for an island that is too large for conjugate ones.
  private func large(_ kind: VelocityKind, _ contacts: IslandContacts) -> Int {
    let iterations = Tuning.ContactSolver.largeIslandIterations
    guard kind == .separation else { return iterations }
    let fast = Tuning.ContactSolver.crowdOpening
    let isCrowd = 10 * contacts.countOpening(fasterThan: fast) > contacts.count
    return isCrowd ? Tuning.ContactSolver.plainIterations : iterations / 2
  }

  private func conjugateIterationCount(_ contacts: IslandContacts) -> Int {
    let factor = contacts.areMostNew ? Tuning.ContactSolver.firstFactor : 1
    let iterations = min(
      factor * Tuning.ContactSolver.maxIterations,
      factor * Tuning.ContactSolver.maxPairSolves / contacts.count)
    if iterations >= Tuning.ContactSolver.elasticIterations { return iterations }
    if contacts.isAnyElastic { return Tuning.ContactSolver.elasticIterations }
    return iterations < Tuning.ContactSolver.fewestIterations ? 0 : iterations
  }

  /// Solves all contacts in turn until nothing changes.
  ///
  /// - Parameter endsEarly: False for a large island, which never converges unless the warm start was
  ///   exact. Only its first iteration looks for changes, which takes a tenth of the time.
  /// - Returns: Whether the last iteration changed nothing.
  @inline(__always)
  private func iterate(
    _ contacts: IslandContacts, count: Int, endsEarly: Bool,
    _ solve: (ContactConstraintPointer) -> Bool
  ) -> Bool {
    guard solveOnce(contacts, solve) else { return true }
    if endsEarly {
      for _ in 1..<count where !solveOnce(contacts, solve) { return true }
    } else {
      for _ in 1..<count { _ = solveOnce(contacts, solve) }
    }
    return false
  }

  /// Solves all contacts in turn.
  ///
  /// Neighbors in the list mostly share a body, and the second has to wait for the first. So every
  /// other contact comes first, which takes a sixth less time in a heap.
  ///
  /// - Returns: Whether anything changed.
  @inline(__always)
  private func solveOnce(
    _ contacts: IslandContacts, _ solve: (ContactConstraintPointer) -> Bool
  ) -> Bool {
    var isChanged = false
    for first in 0...1 {
      var place = first
      while place < contacts.count {
        if solve(contacts.constraints + Int(contacts.indices[place])) { isChanged = true }
        place += 2
      }
    }
    return isChanged
  }
}

// MARK: Before and after the iterations

extension ContactSolver {
  /// Prepares the constraints from geometry and from the velocities before forces act.
  func prepare(
    _ islands: borrowing Islands, _ pairs: borrowing FlatArray<PairRow>, step h: Double, count: Int
  ) {
    constraints.resize(to: pairs.count)
    guard !pairs.isEmpty else { return }
    let opening = 1 - power(Tuning.ContactSolver.overlapAfterSecond, h)
    for island in islands.constrained.buffer {
      let indices = islands.pairs(of: island)
      let touchesStatic = pairs.base.isAnyTouchingStatic(indices)
      for index in indices {
        let pair = pairs.base + Int(index)
        let material = Restitution.decide(
          pair, touchesStatic: touchesStatic, step: h, count: count)
        let constraint = constraints.base + Int(index)
        constraint.initialize(to: ContactConstraint(pair, material, step: h, opening: opening))
        constraint.letGapsClose(of: pair, step: h)
        Landing.openOverlaps(of: constraint, step: h, bias: opening)
      }
    }
  }

  /// Starts from the impulses of the previous step.
  ///
  /// - Parameter ratio: The length of this step divided by that of the previous one.
  func warmStart(_ islands: borrowing Islands, ratio: Double) {
    for index in islands.constrainedPairs {
      let constraint = constraints.base + Int(index)
      if ratio != 1 {
        for point in constraint.points {
          point.pointee.normalImpulse *= ratio
          point.pointee.tangentImpulse *= ratio
        }
      }
      constraint.applyImpulses()
    }
  }

  /// Stores the impulses in the pairs, for the warm start of the next step, and finds the pairs that
  /// push each other.
  func store(_ islands: borrowing Islands, in pairs: borrowing FlatArray<PairRow>) {
    for index in islands.constrainedPairs {
      let (constraint, pair) = (constraints.base + Int(index), pairs.base + Int(index))
      for (place, point) in constraint.points.enumerated() {
        pair.points[place].normalImpulse = point.pointee.normalImpulse
        if point.pointee.normalImpulse > 0 {
          pair.pointee.isTouching = true
          if point.pointee.bounce >= 0 {
            constraint.pointee.a.pointee.step.isHeld = true
            constraint.pointee.b.pointee.step.isHeld = true
          }
        }
        pair.points[place].tangentImpulse = point.pointee.tangentImpulse
        pair.points[place].separationImpulse = point.pointee.separationImpulse.roundedToStart
      }
    }
  }
}

extension Double {
  /// The number without its last 32 bits: exact enough to start from, and a `History` needs less
  /// memory.
  fileprivate var roundedToStart: Double { Double(bitPattern: bitPattern & ~0xFFFF_FFFF) }
}

extension ContactConstraintPointer {
  /// Lets each gap close within the step, but no faster, unless it closes so fast that the bodies
  /// meet and bounce.
  fileprivate func letGapsClose(of pair: PairPointer, step h: Double) {
    for (place, point) in points.enumerated() {
      let gap = pair.gap(at: pair.points + place)
      guard gap > 0 else { continue }
      // What opens overlaps nearby may close it, too.
      point.pointee.bias = -gap / h
      let closing = -separatingSpeed(at: point)
      if point.pointee.bounce == 0 || closing * h < gap {
        point.pointee.bounce = (gap + Tuning.ShapeContacts.closedDepth) / h
      }
    }
  }

  /// Applies the separation impulses of all points, as a warm start.
  ///
  /// Overlaps that open by the same fraction in each step need impulses that shrink by that
  /// fraction. So a heap opens as a whole. Without a warm start, the few iterations of a large heap
  /// would lift its upper layers late, and it would creep for many seconds.
  fileprivate func startSeparation() {
    for point in points {
      apply(pointee.normal * point.pointee.separationImpulse, to: .separation, at: point)
    }
  }

  /// Solves all points once, with friction or to open their overlaps.
  ///
  /// - Returns: Whether an impulse changed by more than rounding.
  @inline(__always)
  func solve(_ kind: VelocityKind) -> Bool {
    var velocities = ContactVelocities(kind, of: self)
    let friction = pointee.friction
    var isChanged = false
    for index in 0..<pointee.count {
      let point = points[index]
      if velocities.solveNormal(point, mass: point.pointee.normalMass) { isChanged = true }
      if kind == .motion, velocities.solveFriction(point, friction) { isChanged = true }
    }
    velocities.store(in: self)
    return isChanged
  }
}
