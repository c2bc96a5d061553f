internal import DynamicsEngine
internal import Foundation

extension DynamicAnimator {
  /// Keeps this moment, to return to with ``restore(_:)``.
  ///
  /// Nothing changes by that, not even the future. May be called at any time, also in callbacks. The cost
  /// grows with the number of items: a fraction of that of a step, and a few hundred bytes for each.
  public func snapshot() -> Snapshot {
    let (words, participants) = capture()
    return Snapshot(words, elapsedTime: elapsedTime, participants)
  }

  /// Makes everything as it was when a snapshot was taken.
  ///
  /// Things then go on as they went on there: ``stateHash`` is the same after every later step, and
  /// delegates hear of the same contacts. Items jump to where they were. Behaviors and items that have
  /// come since leave, and those that have left return, with the settings and boundaries that they had.
  /// ``elapsedTime``, ``timeStep``, and bounds that were set as ``referenceBounds`` go back, too. ``speed``,
  /// ``isPaused`` and the like stay: they are about watching, not about what is watched.
  ///
  /// Only what the framework keeps is restored. What your subclasses and closures keep, and the size of an
  /// item, is yours to restore. No `willMove(to:)` and no contact is reported for the jump itself. The
  /// ``delegate`` hears if the animator begins to run or stops, and streams of ``contacts`` get an `ended`
  /// for what no longer touches. May be called in callbacks.
  ///
  /// What your program does later does not happen again by itself: pushes, velocities, drags, items that it adds.
  /// To repeat them, keep them by ``elapsedTime`` and give them again.
  ///
  /// A snapshot fits the animator that it is of, as long as its items and behaviors exist; keep a reference
  /// to those that are to come back. It also fits an animator that the same program builds again, in this
  /// process or another. There, items are found by their ``ItemID``, and behaviors likewise, in the order of
  /// joining: build it as it was at the start. What had left by then leaves. What joined since then, or left and
  /// came back, is not there yet: have it join as often before, or use ``restore(_:items:)``. Afterwards,
  /// items have the ids that they had.
  ///
  /// ```swift
  /// let before = animator.snapshot()
  /// animator.advance(by: 3)
  /// try animator.restore(before)
  /// ```
  ///
  /// - Throws: ``SnapshotError``; then nothing has changed.
  public func restore(_ snapshot: Snapshot) throws(SnapshotError) {
    try restore(snapshot.words(), snapshot.participants)
  }

  /// Makes everything as it was when a snapshot was taken, with items that your program names.
  ///
  /// For an animator that was built again, when items have come and gone: save what each
  /// ``id(of:)`` meant beside the snapshot.
  ///
  /// ```swift
  /// try animator.restore(save.snapshot) { id in balls[save.names[id]!] }
  /// ```
  ///
  /// - Parameters:
  ///   - snapshot: The moment to go back to.
  ///   - item: Called for each of ``Snapshot/itemIDs``, before anything changes. Answers the item, which
  ///     need not be in the animator, and should have the size that it had; all others leave. For `nil`, ``SnapshotError/structureDiffers(_:)`` is
  ///     thrown.
  /// - Throws: ``SnapshotError``; then nothing has changed.
  public func restore(
    _ snapshot: Snapshot, items item: (ItemID) -> (any DynamicItem)?
  ) throws(SnapshotError) {
    let words = try snapshot.words()
    var items: [any DynamicItem] = []
    for id in try WrittenRoster.itemIDs(in: words) {
      guard let found = item(id) else {
        throw .structureDiffers("the snapshot has an item \(id), and none was given for it")
      }
      items.append(found)
    }
    try restore(words, nil, items: items)
  }
}

// MARK: As words

extension DynamicAnimator {
  /// All that is kept of this moment, and who takes part.
  func capture() -> (words: [UInt64], participants: Participants) {
    describeBoundaries()
    let roll = self.roll()
    return (words(roll.words), roll.participants)
  }

  /// The one thing about a snapshot that calls the program's code comes first.
  private func describeBoundaries() {
    for case let collision as CollisionBehavior in plan.all { collision.describeBoundaries() }
  }

  /// First what says what is where; then what decides how things go on, and of that the world last, which
  /// is longer and shorter from step to step.
  private func words(_ roster: [UInt64]) -> [UInt64] {
    var roll = StateWriter()
    roll.write(roster)
    writePace(to: &roll)
    for behavior in plan.all { behavior.saveNames(to: &roll) }
    let (behaviors, world) = motion()
    var all = StateWriter(capacity: 2 + roll.words.count + behaviors.count + world.count)
    all.write(roll.words.count)
    all.write(behaviors.count)
    all.write(roll.words)
    all.write(behaviors)
    all.write(world)
    return all.words
  }

  /// All that the next step reads.
  private func motion() -> (behaviors: [UInt64], world: [UInt64]) {
    var behaviors = StateWriter()
    for behavior in plan.all { behavior.saveState(to: &behaviors) }
    // What was just set is not worked out yet, and need not be what it was set to in the end.
    let stale = simulation.stale.filter { simulation.items[$0] != nil }
    behaviors.write(stale.count)
    for body in stale { behaviors.write(body) }
    behaviors.write(simulation.clock.step)
    behaviors.write(simulation.clock.runningTime)
    behaviors.write(simulation.clock.stepCount - activity.lastChange)
    behaviors.write(activity.isAtRest)
    var world = StateWriter(capacity: simulation.items.count * 64)
    simulation.world.save(to: &world)
    return (behaviors.words, world.words)
  }

  /// How time and bounds are given.
  private func writePace(to writer: inout StateWriter) {
    simulation.clock.write(to: &writer)
    writer.write(simulation.behaviorCount)
    // An animator without a view goes on within the bounds that the view had.
    let ownBounds = referenceView == nil ? fixedBounds : simulation.referenceBounds
    for bounds in [ownBounds, simulation.referenceBounds] {
      let rect = bounds ?? .zero
      writer.write(bounds != nil)
      for number in [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height] {
        writer.write(Double(number))
      }
    }
  }

  /// Who takes part; as for the last snapshot, if nobody has come or gone.
  private func roll() -> KnownRoll {
    let plan = plan
    let version = [
      simulation.items.rosterVersion, simulation.membershipVersion, planVersion,
      simulation.world.boundariesMade,
    ]
    if let knownRoll, knownRoll.version == version { return knownRoll }
    let roster = Roster(simulation, plan.all)
    var identifiers: [Int32: AnyHashable] = [:]
    remember(roster)
    for case let collision as CollisionBehavior in roster.behaviors {
      for (serial, identifier) in collision.identifiersBySerial { identifiers[serial] = identifier }
    }
    var writer = StateWriter()
    roster.write(to: &writer)
    let new = KnownRoll(
      words: writer.words,
      participants: Participants(
        roster.items.map(\.item), behaviors: roster.behaviors, identifiers: identifiers, of: self),
      version: version)
    // The last copy of an identifier may go with the old one.
    let old = knownRoll
    knownRoll = new
    withExtendedLifetime(old) {}
    return new
  }

  private func remember(_ roster: Roster) {
    for entry in roster.items {
      if let body = entry.body { memory.note(entry.item, number: Int(body.serial)) }
    }
    for behavior in roster.behaviors { memory.note(behavior: behavior, number: behavior.number) }
  }

  /// A digest of all that the next step reads, the impulses cached in contacts included.
  ///
  /// Equal for animators in the same state to the bit, in every process; otherwise different but
  /// for the chance of 64 bits. The blocks of custom fields and actions cannot be looked into.
  public var stateHash: UInt64 {
    let (behaviors, world) = motion()
    var digest = StateDigest()
    for word in behaviors { digest.combine(word) }
    for word in world { digest.combine(word) }
    return digest.value
  }
}

// MARK: Going back

extension DynamicAnimator {
  func restore(
    _ words: [UInt64], _ participants: Participants?, items: [any DynamicItem]? = nil
  ) throws(SnapshotError) {
    describeBoundaries()
    let restoration = try SnapshotError.reading {
      try Restoration(words, of: self, participants, items: items)
    }
    try restoration.checkIsFree(for: self)
    // Who leaves is known to snapshots of before, should they come encoded.
    remember(Roster(simulation, plan.all))
    let ran = isRunning
    let released = restoration.apply(to: self)
    remember(Roster(simulation, plan.all))
    observers.notify { $0.animatorDidRestore() }
    // All is done; from here on, setters, delegates and deinitializers may do anything. A delegate that is told
    // of a pause must find items where they rest.
    if isRunning, !ran { activityDidChange() }
    let rests = ran && !isRunning
    simulation.writeItems()
    if rests, !isRunning { activityDidChange() }
    withExtendedLifetime(released) {}
  }
}
