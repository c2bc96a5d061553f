internal import DynamicsChipmunk
internal import DynamicsGeometry

/// Finds the impulses of contacts.
///
/// Plain rounds first, by Chipmunk's arithmetic: they are all that most islands need. What they leave
/// in small islands, and in bouncing ones, ``ConjugateRounds`` close.
struct ContactSolver: BitwiseCopyable {
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

  private let conjugateRounds = ConjugateRounds()

  func deallocate() { conjugateRounds.deallocate() }

  /// Solves an island that nothing joins.
  ///
  /// - Parameters:
  ///   - indices: The pairs of the island.
  ///   - bodies: The bodies of the island, by their places in `awake`.
  func solve(
    _ indices: UnsafeBufferPointer<Int32>, _ pairs: PairPointer,
    _ bodies: UnsafeBufferPointer<Int32>, _ awake: FlatArray<BodyPointer>
  ) {
    if !isSolved(indices, pairs) {
      let rounds = roundsLeft(indices, pairs)
      if rounds > 0 { conjugateRounds.solve(indices, pairs, rounds: rounds) }
    }
    EnergyGuard(indices, pairs, bodies, awake).run()
  }

  private func roundsLeft(_ indices: UnsafeBufferPointer<Int32>, _ pairs: PairPointer) -> Int {
    let factor = pairs.areMostNew(indices) ? Self.firstFactor : 1
    let rounds = min(factor * Self.mostRounds, factor * Self.mostLooks / indices.count)
    if rounds >= Self.elasticRounds { return rounds }
    if pairs.isAnyElastic(indices) { return Self.elasticRounds }
    return rounds < Self.fewestRounds ? 0 : rounds
  }

  /// Plain rounds.
  ///
  /// - Returns: Whether the last of them changed nothing.
  private func isSolved(_ indices: UnsafeBufferPointer<Int32>, _ pairs: PairPointer) -> Bool {
    for _ in 0..<Self.plainRounds {
      var isChanged = false
      for index in indices {
        let pair = pairs + Int(index)
        // Once something has changed, there is no need to look on.
        if isChanged { cpArbiterApplyImpulse(pair.chipmunk) } else { isChanged = Self.solve(pair) }
      }
      if !isChanged { return true }
    }
    return false
  }

  /// Chipmunk's own allowance of overlap at rest, in points; it writes it as a `float`.
  private static var slop: Double { Double(Float(0.1)) }
  /// The share of an overlap that is left after a second; Chipmunk's own.
  private static let overlapAfterSecond = power(Double(1 - Float(0.1)), 60)

  /// Looks at geometry and velocities before forces act.
  ///
  /// - Parameter count: The steps taken so far.
  static func prepare(
    _ islands: Islands, _ pairs: FlatArray<PairRow>, step h: Double, count: Int
  ) {
    let bias = 1 - power(overlapAfterSecond, h)
    for island in islands.islands.buffer {
      let indices = islands.pairs(of: island)
      let isHeld = pairs.base.isAnyHeld(indices)
      for index in indices {
        let pair = pairs.base + Int(index)
        // Rows may have moved since.
        pair.pointee.arbiter.contacts = pair.contacts
        Restitution.decide(pair, isHeld: isHeld, step: h, count: count)
        // The header names the last two parameters in the wrong order.
        cpArbiterPreStep(pair.chipmunk, h, slop, bias)
        Landing.openOverlaps(of: pair, step: h, bias: bias)
      }
    }
  }

  /// Starts from the impulses of the step before.
  ///
  /// - Parameter ratio: The length of this step in units of the last one.
  static func warmStart(_ pairs: FlatArray<PairRow>, ratio: Double) {
    for index in pairs.indices {
      let pair = pairs.base + index
      // Chipmunk would apply a part and go on from the whole, and a contact could pull.
      if ratio != 1 { scaleImpulses(of: pair, by: ratio) }
      cpArbiterApplyCachedImpulse(pair.chipmunk, 1)
    }
  }

  private static func scaleImpulses(of pair: PairPointer, by ratio: Double) {
    let contacts = pair.contacts
    for place in 0..<pair.pointee.count {
      contacts[place].jnAcc *= ratio
      contacts[place].jtAcc *= ratio
    }
  }

  /// - Returns: Whether an impulse changed by more than rounding, those that separate overlaps included.
  static func solve(_ pair: PairPointer) -> Bool {
    let contacts = pair.contacts
    let (first, second) = (contacts[0], contacts[1])
    cpArbiterApplyImpulse(pair.chipmunk)
    if isChange(from: first, to: contacts[0]) { return true }
    return pair.pointee.count == 2 && isChange(from: second, to: contacts[1])
  }

  private static func isChange(from old: cpContact, to new: cpContact) -> Bool {
    isChange(old.jnAcc, new.jnAcc) || isChange(old.jtAcc, new.jtAcc)
      || isChange(old.jBias, new.jBias)
  }

  /// By more than rounding.
  static func isChange(_ old: Double, _ new: Double) -> Bool {
    abs(new - old) > 1e-12 * abs(new)
  }
}
