internal import DynamicsEngine

extension CollisionBehavior: SimulationMember {
  func joined(_ simulation: Simulation) {
    let set = simulation.world.addCollisionSet()
    simulation.contacts.add(self, for: set)
    simulation.world.setCollidesWith(set, CollisionPartners(settings.mode))
    if settings.minimumImpulse > 0 {
      simulation.world.setMinimumImpulse(Double(settings.minimumImpulse), of: set)
    }
    // No body has joined yet, so none is a misfit.
    _ = boundaries.sync(with: set, in: simulation)
    simulation.boundaryVersion += 1
    collisionSet = set
  }

  func left(_ simulation: Simulation) {
    guard let set = collisionSet else { return }
    simulationEnded(simulation)
    simulation.world.removeCollisionSet(set)
    simulation.boundaryVersion += 1
  }

  func simulationEnded(_ simulation: Simulation) {
    if let collisionSet { simulation.contacts.remove(collisionSet, items: simulation.items) }
    boundaries.clearBuilt()
    collisionSet = nil
  }

  func itemJoined(_ body: BodyID, _ item: any DynamicItem, _ simulation: Simulation) {
    guard let collisionSet else { return }
    simulation.world.addToSet(body, collisionSet)
    for partner in passingPairs.partners(of: ObjectIdentifier(item)) {
      guard let other = itemList[partner], other != body else { continue }
      simulation.world.setCollides(false, body, other, in: collisionSet)
    }
    applyPairSettings(of: item, body, in: simulation)
  }

  func itemLeft(_ body: BodyID, _ simulation: Simulation) {
    if let collisionSet { simulation.world.removeFromSet(body, collisionSet) }
  }

  func codeState(_ coder: inout BehaviorCoder) {
    var (settings, set, boundaries) = (settings, collisionSet, boundaries)
    Self.declarations.code(&settings, &coder.words)
    coder.code(&set, for: self)
    coder.release(boundaries)
    boundaries.code(&coder)
    let pairs = codePairs(&coder, boundaries)
    coder.whenValid { [self, settings, set, boundaries, pairs] in
      (self.settings, collisionSet, self.boundaries) = (settings, set, boundaries)
      (passingPairs, pairSettings) = pairs
      boundaryTable.replaceAll(with: boundaries.named)
      lastMove = .init()
      if let simulation, let set {
        self.settings.minimumImpulse = CGFloat(simulation.world.minimumImpulse(of: set))
      }
    }
  }

  func didRestore() { boundaryTable.hashAll() }
}

extension CollisionBehavior: BoundarySource {
  var drawnBoundaries: [DebugBoundary] { boundaries.drawn }

  func describeBoundaries() { boundaries.describe() }

  var identifiersBySerial: [(serial: Int32, identifier: AnyHashable, name: BoundaryName?)] {
    boundaries.identifiersBySerial
  }

  func referenceBoundsDidChange(
    in simulation: Simulation, moves: Bool
  ) -> BoundaryList.Outcome {
    guard boundaries.referenceInsets != nil else { return .init() }
    return syncBoundaries(with: simulation, moves: moves)
  }
}

extension CollisionBehavior: StepParticipant {
  var roles: StepRoles {
    if boundaries.hasMotion || lastMove.itemsLeftOutside > 0 {
      return [.prepares, .contributes, .delaysRest]
    }
    return isMissingBounds ? .prepares : []
  }

  /// Whether it has to report that there are no reference bounds.
  private var isMissingBounds: Bool {
    boundaries.referenceInsets != nil && !hasReportedMissingBounds
      && simulation?.referenceBounds == nil
  }

  var hasUrgentWork: Bool { boundaries.isAnyMoving || lastMove.itemsLeftOutside > 0 }

  func contribute(to simulation: Simulation) {
    guard boundaries.hasMotion else { return }
    boundaries.step(in: simulation)
    let outcome = syncBoundaries(with: simulation, moves: true)
    if outcome.didChange { didChange() }
    lastMove.add(outcome)
    if !boundaries.hasMotion { rolesDidChange() }
  }

  func prepare(for simulation: Simulation) {
    reportMoves(in: simulation)
    guard isMissingBounds else { return }
    hasReportedMissingBounds = true
    rolesDidChange()
    DynamicsDiagnostics.report(
      "the animator has no reference bounds, so there are no walls; set its referenceBounds",
      by: Reporter(type(of: self), "translatesReferenceBoundsIntoBoundary"))
  }
}

extension CollisionBehavior: MarkSource {
  func addMarks(to marks: inout DebugMarks, _ simulation: Simulation) {
    if marks.show(.boundaries) { addSurfaces(to: &marks) }
    guard marks.show(.contacts), let collisionSet else { return }
    let world = simulation.world
    for (a, b) in world.passingPairs(in: collisionSet) {
      marks.add(
        DebugMark(.passingPair, from: world.position(of: a), to: world.position(of: b)),
        of: number, index: Int(a.serial) << 32 | Int(b.serial))
    }
  }
}
