internal import CContactKernel
internal import DynamicsChipmunk

/// Solves the contacts of an island without joints, four at a time.
///
/// Contacts are solved color by color, in one step from the first color, in the next from the last: in the same order
/// in each step, piles would shift by half as much again. The bits do not depend on how many contacts the processor
/// solves at once.
struct ContactLanes: ~Copyable {
  private let colors = ContactColors()
  /// For each contact, four times its group, plus its lane.
  private let places = FlatArray<Int32>()
  private let groups = FlatArray<ContactGroup>()
  /// One for lanes without a contact, then one for each awake body, by its index, then one for each immovable body.
  ///
  /// Each contact has its own of an immovable body, because an infinite impulse makes it NaN.
  private let velocities = FlatArray<SIMD4<Double>>()
  private let immovables = FlatArray<BodyPointer>()
  /// The impulses before an iteration, and their changes in the previous one.
  private let before = FlatArray<ContactGroup.Impulses>()
  private let directions = FlatArray<ContactGroup.Impulses>()

  /// Solves the velocities of an island, and opens its overlaps.
  ///
  /// - Parameter fromLast: Whether the last color comes first in this step.
  func run(
    _ contacts: IslandContacts, _ bodies: UnsafeBufferPointer<BodyPointer>,
    _ budget: IterationBudget, fromLast: Bool
  ) {
    let (opensAny, startsWarm) = (contacts.isAnyOpening, !budget.isSmall)
    if !startsWarm { contacts.clearSeparation() }
    fill(contacts, bodies)
    load(.motion, bodies)
    solve(.motion, plain: budget.plain, conjugate: budget.conjugate, fromLast: fromLast)
    unload(.motion, bodies)
    if opensAny {
      if startsWarm { contacts.forEach { _, constraint in constraint.startSeparation() } }
      load(.separation, bodies)
      solve(
        .separation, plain: budget.separation(startsWarm: startsWarm),
        conjugate: budget.conjugate, fromLast: fromLast)
      unload(.separation, bodies)
    }
    store(in: contacts, keepsSeparation: opensAny && startsWarm)
  }

  // MARK: Iterations

  /// Iterates until the rows are solved, or as often as the budget allows.
  private func solve(_ kind: VelocityKind, plain: Int, conjugate: Int, fromLast: Bool) {
    if conjugate == 0 {
      for _ in 0..<plain {
        contactKernelSolve(
          kind == .separation, groups.base, groups.count, fromLast, velocities.base)
      }
      return
    }
    before.resize(to: groups.count)
    for _ in 0..<plain where !measure(kind, fromLast: fromLast).isChanged { return }
    directions.resize(to: 0)
    directions.resize(to: groups.count, filling: ContactGroup.Impulses())
    ConjugateIterations.iterate(conjugate) {
      let change = measure(kind, fromLast: fromLast)
      return (change.energy, change.fastest)
    } extrapolate: { factor in
      contactKernelExtrapolate(
        kind == .separation, groups.base, groups.count, velocities.base, before.base,
        directions.base, factor)
    }
  }

  private func measure(_ kind: VelocityKind, fromLast: Bool) -> ContactKernelChange {
    contactKernelMeasure(
      kind == .separation, groups.base, groups.count, fromLast, velocities.base, before.base,
      Tuning.ImpulseChange.noticeable)
  }

  // MARK: Filling and storing

  private func fill(_ contacts: IslandContacts, _ bodies: UnsafeBufferPointer<BodyPointer>) {
    groups.resize(to: colors.assign(contacts, bodies, places: places))
    immovables.removeAll()
    let firstImmovable = bodies[bodies.count - 1].pointee.awakeIndex + 2
    func velocityIndex(of body: BodyPointer) -> Int32 {
      if body.isMovable { return body.pointee.awakeIndex + 1 }
      immovables.append(body)
      return firstImmovable + Int32(immovables.count - 1)
    }
    colors.forEachPartlyFilledGroup { groups[$0] = ContactGroup() }
    for place in 0..<contacts.count {
      let constraint = contacts.constraints + Int(contacts.indices[place])
      let (group, lane) = groupAndLane(of: place)
      (groups.base + group).fill(
        lane, constraint,
        (velocityIndex(of: constraint.pointee.a), velocityIndex(of: constraint.pointee.b)))
    }
    velocities.resize(to: Int(firstImmovable) + immovables.count)
    velocities[0] = SIMD4()
  }

  private func store(in contacts: IslandContacts, keepsSeparation: Bool) {
    for place in 0..<contacts.count {
      let constraint = contacts.constraints + Int(contacts.indices[place])
      let (group, lane) = groupAndLane(of: place)
      (groups.base + group).store(lane, in: constraint, keepsSeparation: keepsSeparation)
    }
  }

  @inline(__always)
  private func groupAndLane(of place: Int) -> (Int, Int) {
    Int(places[place]).quotientAndRemainder(dividingBy: ContactGroup.laneCount)
  }

  private func load(_ kind: VelocityKind, _ bodies: UnsafeBufferPointer<BodyPointer>) {
    for body in bodies { velocities[Int(body.pointee.awakeIndex) + 1] = SIMD4(body[kind]) }
    let first = velocities.count - immovables.count
    for index in immovables.indices { velocities[first + index] = SIMD4(immovables[index][kind]) }
  }

  private func unload(_ kind: VelocityKind, _ bodies: UnsafeBufferPointer<BodyPointer>) {
    for body in bodies {
      let velocity = velocities[Int(body.pointee.awakeIndex) + 1]
      body[kind] = Vector3(x: velocity.x, y: velocity.y, z: velocity.z)
    }
  }
}

extension SIMD4<Double> {
  fileprivate init(_ velocity: Vector3) {
    self.init(velocity.x, velocity.y, velocity.z, 0)
  }
}
