internal import DynamicsChipmunk
internal import Glibc

/// Finds the impulses of contacts.
enum ContactSolver {
  /// Chipmunk's own allowance of overlap at rest, in points; it writes it as a `float`.
  private static var slop: Double { Double(Float(0.1)) }
  /// The share of an overlap that is left after a second; Chipmunk's own.
  private static let overlapAfterSecond = pow(Double(1 - Float(0.1)), 60)

  /// Looks at geometry and velocities before forces act.
  ///
  /// - Parameter count: The steps taken so far.
  static func prepare(_ pairs: FlatArray<PairRow>, step h: Double, count: Int) {
    let bias = 1 - pow(overlapAfterSecond, h)
    for index in pairs.indices {
      let pair = pairs.base + index
      // Rows may have moved since.
      pair.pointee.arbiter.contacts = pair.contacts
      Restitution.decide(pair, step: h, count: count)
      // The header names the last two parameters in the wrong order.
      cpArbiterPreStep(pair.chipmunk, h, slop, bias)
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

  private static func isChange(_ old: Double, _ new: Double) -> Bool {
    abs(new - old) > 1e-12 * abs(new)
  }
}
