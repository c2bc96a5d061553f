internal import DynamicsChipmunk

// Single rows, with the articulations of their bodies.

extension IslandSolver {
  /// Whether joints are solved again after each contact of two bodies.
  @inline(__always)
  private func isClose(_ constraint: ContactConstraintPointer) -> Bool {
    budget.isClose
      && (articulations.articulation(of: constraint.pointee.a) >= 0
        || articulations.articulation(of: constraint.pointee.b) >= 0)
  }

  /// - Returns: Whether any impulse changed.
  @inline(__always)
  func solveMotion(_ constraint: ContactConstraintPointer) -> Bool {
    isClose(constraint) ? solveClosely(constraint) : constraint.solve(.motion)
  }

  private func solveClosely(_ constraint: ContactConstraintPointer) -> Bool {
    let (a, b) = (constraint.pointee.a, constraint.pointee.b)
    let (friction, speed) = (constraint.pointee.friction, constraint.pointee.material.surfaceSpeed)
    var isChanged = false
    if constraint.pointee.material.rollingArm > 0,
      constraint.solve(.motion, { $0.solveRolling(constraint) })
    {
      isChanged = true
      solveArticulations(of: a, b)
    }
    // Each impulse must see the response of the whole articulation to the impulse before.
    for point in constraint.points {
      if constraint.solveNormal(point) {
        isChanged = true
        solveArticulations(of: a, b)
      }
      if constraint.solve(.motion, { $0.solveFriction(point, friction, surfaceSpeed: speed) }) {
        isChanged = true
        solveArticulations(of: a, b)
      }
    }
    return isChanged
  }

  /// - Returns: Whether any impulse changed.
  @inline(__always)
  func solveSeparation(_ constraint: ContactConstraintPointer) -> Bool {
    isClose(constraint) ? separateClosely(constraint) : constraint.solve(.separation)
  }

  private func separateClosely(_ constraint: ContactConstraintPointer) -> Bool {
    let (a, b) = (constraint.pointee.a, constraint.pointee.b)
    var isChanged = false
    // Joints that could not be satisfied must not hold bodies inside a wall.
    let areSatisfied = isSatisfied(a) && isSatisfied(b)
    for point in constraint.points {
      let mass = areSatisfied ? point.pointee.normalMass : constraint.massOfBodies(at: point)
      guard constraint.solve(.separation, { $0.solveNormal(point, mass: mass) }) else { continue }
      isChanged = true
      if areSatisfied { forEachArticulation(of: a, b) { $0.solveSeparation() } }
    }
    return isChanged
  }

  private func isSatisfied(_ body: BodyPointer) -> Bool {
    let index = articulations.articulation(of: body)
    return index < 0 || articulations.all[index].isSatisfied
  }

  /// - Returns: Whether any impulse changed.
  func solveLooseRows(of joint: JointPointer) -> Bool {
    guard joint.solve() else { return false }
    if budget.isClose { solveArticulations(of: joint.pointee.a, joint.pointee.b) }
    return true
  }

  /// - Returns: Whether any impulse changed.
  @inline(__always)
  func solveArticulations() -> Bool {
    var isChanged = false
    forEachArticulation { if $0.solve() { isChanged = true } }
    return isChanged
  }

  @inline(__always)
  func separateArticulations() {
    forEachArticulation { $0.solveSeparation() }
  }

  func solveArticulations(of a: BodyPointer, _ b: BodyPointer) {
    forEachArticulation(of: a, b) { _ = $0.solve() }
  }

  @inline(__always)
  private func forEachArticulation(
    of a: BodyPointer, _ b: BodyPointer, _ visit: (ArticulationVelocities) -> Void
  ) {
    let (first, second) = (articulations.articulation(of: a), articulations.articulation(of: b))
    if first >= 0 { visit(ArticulationVelocities(first, articulations)) }
    if second >= 0, second != first { visit(ArticulationVelocities(second, articulations)) }
  }
}
