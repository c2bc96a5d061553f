internal import DynamicsChipmunk

/// Solves an island with joints: contacts and loose rows of joints in iterations, and the rigid
/// rows of each articulation directly within each iteration.
///
/// A contact moves the whole articulation of its body. If it were solved for that body alone, a
/// light body pinned to a heavy one would need thousands of iterations. So as long as it is cheap,
/// the effective mass of a contact includes the articulation, and joints are solved again after
/// each contact that has changed.
struct CoupledIterations {
  let contacts: IslandContacts
  let joints: UnsafeBufferPointer<JointPointer>
  let articulationIndices: UnsafeBufferPointer<Int32>
  let articulations: Articulations
  let bodies: UnsafeBufferPointer<BodyPointer>
  private let isClose: Bool

  init(
    _ island: Int, _ islands: borrowing Islands, _ contacts: IslandContacts,
    _ articulations: Articulations
  ) {
    self.contacts = contacts
    bodies = islands.bodies(of: island)
    self.articulations = articulations
    joints = islands.joints(of: island)
    articulationIndices = islands.articulations(of: island)
    var links = 0
    for index in articulationIndices {
      let articulation = articulations.all[Int(index)]
      links = max(links, articulation.links.count * (1 + 6 * articulation.loops.count))
    }
    isClose = links * (contacts.count + joints.count) <= Tuning.CoupledIterations.affordableLinks
  }

  /// - Parameter count: The number of steps taken so far.
  func run(step h: Double, count: Int) {
    contacts.forEach { pair, constraint in
      LastingOverlap.yield(pair, constraint, isJoined: isOfOneArticulation(constraint), step: h)
    }
    contacts.clearSeparation()
    start(step: h)
    if isClose { useCoupledMasses() }
    if !contacts.isEmpty {
      ImpactPropagation(contacts: contacts, step: h, count: count).run { a, b in
        solveVelocities(of: a, b)
      }
    }
    iterate()
    // The next step starts from 0: a warm start of overlaps would load the joints.
    contacts.clearSeparation()
    forEachLink { $0.pointee.useInertiaOfBody() }
  }

  private func isOfOneArticulation(_ constraint: ContactConstraintPointer) -> Bool {
    let articulation = articulations.articulation(of: constraint.pointee.a)
    return articulation >= 0 && articulation == articulations.articulation(of: constraint.pointee.b)
  }

  private func iterate() {
    for _
      in 0..<(contacts.isAnyElastic
      ? Tuning.CoupledIterations.elasticIterations : Tuning.CoupledIterations.iterations)
    {
      var isChanged = false
      for index in contacts.indices where solve(contacts.constraints + Int(index)) {
        isChanged = true
      }
      for joint in joints where joint.solve() {
        isChanged = true
        if isClose { solveVelocities(of: joint.pointee.a, joint.pointee.b) }
      }
      if solveJoints() { isChanged = true }
      if !isChanged { return }
    }
  }

  @inline(__always)
  func forEachLink(_ visit: (LinkPointer) -> Void) {
    for index in articulationIndices {
      let links = articulations.links(of: articulations.all[Int(index)])
      for place in links.indices { visit(links.baseAddress! + place) }
    }
  }

  /// - Returns: Whether any impulse changed.
  private func solve(_ constraint: ContactConstraintPointer) -> Bool {
    let (a, b) = (constraint.pointee.a, constraint.pointee.b)
    guard isClose, articulations.articulation(of: a) >= 0 || articulations.articulation(of: b) >= 0
    else { return constraint.solve() }
    var isChanged = false
    // Each impulse must see the response of the whole articulation to the impulse before. Joints
    // that could not be satisfied must not hold bodies inside a wall.
    let isKept = isKept(a) && isKept(b)
    for place in 0..<constraint.pointee.count {
      let point = constraint.points + place
      let mass =
        isKept ? point.pointee.normalMass : 1 / constraint.inverseMassOfBodies(at: point)
      if constraint.separate(point, mass: mass) {
        isChanged = true
        if isKept { solveSeparation(of: a, b) }
      }
      if constraint.solveNormal(point) {
        isChanged = true
        solveVelocities(of: a, b)
      }
      if constraint.solveFriction(point) {
        isChanged = true
        solveVelocities(of: a, b)
      }
    }
    return isChanged
  }

  private func isKept(_ body: BodyPointer) -> Bool {
    let index = articulations.articulation(of: body)
    return index < 0 || articulations.all[index].isKept
  }

  /// Whether no joint can add energy; springs, snaps, drags and motors can.
  var arePassive: Bool {
    joints.allSatisfy { joint in
      !joint.pointee.isSoft && joint.pointee.motor == nil
        && !joint.pointee.isTarget
    } && !articulationIndices.contains { articulations.all[Int($0)].hasLinkMotors }
      && !isMovedByJoints
  }

  /// Whether a joint holds the island to a kinematic body that moves.
  private var isMovedByJoints: Bool {
    func moves(_ body: BodyPointer) -> Bool { body.inverseMass == 0 && body.isMoving }
    return joints.contains { moves($0.pointee.a) || moves($0.pointee.b) }
      || articulationIndices.contains { index in
        let articulation = articulations.all[Int(index)]
        return articulation.isGrounded
          && (articulations.links(of: articulation).contains { moves($0.parentBody) }
            || articulations.loops(of: articulation).contains { moves($0.bodyA) || moves($0.bodyB) })
      }
  }

  /// Whether a joint holds the island to an immovable body.
  var isIslandGrounded: Bool {
    for joint in joints where !joint.pointee.a.isMovable || !joint.pointee.b.isMovable {
      return true
    }
    return articulationIndices.contains { articulations.all[Int($0)].isGrounded }
  }

  /// - Returns: Whether any velocity changed.
  func solveJoints() -> Bool {
    var isChanged = false
    for index in articulationIndices where solveJoints(articulations.all[Int(index)]) {
      isChanged = true
    }
    return isChanged
  }

  private func solveJoints(_ articulation: Articulation) -> Bool {
    if !contacts.isEmpty {
      ArticulationVelocities.solveSeparation(articulation, articulations)
    }
    return ArticulationVelocities.solve(articulation, articulations)
  }

  private func solveVelocities(of a: BodyPointer, _ b: BodyPointer) {
    forEachArticulation(of: a, b) { _ = ArticulationVelocities.solve($0, articulations) }
  }

  private func solveSeparation(of a: BodyPointer, _ b: BodyPointer) {
    forEachArticulation(of: a, b) { ArticulationVelocities.solveSeparation($0, articulations) }
  }

  @inline(__always)
  private func forEachArticulation(
    of a: BodyPointer, _ b: BodyPointer, _ visit: (Articulation) -> Void
  ) {
    let (first, second) = (articulations.articulation(of: a), articulations.articulation(of: b))
    if first >= 0 { visit(articulations.all[first]) }
    if second >= 0, second != first { visit(articulations.all[second]) }
  }
}

extension ContactConstraintPointer {
  fileprivate func separate(_ point: ContactPointPointer, mass: Double) -> Bool {
    var velocities = ContactVelocities(separationOf: self)
    defer { velocities.storeSeparation(in: self) }
    return velocities.separate(point, mass: mass)
  }

  fileprivate func solveNormal(_ point: ContactPointPointer) -> Bool {
    var velocities = ContactVelocities(of: self)
    defer { velocities.store(in: self) }
    return velocities.solveNormal(point)
  }

  fileprivate func solveFriction(_ point: ContactPointPointer) -> Bool {
    var velocities = ContactVelocities(of: self)
    defer { velocities.store(in: self) }
    return velocities.solveFriction(point, pointee.friction)
  }

  /// The inverse effective mass K of the two bodies alone.
  fileprivate func inverseMassOfBodies(at point: ContactPointPointer) -> Double {
    let (a, b) = (pointee.a, pointee.b)
    let (armA, armB) = (point.pointee.normalArmA, point.pointee.normalArmB)
    return a.inverseMass + a.inverseMoment * armA * armA + b.inverseMass
      + b.inverseMoment * armB * armB
  }
}
