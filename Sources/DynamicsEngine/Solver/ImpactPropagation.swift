internal import DynamicsChipmunk

/// Solves simultaneous elastic impacts by generalized reflections, as in a rack of balls or in
/// Newton's cradle (Smith, Kaufman, Vouga, Tamstorf and Grinspun, "Reflections on simultaneous
/// impact", 2012).
///
/// If all contacts of a step were solved together, each would bounce as fast as it closed before
/// the step, and a ball that hits a row would move the whole row. If pairs bounced one after
/// another, symmetric impacts would come out lopsided. Here, a round reflects all contacts that
/// close, together: it finds the impulses that stop them, and adds the fraction of each that its
/// elasticity returns. Contacts that close because of a round take part in the next one. With equal
/// masses, this passes the velocity on to the last ball of a row.
struct ImpactPropagation: ~Copyable {
  /// The rounds of a contact point.
  struct Bounce: BitwiseCopyable {
    /// The speed at which it closed before this round; 0 if it takes no part in it.
    var speed = 0.0
    /// The impulse of all rounds.
    var total = 0.0
    /// The speed at which it may close, because there is a gap.
    var gapSpeed = 0.0
  }

  /// Two for each constraint.
  private let bounces = FlatArray<Bounce>()

  /// Impacts have the velocities before this step's forces, like all bounces: then a bounce under
  /// gravity conserves the energy, wherever in the step it is.
  ///
  /// - Parameters:
  ///   - bodies: The bodies of the island.
  ///   - count: The number of steps taken so far.
  ///   - solveArticulations: Called with two bodies whose contact has changed their velocities.
  func run(
    _ contacts: IslandContacts, _ bodies: UnsafeBufferPointer<BodyPointer>,
    _ conjugate: borrowing ConjugateIterations, step h: Double, count: Int,
    solveArticulations: (BodyPointer, BodyPointer) -> Void
  ) {
    guard isNeeded(contacts) else { return }
    let touchesStatic = contacts.pairs.isAnyTouchingStatic(contacts.indices)
    start(contacts, step: h)
    addForces(to: bodies, times: -1)
    solveAllArticulations(contacts, solveArticulations)
    for _ in 0..<Tuning.ImpactPropagation.maxRounds {
      let fastest = findClosing(contacts, touchesStatic: touchesStatic, step: h, count: count)
      guard fastest > 0 else { break }
      stop(contacts, conjugate, fastest: fastest, solveArticulations)
      reflect(contacts, solveArticulations)
    }
    finish(contacts)
    addForces(to: bodies, times: 1)
  }

  private func addForces(to bodies: UnsafeBufferPointer<BodyPointer>, times factor: Double) {
    for body in bodies {
      let step = body.pointee.step
      body.velocity += (step.velocityAfterForces - step.velocityBeforeForces) * factor
      body.angularVelocity += (step.spinAfterForces - step.spinBeforeForces) * factor
    }
  }

  private func solveAllArticulations(
    _ contacts: IslandContacts, _ solveArticulations: (BodyPointer, BodyPointer) -> Void
  ) {
    contacts.forEach { _, constraint in
      if takesPart(constraint) { solveArticulations(constraint.pointee.a, constraint.pointee.b) }
    }
  }

  /// Whether impacts can propagate, which takes at least two elastic pairs.
  private func isNeeded(_ contacts: IslandContacts) -> Bool {
    var elastic = 0
    var isAnyClosing = false
    for index in contacts.indices {
      let constraint = contacts.constraints + Int(index)
      guard takesPart(constraint) else { continue }
      elastic += 1
      if constraint.pointee.material.restitution > 0,
        constraint.points.contains(where: { $0.pointee.bounce < 0 })
      {
        isAnyClosing = true
      }
    }
    return elastic > 1 && isAnyClosing
  }

  private func takesPart(_ constraint: ContactConstraintPointer) -> Bool {
    let elasticity = constraint.pointee.material.elasticity
    return elasticity >= Tuning.ImpactPropagation.leastElasticity && elasticity <= 1
  }

  /// Visits all points that take part.
  @inline(__always)
  private func forEachPoint(
    _ contacts: IslandContacts,
    _ visit: (PairPointer, ContactConstraintPointer, ContactPointPointer, _ slot: Int) -> Void
  ) {
    for place in contacts.indices.indices {
      let index = Int(contacts.indices[place])
      let (pair, constraint) = (contacts.pairs + index, contacts.constraints + index)
      guard takesPart(constraint) else { continue }
      for (number, point) in constraint.points.enumerated() where point.pointee.normalMass > 0 {
        visit(pair, constraint, point, slot(index, number))
      }
    }
  }

  private func slot(_ index: Int, _ number: Int) -> Int { 2 * index + number }

  /// The impulses of the previous step may be from another impact.
  private func start(_ contacts: IslandContacts, step h: Double) {
    bounces.resize(to: slot(Int(contacts.indices.max()!) + 1, 0))
    forEachPoint(contacts) { pair, constraint, point, slot in
      constraint.takeBackImpulses(of: point)
      let gap = max(0, pair.gap(at: pair.points + (point - constraint.points.base)))
      bounces[slot] = Bounce(gapSpeed: gap / h)
      point.pointee.bounce = 0
    }
  }

  /// Finds the points of the next round.
  ///
  /// - Returns: The greatest speed at which any closes; 0 if none does.
  private func findClosing(
    _ contacts: IslandContacts, touchesStatic: Bool, step h: Double, count: Int
  ) -> Double {
    var fastest = 0.0
    forEachPoint(contacts) { pair, constraint, point, slot in
      let speed = -constraint.separatingSpeed(at: point)
      let slowest = Restitution.slowestBounce(
        of: pair, touchesStatic: touchesStatic, step: h, count: count)
      let isClosing =
        speed > max(slowest, Tuning.ImpactPropagation.slowest, bounces[slot].gapSpeed)
      bounces[slot].speed = isClosing ? speed : 0
      if isClosing { fastest = max(fastest, speed) }
    }
    return fastest
  }

  /// Stops the points of this round, without any bounce.
  private func stop(
    _ contacts: IslandContacts, _ conjugate: borrowing ConjugateIterations, fastest: Double,
    _ solveArticulations: (BodyPointer, BodyPointer) -> Void
  ) {
    conjugate.solve(
      .motion, of: contacts, .init(start: nil, count: 0),
      iterations: Tuning.ImpactPropagation.iterations,
      tolerance: Tuning.ImpactPropagation.tolerance * fastest,
      solveContact: { constraint in
        let index = constraint - contacts.constraints
        var isChanged = false
        guard takesPart(constraint) else { return }
        for (number, point) in constraint.points.enumerated()
        where point.pointee.normalMass > 0 && bounces[slot(index, number)].speed > 0 {
          if constraint.solveNormal(point) { isChanged = true }
        }
        if isChanged { solveArticulations(constraint.pointee.a, constraint.pointee.b) }
      }, solveJoint: { _ in }, solveArticulations: {})
  }

  /// Adds the fraction of each impulse that the elasticity of its pair returns.
  ///
  /// Pairs of different elasticities could gain energy together. All of their bounces are then
  /// reduced by one factor, so that they add no more than stopping has taken away: λᵀ·A·λ, where A
  /// has the responses of the points to each other, and A·λ is the change of their speeds.
  private func reflect(
    _ contacts: IslandContacts, _ solveArticulations: (BodyPointer, BodyPointer) -> Void
  ) {
    var (taken, added) = (0.0, 0.0)
    forEachPoint(contacts) { _, _, point, slot in
      taken += point.pointee.normalImpulse * bounces[slot].speed
    }
    // From here on, `speed` is the separating speed before the bounce.
    forEachPoint(contacts) { _, constraint, point, slot in
      bounces[slot].speed = constraint.separatingSpeed(at: point)
    }
    bounce(contacts, by: 1, solveArticulations)
    forEachPoint(contacts) { _, constraint, point, slot in
      let gained = constraint.separatingSpeed(at: point) - bounces[slot].speed
      added += constraint.pointee.material.elasticity * point.pointee.normalImpulse * gained
    }
    let factor = added > taken ? (taken / added).squareRoot() : 1
    if factor < 1 { bounce(contacts, by: factor - 1, solveArticulations) }
    forEachPoint(contacts) { _, constraint, point, slot in
      bounces[slot].total +=
        point.pointee.normalImpulse * (1 + factor * constraint.pointee.material.elasticity)
      point.pointee.normalImpulse = 0
    }
  }

  private func bounce(
    _ contacts: IslandContacts, by factor: Double,
    _ solveArticulations: (BodyPointer, BodyPointer) -> Void
  ) {
    forEachPoint(contacts) { _, constraint, point, _ in
      let impulse = factor * constraint.pointee.material.elasticity * point.pointee.normalImpulse
      constraint.apply(Vector(x: impulse, y: 0), at: point)
    }
    solveAllArticulations(contacts, solveArticulations)
  }

  /// Lets the solver keep the speeds at which points now separate.
  private func finish(_ contacts: IslandContacts) {
    forEachPoint(contacts) { _, constraint, point, slot in
      point.pointee.normalImpulse = bounces[slot].total
      point.pointee.bounce =
        bounces[slot].total > 0
        ? -max(0, constraint.separatingSpeed(at: point)) : bounces[slot].gapSpeed
    }
    contacts.forEach { _, constraint in
      guard !takesPart(constraint) else { return }
      for point in constraint.points where point.pointee.bounce < 0 {
        point.pointee.bounce =
          constraint.pointee.material.elasticity * min(0, constraint.separatingSpeed(at: point))
      }
    }
  }
}
