extension DynamicAnimator {
  func stepReferenceBounds() {
    guard var move = boundsMove, let bounds = fixedBounds else { return }
    let end = simulation.clock.runningTimeAfterStep
    if move.start == nil {
      move.start = .init(value: bounds, time: simulation.clock.runningTime)
    }
    boundsMove = move.isOver(at: end) ? nil : move
    let next = move.value(at: end)
    // A timing function may overshoot.
    guard Limits.isArea(next) else { return }
    fixedBounds = next
    followReferenceBounds(moving: true)
  }

  // Each step asks, and `==` of rectangles is a call that cannot be inlined.
  static func areSame(_ a: CGRect?, _ b: CGRect?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.origin.x == b.origin.x && a.origin.y == b.origin.y && a.size.width == b.size.width
      && a.size.height == b.size.height
  }

  static func validated(_ bounds: CGRect) -> CGRect? {
    guard Limits.isArea(bounds) else {
      DynamicsDiagnostics.report(
        "the reference bounds have a coordinate that is not \(Describe.range(Limits.coordinate)); "
          + "nothing changed",
        by: "referenceBounds")
      return nil
    }
    return bounds
  }

  /// Updates the walls to reference bounds that have changed.
  ///
  /// If the bounds of a view are not finite, the walls stay where they are, and that is reported
  /// once.
  ///
  /// - Parameter moving: Whether the next step moves the walls there, however far away that is.
  package func followReferenceBounds(moving: Bool = false) {
    let bounds = referenceBounds
    guard !Self.areSame(bounds, simulation.referenceBounds) else { return }
    if let bounds, !Limits.isArea(bounds) {
      guard !hasReportedBounds else { return }
      hasReportedBounds = true
      _ = Self.validated(bounds)
      return
    }
    hasReportedBounds = false
    // Behaviors that use the bounds as a boundary have another task while the bounds are missing.
    if bounds == nil || simulation.referenceBounds == nil { rolesDidChange() }
    simulation.referenceBounds = bounds
    // Bounds that are not used as a boundary wake no item: a scroll view changes its bounds in each
    // action.
    var outcome = BoundaryList.Outcome()
    for source in plan.boundaries {
      outcome.add(source.referenceBoundsDidChange(in: simulation, moves: moving))
    }
    if outcome.didChange { recordChange() }
    outcome.report()
  }
}
