// The iterations over the rows of an island.

extension IslandSolver {
  func solveVelocities(_ conjugate: borrowing ConjugateIterations) {
    guard !iterate(budget.plain, solveEachRow) else { return }
    conjugate.solve(
      .motion, of: contacts, joints, iterations: budget.conjugate,
      solveContact: { _ = solveMotion($0) }, solveJoint: { _ = solveLooseRows(of: $0) },
      solveArticulations: { _ = solveArticulations() })
  }

  /// Opens overlaps.
  ///
  /// The impulses of a large island are kept for the next step, which needs nearly the same ones. Conjugate iterations
  /// converge from any start, and articulations would be loaded by the warm start.
  func openOverlaps(_ conjugate: borrowing ConjugateIterations) {
    guard contacts.isAnyOpening else { return contacts.clearSeparation() }
    let startsWarm = !budget.isSmall && !isArticulated
    if startsWarm {
      contacts.forEach { _, constraint in constraint.startSeparation() }
    } else {
      contacts.clearSeparation()
    }
    let count = budget.separation(startsWarm: startsWarm)
    // Overlaps that joints keep closed have no solution, and more iterations would only add impulses.
    if !iterate(count, openEachOverlap), budget.isSmall, !isArticulated {
      conjugate.solve(
        .separation, of: contacts, .init(start: nil, count: 0), iterations: budget.conjugate,
        solveContact: { _ = solveSeparation($0) }, solveJoint: { _ in }, solveArticulations: {})
    }
    if !startsWarm { contacts.clearSeparation() }
  }

  /// Solves all rows in turn until nothing changes.
  ///
  /// A large island never converges unless the warm start was exact. So only its first iteration looks for changes,
  /// which takes a tenth of the time.
  ///
  /// - Returns: Whether the last iteration changed nothing.
  @inline(__always)
  private func iterate(_ count: Int, _ solveOnce: () -> Bool) -> Bool {
    guard solveOnce() else { return true }
    if budget.isSmall {
      for _ in 1..<count where !solveOnce() { return true }
    } else {
      for _ in 1..<count { _ = solveOnce() }
    }
    return false
  }

  /// Solves all rows in turn.
  ///
  /// - Returns: Whether anything changed.
  @inline(__always)
  private func solveEachRow() -> Bool {
    var isChanged = forEachContact(solveMotion) { $0.solve(.motion) }
    for joint in joints where solveLooseRows(of: joint) { isChanged = true }
    if solveArticulations() { isChanged = true }
    return isChanged
  }

  /// Opens overlaps once, in turn.
  ///
  /// - Returns: Whether anything changed.
  @inline(__always)
  private func openEachOverlap() -> Bool {
    let isChanged = forEachContact(solveSeparation) { $0.solve(.separation) }
    separateArticulations()
    return isChanged
  }

  /// Solves all contacts in turn: together with articulations, or by themselves where these are not close.
  ///
  /// - Returns: Whether anything changed.
  @inline(__always)
  private func forEachContact(
    _ solveClosely: (ContactConstraintPointer) -> Bool, _ solve: (ContactConstraintPointer) -> Bool
  ) -> Bool {
    budget.isClose ? solveInTurn(solveClosely) : solveInTurn(solve)
  }

  /// Solves every other contact first, which takes a sixth less time in a heap.
  ///
  /// Neighbors in the list mostly share a body, and the second would have to wait for the first.
  @inline(__always)
  private func solveInTurn(_ solve: (ContactConstraintPointer) -> Bool) -> Bool {
    var isChanged = false
    for first in 0...1 {
      var place = first
      while place < contacts.count {
        if solve(contacts.constraints + Int(contacts.indices[place])) { isChanged = true }
        place += 2
      }
    }
    return isChanged
  }
}
