internal import DynamicsChipmunk

/// Finds impulses that keep contacts and joints: sequential impulses, island by island.
enum VelocitySolver {
  /// Twice Chipmunk's own: a pile of ten sways and settles instead of creeping.
  private static var iterations: Int { 20 }
  /// The two points of an edge that meets another need so many to agree.
  ///
  /// Friction and loss hide what is missing; where neither is, energy would creep in.
  private static var elasticIterations: Int { 100 }
  private static var nearlyElastic: Double { 0.95 }

  /// Looks at geometry and velocities before forces act.
  ///
  /// - Parameter count: The steps taken so far.
  static func prepare(
    _ islands: Islands, _ pairs: FlatArray<PairRow>, _ joints: FlatArray<JointPointer>,
    step h: Double, count: Int
  ) {
    ContactSolver.prepare(islands, pairs, step: h, count: count)
    for joint in joints.buffer { joint.prepare(step: h) }
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
    _ contacts: ContactSolver
  ) {
    for island in islands.islands.buffer where island.pairs > 0 || island.joints > 0 {
      if island.joints == 0 {
        contacts.solve(
          islands.pairs(of: island), pairs.base, islands.bodies(of: island), awake)
      } else {
        solve(islands.pairs(of: island), islands.joints(of: island), pairs.base)
      }
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
        if isChanged {
          cpArbiterApplyImpulse(pair.chipmunk)
        } else {
          isChanged = ContactSolver.solve(pair)
        }
      }
      for joint in joints {
        let isJointChanged = joint.solve()
        isChanged = isChanged || isJointChanged
      }
      if !isChanged { return }
    }
  }
}
