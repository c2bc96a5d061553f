internal import DynamicsChipmunk
internal import DynamicsGeometry

/// Finds the impulses of contacts.
///
/// Plain rounds of sequential impulses first: they are all that most islands need. What they leave in small islands,
/// and in bouncing ones, ``ConjugateRounds`` close.
struct ContactSolver: ~Copyable {
  private static var plainRounds: Int { 20 }
  /// The most rounds after them; a tower of 30 boxes takes so many.
  private static var mostRounds: Int { 200 }
  /// How many pairs may be looked at in them together, so that a step never gets slow.
  private static var mostLooks: Int { 6000 }
  /// How many times as many rounds and looks an island gets that has only just come together, and has no impulses to
  /// begin with: a stack of 30 boxes must not give way in its first step.
  private static var firstFactor: Int { 10 }
  /// Fewer would not be worth their while.
  private static var fewestRounds: Int { 40 }
  /// The two points of an edge that meets another need so many to agree, whatever that costs.
  ///
  /// Friction and loss hide what is missing; where neither is, energy would be lost.
  private static var elasticRounds: Int { 80 }

  /// One for each pair that touches, in the same order.
  private let constraints = FlatArray<ContactConstraint>()
  private let conjugateRounds = ConjugateRounds()

  func contacts(
    _ indices: UnsafeBufferPointer<Int32>, _ pairs: borrowing FlatArray<PairRow>
  ) -> IslandContacts {
    IslandContacts(pairs: pairs.base, constraints: constraints.base, indices: indices)
  }

  /// Solves an island that nothing joins.
  ///
  /// - Parameter bodies: The bodies of the island, by their places in `awake`.
  func solve(
    _ contacts: IslandContacts, _ bodies: UnsafeBufferPointer<Int32>,
    _ awake: UnsafeMutableBufferPointer<BodyPointer>
  ) {
    if !isSolved(contacts) {
      let rounds = roundsLeft(contacts)
      if rounds > 0 { conjugateRounds.solve(contacts, rounds: rounds) }
    }
    EnergyGuard(contacts, bodies, awake).run()
  }

  private func roundsLeft(_ contacts: IslandContacts) -> Int {
    let factor = contacts.areMostNew ? Self.firstFactor : 1
    let rounds = min(factor * Self.mostRounds, factor * Self.mostLooks / contacts.count)
    if rounds >= Self.elasticRounds { return rounds }
    if contacts.isAnyElastic { return Self.elasticRounds }
    return rounds < Self.fewestRounds ? 0 : rounds
  }

  /// Plain rounds.
  ///
  /// - Returns: Whether the last of them changed nothing.
  private func isSolved(_ contacts: IslandContacts) -> Bool {
    for _ in 0..<Self.plainRounds {
      var isChanged = false
      for index in contacts.indices where (contacts.constraints + Int(index)).solve() {
        isChanged = true
      }
      if !isChanged { return true }
    }
    return false
  }
}

// MARK: Before and after the rounds

extension ContactSolver {
  /// Chipmunk's own allowance of overlap at rest, in points; it writes it as a `float`.
  private static var slop: Double { Double(Float(0.1)) }
  /// The share of an overlap that is left after a second; Chipmunk's own.
  private static let overlapAfterSecond = power(Double(1 - Float(0.1)), 60)

  /// Looks at geometry and velocities before forces act.
  ///
  /// - Parameter count: The steps taken so far.
  func prepare(
    _ islands: borrowing Islands, _ pairs: borrowing FlatArray<PairRow>, step h: Double, count: Int
  ) {
    constraints.resize(to: pairs.count)
    let bias = 1 - power(Self.overlapAfterSecond, h)
    for island in islands.islands.buffer {
      let indices = islands.pairs(of: island)
      let isHeld = pairs.base.isAnyHeld(indices)
      for index in indices {
        let pair = pairs.base + Int(index)
        // Rows may have moved since.
        pair.pointee.arbiter.contacts = pair.contacts
        Restitution.decide(pair, isHeld: isHeld, step: h, count: count)
        // The header names the last two parameters in the wrong order.
        cpArbiterPreStep(pair.chipmunk, h, Self.slop, bias)
        Landing.openOverlaps(of: pair, step: h, bias: bias)
        (constraints.base + Int(index)).initialize(to: ContactConstraint(pair))
      }
    }
  }

  /// Starts from the impulses of the step before.
  ///
  /// - Parameter ratio: The length of this step in units of the last one.
  func warmStart(ratio: Double) {
    for index in constraints.indices {
      let constraint = constraints.base + index
      if ratio != 1 {
        for place in 0..<constraint.pointee.count {
          constraint.points[place].normalImpulse *= ratio
          constraint.points[place].tangentImpulse *= ratio
        }
      }
      constraint.applyImpulses()
    }
  }

  /// Hands the impulses back to the pairs, which the next step starts from.
  func store(in pairs: borrowing FlatArray<PairRow>) {
    for index in constraints.indices {
      let (constraint, pair) = (constraints.base + index, pairs.base + index)
      for place in 0..<constraint.pointee.count {
        pair.contacts[place].jnAcc = constraint.points[place].normalImpulse
        pair.contacts[place].jtAcc = constraint.points[place].tangentImpulse
      }
    }
  }
}

extension ContactConstraintPointer {
  /// One round over all points.
  ///
  /// - Returns: Whether an impulse changed by more than rounding, those that separate overlaps included.
  @inline(__always)
  func solve() -> Bool {
    var velocities = ContactVelocities(of: self)
    var separation = ContactVelocities(separationOf: self)
    let friction = pointee.friction
    var isChanged = false
    for place in 0..<pointee.count {
      let point = points + place
      if velocities.solveNormal(point) { isChanged = true }
      if velocities.solveFriction(point, friction) { isChanged = true }
      if separation.separate(point, mass: point.pointee.normalMass) { isChanged = true }
    }
    velocities.store(in: self)
    separation.storeSeparation(in: self)
    return isChanged
  }
}
