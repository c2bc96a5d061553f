internal import DynamicsChipmunk

/// The impacts that stop fast bodies within a step.
///
/// Each is a contact that changes the velocities of its bodies at once, by the same rules and the
/// same arithmetic as other contacts. Impacts of a body in about the same place are solved together.
struct SweptImpacts: ~Copyable {
  /// The impacts of the present step, for events.
  let pairs = FlatArray<PairRow>()
  private let scratch = FlatArray<PairRow>()
  private let constraints = FlatArray<ContactConstraint>()
  /// The obstacles as immovable bodies with the velocities that they have in an impact; like that
  /// of the ground, their positions are 0.
  private let obstacles = Slab(blank: BodyRow())
  private let slots = FlatArray<Int32>()

  func removeAll() {
    for index in slots.indices.reversed() { obstacles.release(slots[index]) }
    slots.removeAll()
    pairs.removeAll()
    constraints.removeAll()
  }

  /// Changes the velocity of a body that meets obstacles, all at about the same time, and is there.
  ///
  /// - Parameters:
  ///   - origin: The place that the contacts are relative to.
  ///   - first: The first impact of the body that still acts.
  ///   - duration: The time of the motion that displacements of obstacles refer to, in seconds.
  func resolve(
    _ stops: borrowing FlatArray<TimeOfImpactHit>, of body: BodyPointer, from origin: Vector,
    first: Int,
    duration: Double, step h: Double, count: Int
  ) {
    // Earlier impacts have had their bounce; the body must only not return to their obstacles.
    for index in first..<constraints.count where isImpact(index, of: body) { store(index) }
    let new = constraints.count
    for index in stops.indices where stops[index].contact.isTouching {
      let stop = stops[index]
      let obstacle = makeObstacle(stop, from: origin, duration: duration, step: h)
      add(
        (stop.part, stop.obstacle), stop.contact, from: origin, Place(body, body.position),
        Place(obstacle, .zero), step: h, count: count)
    }
    guard new < constraints.count else { return }
    let obstacle = (pairs.base + new).second
    let energy = body.energy(relativeTo: obstacle)
    solve(first..<constraints.count, of: body)
    if (first..<pairs.count).allSatisfy({ !isImpact($0, of: body) || mayNotGain($0, obstacle) }) {
      body.limitEnergy(to: energy, relativeTo: obstacle)
    }
  }

  /// Whether it is an impact of a body with an obstacle; others in between are of other bodies.
  private func isImpact(_ index: Int, of body: BodyPointer) -> Bool {
    (pairs.base + index).first == body && !(pairs.base + index).second.isDynamic
  }

  /// Whether an impact adds no energy as seen from an obstacle, because its own obstacle moves alike.
  private func mayNotGain(_ index: Int, _ obstacle: BodyPointer) -> Bool {
    constraints[index].mayNotGain && (pairs.base + index).second.movesLike(obstacle)
  }

  /// Changes the velocities of two bodies that meet.
  ///
  /// - Parameters:
  ///   - origin: The place that the contact is relative to.
  ///   - a: Where the body of the first part is.
  ///   - b: Where the body of the second part is.
  func resolve(
    _ parts: (ShapePointer, ShapePointer), _ contact: SweptContact, from origin: Vector,
    a: Vector, b: Vector, step h: Double, count: Int
  ) {
    add(
      parts, contact, from: origin, Place(parts.0.pointee.body!, a),
      Place(parts.1.pointee.body!, b), step: h, count: count)
    let change = JointChange(parts.0.pointee.body!, parts.1.pointee.body!)
    iterate(constraints.count - 1..<constraints.count) { _ in true }
    if constraints[constraints.count - 1].mayNotGain { change.limitEnergy() }
  }

  /// Stores the remaining impulses for events, and forgets the order in which bodies have moved: it is
  /// another one in a world that was restored.
  func finish() {
    for index in pairs.indices { store(index) }
    pairs.sort(using: scratch) { $0.key < $1.key }
  }

  /// Adds the impulses of an impact to those of its pair, and makes it one that does not bounce.
  private func store(_ index: Int) {
    let (pair, constraint) = (pairs.base + index, constraints.base + index)
    constraint.pointee.rollingImpulse = 0
    for (place, point) in constraint.points.enumerated() {
      pair.points[place].normalImpulse += point.pointee.normalImpulse
      pair.points[place].tangentImpulse += point.pointee.tangentImpulse
      point.pointee.normalImpulse = 0
      point.pointee.tangentImpulse = 0
      point.pointee.bounce = 0
    }
  }

  // MARK: Constraints

  /// A body, and where it is in the impact.
  private struct Place {
    let body: BodyPointer
    let position: Vector

    init(_ body: BodyPointer, _ position: Vector) { (self.body, self.position) = (body, position) }

    /// How far it has come in the step.
    var displacement: Vector { position - body.pointee.step.start }
  }

  private func add(
    _ parts: (ShapePointer, ShapePointer), _ contact: SweptContact, from origin: Vector, _ a: Place,
    _ b: Place, step h: Double, count: Int
  ) {
    pairs.append(PairRow(a: parts.0, b: parts.1))
    let pair = pairs.base + (pairs.count - 1)
    let isInside = parts.1.isAround(a.body)
    pair.pointee.key = Candidate(parts.0, parts.1).key(inside: isInside)
    (pair.pointee.first, pair.pointee.second) = (a.body, b.body)
    pair.pointee.normal = -contact.normal
    pair.pointee.count = Int32(contact.count)
    for index in 0..<contact.count {
      let point = origin + (index == 0 ? contact.points.0 : contact.points.1)
      pair.points[index].r1 = point - a.position
      pair.points[index].r2 = point - b.position
    }
    var material = Restitution.decideImpact(pair, step: h, count: count)
    material.addSurfaces(of: pair)
    // Overlaps are left to the next step.
    constraints.resize(to: constraints.count + 1)
    (constraints.base + (constraints.count - 1)).initialize(pair, material) { _, _, _ in }
    // Events take contacts relative to where bodies were before the step.
    for index in 0..<contact.count {
      pair.points[index].r1 += a.displacement
      pair.points[index].r2 += b.displacement
    }
    if a.body.isDynamic { a.body.pointee.rest.lastTouch = count }
    if b.body.isDynamic { b.body.pointee.rest.lastTouch = count }
  }

  private func solve(_ range: Range<Int>, of body: BodyPointer) {
    if !iterate(range, where: { isImpact($0, of: body) }) { solveImpasse(range, of: body) }
  }

  /// Solves impacts in turn until none changes.
  ///
  /// - Returns: Whether the last iteration changed nothing.
  @discardableResult
  private func iterate(_ range: Range<Int>, where isTheirTurn: (Int) -> Bool) -> Bool {
    for _ in 0..<Tuning.SweptImpacts.maxIterations {
      var isChanged = false
      for index in range where isTheirTurn(index) {
        if (constraints.base + index).solve(.motion) { isChanged = true }
      }
      if !isChanged { return true }
    }
    return false
  }

  /// Solves impacts with obstacles that come closer, which have no solution; see ``Impasse``.
  private func solveImpasse(_ range: Range<Int>, of body: BodyPointer) {
    for index in range where isImpact(index, of: body) {
      (constraints.base + index).takeBackImpulses()
    }
    for _ in 0..<Tuning.Impasse.iterations {
      for index in range where isImpact(index, of: body) { (constraints.base + index).leak() }
      for index in range where isImpact(index, of: body) {
        _ = (constraints.base + index).solve(.motion)
      }
    }
    iterate(range) { isImpact($0, of: body) && !(pairs.base + $0).second.isMoving }
  }

  private func makeObstacle(
    _ stop: TimeOfImpactHit, from origin: Vector, duration: Double, step h: Double
  ) -> BodyPointer {
    let (slot, obstacle) = obstacles.allocate()
    slots.append(slot)
    let shape = stop.obstacle.pointee
    obstacle.pointee.material.isAnchored = true
    (obstacle.pointee.body.m, obstacle.pointee.body.i) = (.infinity, .infinity)
    let spin =
      shape.boundary == nil
      ? shape.body!.angularVelocity : MovingEdge(shape, from: .zero).turn * (1 / h)
    let velocity = stop.contact.obstacleDisplacement * (1 / duration)
    obstacle.angularVelocity = spin
    obstacle.velocity = velocity - (origin + stop.contact.points.0).perpendicular * spin
    return obstacle
  }
}

extension ContactConstraint {
  /// Whether an impact adds no energy as seen from the obstacle: it is not superelastic, and no surface moves.
  fileprivate var mayNotGain: Bool { material.elasticity <= 1 && !hasMovingSurface }
}

/// The change that an impact makes to the velocities of two bodies.
private struct JointChange {
  private let bodies: (BodyPointer, BodyPointer)
  private let before: ((velocity: Vector, spin: Double), (velocity: Vector, spin: Double))

  init(_ a: BodyPointer, _ b: BodyPointer) {
    bodies = (a, b)
    before = ((a.velocity, a.angularVelocity), (b.velocity, b.angularVelocity))
  }

  /// Takes back so much of the change that friction during a bounce adds no energy; momenta stay.
  func limitEnergy() {
    let (a, b) = (part(bodies.0, before.0), part(bodies.1, before.1))
    // At a fraction f of the change, the energy has grown by f·linear + f²·square.
    let (linear, square) = (a.linear + b.linear, a.square + b.square)
    guard linear + square > 0 else { return }
    let fraction = max(0, -linear / square)
    scale(bodies.0, before.0, by: fraction)
    scale(bodies.1, before.1, by: fraction)
  }

  private func part(
    _ body: BodyPointer, _ before: (velocity: Vector, spin: Double)
  ) -> (linear: Double, square: Double) {
    let (change, turn) = (body.velocity - before.velocity, body.angularVelocity - before.spin)
    let moment = body.inverseMoment > 0 ? body.pointee.moment : 0
    return (
      body.pointee.mass * change.dot(before.velocity) + moment * turn * before.spin,
      body.kineticEnergy(squaredSpeed: change.dot(change), spin: turn)
    )
  }

  private func scale(
    _ body: BodyPointer, _ before: (velocity: Vector, spin: Double), by fraction: Double
  ) {
    body.velocity = before.velocity + (body.velocity - before.velocity) * fraction
    body.angularVelocity = before.spin + (body.angularVelocity - before.spin) * fraction
  }
}

extension BodyPointer {
  fileprivate func energy(relativeTo obstacle: BodyPointer) -> Double {
    let velocity = velocity - obstacle.velocity(at: position)
    return kineticEnergy(
      squaredSpeed: velocity.dot(velocity), spin: angularVelocity - obstacle.angularVelocity)
  }

  /// Slows the body down if friction during a bounce has added energy.
  fileprivate func limitEnergy(to most: Double, relativeTo obstacle: BodyPointer) {
    let energy = energy(relativeTo: obstacle)
    guard energy > most else { return }
    let factor = (most / energy).squareRoot()
    let carried = obstacle.velocity(at: position)
    velocity = carried + (velocity - carried) * factor
    guard inverseMoment > 0 else { return }
    let spin = obstacle.angularVelocity
    angularVelocity = spin + (angularVelocity - spin) * factor
  }
}
