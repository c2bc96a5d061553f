internal import DynamicsChipmunk

/// Islands whose contacts have no solution: a body between obstacles that come closer, or an impact that friction
/// and joints jam (Painlevé, 1895).
///
/// Iterations do not end there, and impulses grow without bound. So such an island is solved again, without bounces and
/// with impulses that leak: each iteration loses a share of them. Standing obstacles prevail over moving ones.
struct Impasse {
  let contacts: IslandContacts
  /// The bodies of the island.
  let bodies: UnsafeBufferPointer<BodyPointer>
  /// Whether nothing but contacts can add energy to the island.
  let isPassive: Bool
  /// The greatest speed that a spring, drag or motor of the island gives a body, in pt/s.
  let speedOfJoints: Double

  /// Whether contacts have made the island much faster than it was, or have not stopped it.
  var isReached: Bool {
    switch Obstacles(contacts) {
    case .atRest: isPassive ? gainsEnergy : isFlung
    case .moving: isFlung
    case .movingApart(let fastest): isFlung || !isStopped(beside: fastest)
    }
  }

  /// How the obstacles of an island move.
  private enum Obstacles {
    case atRest
    /// All alike.
    case moving
    case movingApart(fastest: Double)

    init(_ contacts: IslandContacts) {
      var first: BodyPointer?
      var fastest = 0.0
      var areAlike = true
      var haveSurfaces = false
      for index in contacts.indices {
        if contacts.constraints[Int(index)].hasMovingSurface { haveSurfaces = true }
        guard let obstacle = contacts.constraints[Int(index)].staticBody else { continue }
        let one = first ?? obstacle
        first = one
        fastest = max(fastest, obstacle.velocity.length)
        areAlike = areAlike && obstacle.movesLike(one)
      }
      let isAnyMoving = haveSurfaces || first?.isMoving ?? false
      self = areAlike ? isAnyMoving ? .moving : .atRest : .movingApart(fastest: fastest)
    }
  }

  /// Whether the kinetic energy has grown by more than iterations may add; see ``EnergyGuard``.
  private var gainsEnergy: Bool {
    var (before, after, mass) = (0.0, 0.0, 0.0)
    for body in bodies {
      let step = body.pointee.step
      before += body.kineticEnergy(
        squaredSpeed: max(
          step.velocityAfterForces.dot(step.velocityAfterForces),
          step.velocityBeforeForces.dot(step.velocityBeforeForces)),
        spin: max(abs(step.spinAfterForces), abs(step.spinBeforeForces)))
      after += body.kineticEnergy(
        squaredSpeed: body.velocity.dot(body.velocity), spin: body.angularVelocity)
      mass += body.pointee.mass
    }
    let slow = Tuning.Impasse.slow
    return after > Tuning.Impasse.energyGain * (before + mass * slow * slow / 2)
  }

  /// Whether a body is much faster than everything was before, and impulses of contacts are large enough
  /// to have done that.
  private var isFlung: Bool {
    let fastest = fastest
    let gain = Tuning.Impasse.speedGain
    // Nearly all islands end here.
    guard fastest > gain * Tuning.Impasse.slow else { return false }
    return fastest > gain * fastestBefore && gain * greatestPush > fastest
  }

  /// The greatest speed of a point of a body.
  private var fastest: Double {
    bodies.reduce(0) { max($0, $1.greatestMotion($1.velocity, $1.angularVelocity)) }
  }

  /// The greatest speed of a body before contacts, or of an obstacle, or from joints.
  private var fastestBefore: Double {
    var before = max(Tuning.Impasse.slow, speedOfJoints)
    for body in bodies {
      let step = body.pointee.step
      before = max(before, body.greatestMotion(step.velocityAfterForces, step.spinAfterForces))
    }
    contacts.forEach { _, constraint in
      before = max(before, abs(constraint.pointee.material.surfaceSpeed))
      guard let obstacle = constraint.pointee.staticBody else { return }
      for point in constraint.points {
        before = max(before, constraint.velocity(of: obstacle, at: point).length)
      }
    }
    return before
  }

  /// The greatest speed that the impulse at a point would give alone.
  private var greatestPush: Double {
    var greatest = 0.0
    contacts.forEach { _, constraint in
      for point in constraint.points where point.pointee.normalMass > 0 {
        greatest = max(greatest, point.pointee.normalImpulse / point.pointee.normalMass)
      }
    }
    return greatest
  }

  /// Whether no contact with an obstacle still closes.
  private func isStopped(beside fastest: Double) -> Bool {
    let limit = max(Tuning.Impasse.closing, Tuning.Impasse.closingShare * fastest)
    return !contacts.indices.contains { index in
      let constraint = contacts.constraints + Int(index)
      return constraint.pointee.staticBody != nil
        && constraint.points.contains { point in
          point.pointee.normalMass > 0
            && -constraint.separatingSpeed(at: point) - point.pointee.bounce > limit
        }
    }
  }

  // MARK: The way out

  /// Solves the island again, after its contacts were undone; overlaps that have no room stay.
  ///
  /// - Parameters:
  ///   - solveContact: Solves a contact once, with the articulations of its bodies.
  ///   - solveJoints: Solves all joints once.
  func resolve(solveContact: (ContactConstraintPointer) -> Void, solveJoints: () -> Void) {
    contacts.forEach { _, constraint in
      for point in constraint.points { point.pointee.bounce = max(0, point.pointee.bounce) }
    }
    for _ in 0..<Tuning.Impasse.iterations {
      contacts.forEach { _, constraint in
        constraint.leak()
        solveContact(constraint)
      }
      solveJoints()
    }
    for _ in 0..<Tuning.Impasse.iterations {
      contacts.forEach { _, constraint in
        if constraint.pointee.staticBody.map({ !$0.isMoving }) ?? true { solveContact(constraint) }
      }
      solveJoints()
    }
    slowDown()
  }

  /// Slows all bodies by the same factor, which keeps joints satisfied.
  private func slowDown() {
    let factor = fastestBefore / fastest
    guard factor < 1 else { return }
    for body in bodies {
      body.velocity = body.velocity * factor
      body.angularVelocity *= factor
    }
  }
}

extension ContactConstraintPointer {
  /// Takes back a share of the impulses.
  func leak() {
    for point in points {
      add(point.pointee.impulses(.motion) * -Tuning.Impasse.leak, to: .motion, at: point)
    }
  }
}
