extension CollisionBehavior {
  func set(
    _ path: BezierPath?, _ contours: [Contour], for identifier: AnyHashable,
    motion: BoundaryMotion? = nil
  ) {
    let hash = identifier.hashValue
    let present = boundaryTable.element(for: identifier, hash: hash)
    let entry = present ?? BoundaryList.Entry(identifier: identifier, hash: hash)
    if present == nil { boundaryTable.add(entry) }
    changeBoundaries {
      $0.set(path, contours, for: entry, isNew: present == nil, motion: motion)
    }
  }

  /// - Parameter edit: Changes the list.
  func changeBoundaries(_ edit: (inout BoundaryList) -> Void) {
    edit(&boundaries)
    // Replaced objects are released last: the `deinit` of an identifier may access this behavior.
    let old = boundaries.takeReplaced()
    rolesDidChange()
    if let simulation {
      let outcome = syncBoundaries(with: simulation)
      if outcome.didChange { didChange() }
      outcome.report()
    }
    withExtendedLifetime(old) {}
  }

  func syncBoundaries(
    with simulation: Simulation, moves: Bool = false
  ) -> BoundaryList.Outcome {
    guard let collisionSet else { return .init() }
    // Whether a boundary carries an item along depends on whether the item is anchored now.
    dynamicAnimator?.resolveSources()
    let outcome = boundaries.sync(with: collisionSet, in: simulation, moves: moves)
    if outcome.didChange {
      simulation.boundaryVersion += 1
      applyPairSettingsOfBoundaries(in: simulation)
    }
    return outcome
  }

  /// Reports the findings of the last step; during a step, a report could run any code.
  func reportMoves(in simulation: Simulation) {
    let outcome = lastMove
    lastMove = .init()
    if outcome.itemsLeftOutside > 0 { rolesDidChange() }
    outcome.report()
    guard !hasReportedFreeAttachment, boundaries.freeAttachment(in: simulation) != nil else {
      return
    }
    // Items that have just joined are neither kinematic nor anchored yet.
    dynamicAnimator?.resolveSources()
    guard self.simulation === simulation, let item = boundaries.freeAttachment(in: simulation)
    else { return }
    hasReportedFreeAttachment = true
    DynamicsDiagnostics.report(
      "a boundary is attached to \(item), which is neither kinematic nor anchored; the boundary stays "
        + "where it is",
      by: Reporter(type(of: self), "addBoundary(withIdentifier:for:attachedTo:)"))
  }

  func reportUnknown(_ identifier: AnyHashable, by member: String) {
    DynamicsDiagnostics.report(
      "no boundary has the identifier \(String(reflecting: identifier.base)); nothing changed",
      by: Reporter(type(of: self), member))
  }
}
