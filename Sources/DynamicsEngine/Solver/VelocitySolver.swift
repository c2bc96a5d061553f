internal import DynamicsChipmunk
internal import Glibc

/// Finds impulses that keep contacts and joints: sequential impulses, island by island.
enum VelocitySolver {
  /// Twice Chipmunk's own: a pile of ten sways and settles instead of creeping.
  private static var iterations: Int { 20 }
  /// The two points of an edge that meets another need so many to agree.
  ///
  /// Friction and loss hide what is missing; where neither is, energy would creep in.
  private static var elasticIterations: Int { 100 }
  private static var nearlyElastic: Double { 0.95 }

  /// Chipmunk's own allowance of overlap at rest, in points; it writes it as a `float`.
  private static var slop: Double { Double(Float(0.1)) }
  /// The share of an overlap that is left after a second; Chipmunk's own.
  private static let overlapAfterSecond = pow(Double(1 - Float(0.1)), 60)

  /// Looks at geometry and velocities before forces act.
  ///
  /// - Parameter count: The steps taken so far.
  static func prepare(
    _ pairs: FlatArray<PairRow>, _ joints: FlatArray<JointPointer>, step h: Double, count: Int
  ) {
    let bias = 1 - pow(overlapAfterSecond, h)
    for index in pairs.indices {
      let pair = pairs.base + index
      // Rows may have moved since.
      pair.pointee.arbiter.contacts = pair.contacts
      Restitution.decide(pair, step: h, count: count)
      // The header names the last two parameters in the wrong order.
      cpArbiterPreStep(pair.chipmunk, h, slop, bias)
    }
    for joint in joints.buffer { joint.prepare(step: h) }
    Restitution.noteTouches(pairs, count: count)
  }

  /// Starts from the impulses of the step before.
  ///
  /// - Parameter ratio: The length of this step in units of the last one.
  static func warmStart(
    _ pairs: FlatArray<PairRow>, _ joints: FlatArray<JointPointer>, ratio: Double
  ) {
    for index in pairs.indices {
      let pair = pairs.base + index
      // Chipmunk would apply a part and go on from the whole, and a contact could pull.
      if ratio != 1 { scaleImpulses(of: pair, by: ratio) }
      cpArbiterApplyCachedImpulse(pair.chipmunk, 1)
    }
    for joint in joints.buffer { joint.warmStart(ratio: ratio) }
  }

  private static func scaleImpulses(of pair: PairPointer, by ratio: Double) {
    let contacts = pair.contacts
    for place in 0..<pair.pointee.count {
      contacts[place].jnAcc *= ratio
      contacts[place].jtAcc *= ratio
    }
  }

  static func solve(_ islands: Islands, _ pairs: FlatArray<PairRow>) {
    for island in islands.islands.buffer where island.pairs > 0 || island.joints > 0 {
      solve(islands.pairs(of: island), islands.joints(of: island), pairs.base)
    }
  }

  private static func solve(
    _ indices: UnsafeBufferPointer<Int32>, _ joints: UnsafeBufferPointer<JointPointer>,
    _ pairs: PairPointer
  ) {
    let isElastic = indices.contains { index in
      let arbiter = pairs[Int(index)].arbiter
      return arbiter.e > nearlyElastic && arbiter.count == 2
    }
    for _ in 0..<(isElastic ? elasticIterations : iterations) {
      var isChanged = false
      for index in indices {
        let pair = pairs + Int(index)
        // Once something has changed, there is no need to look on.
        if isChanged { cpArbiterApplyImpulse(pair.chipmunk) } else { isChanged = solve(pair) }
      }
      for joint in joints {
        let isJointChanged = joint.solve()
        isChanged = isChanged || isJointChanged
      }
      if !isChanged { return }
    }
  }

  /// - Returns: Whether an impulse changed by more than rounding, those that separate overlaps included.
  private static func solve(_ pair: PairPointer) -> Bool {
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

  private static func isChange(_ old: Double, _ new: Double) -> Bool {
    abs(new - old) > 1e-12 * abs(new)
  }
}
