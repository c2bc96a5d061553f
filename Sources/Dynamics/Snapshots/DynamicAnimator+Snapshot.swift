internal import DynamicsEngine

extension DynamicAnimator {
  /// Returns the present state of the animator, to which ``restore(_:)`` goes back.
  ///
  /// Taking a snapshot changes nothing. It may be taken at any time, also in callbacks.
  ///
  /// - Complexity: O(*n*), where *n* is the number of behaviors, items, attachments and contacts, and
  ///   of corners of boundaries: about the time of four steps for items in flight, and of less than
  ///   one step for a heap. A snapshot takes a few hundred bytes for each item.
  public func snapshot() -> Snapshot {
    let (state, participants) = capture(withShownItems: true)
    return Snapshot(state, elapsedTime: elapsedTime, participants)
  }

  /// Restores the state of a snapshot.
  ///
  /// ```swift
  /// let before = animator.snapshot()
  /// animator.advance(by: 3)
  /// try animator.restore(before)
  /// ```
  ///
  /// From there, everything repeats: ``stateHash`` is the same after every later step, and
  /// delegates are told of the same contacts. This is restored:
  /// - Positions and velocities of items, and their contacts. Items get the centers and transforms that
  ///   the animator had written, to the last bit.
  /// - Which behaviors and items there are: those that joined since then leave, and those that left
  ///   return.
  /// - The settings and boundaries of behaviors.
  /// - ``elapsedTime``, ``timeStep``, and ``referenceBounds`` that were set.
  ///
  /// This is not restored:
  /// - ``speed``, ``isPaused`` and the like.
  /// - The state of your subclasses and closures, and the sizes of items: your program must restore
  ///   them.
  /// - What your program did after the snapshot: pushes, velocities, drags, added items. To repeat
  ///   these actions, store them with their ``elapsedTime`` and carry them out again.
  ///
  /// The jump itself calls no `willMove(to:)` and reports no contacts to delegates. The
  /// ``delegate`` is told if the animator begins to run or stops. Streams of ``contacts`` get an
  /// `ended` for what no longer touches. This method may be called in callbacks. Called in the block of
  /// a custom field, it ends the step, in which nothing has moved yet.
  ///
  /// A snapshot fits its own animator as long as the items and behaviors exist: keep references to
  /// those that are to return. It also fits an animator that the same program has built again in
  /// this process or in another one. There, items are found by their ``ItemID``, and behaviors
  /// likewise by the order of joining. So build the animator as it was at the start. Items that had
  /// left by the time of the snapshot leave. Items that joined after the start, or left and joined
  /// again, must do so as often before the call. Otherwise use ``restore(_:items:)``. Afterwards,
  /// items have the IDs that they had.
  ///
  /// - Throws: ``SnapshotError``; then nothing has changed.
  /// - Complexity: O(*n* log *n*), where *n* is the number of behaviors, items, attachments and
  ///   contacts, and of corners of boundaries, in the snapshot and now.
  public func restore(_ snapshot: Snapshot) throws(SnapshotError) {
    try restore(snapshot.words(), snapshot.participants)
  }

  /// Restores the state of a snapshot, with items that your program chooses.
  ///
  /// Use it for an animator that was built again after items have joined and left. Save the meaning
  /// of each ``id(of:)`` with the snapshot.
  ///
  /// ```swift
  /// let saved = animator.snapshot()
  /// try animator.restore(saved) { id in items[id.rawValue] }
  /// ```
  ///
  /// - Parameters:
  ///   - snapshot: The state to restore.
  ///   - item: Called for each of ``Snapshot/itemIDs``, before anything changes. It returns the
  ///     item, which need not be in the animator, and should have the size that it had. For `nil`,
  ///     ``SnapshotError/structureDiffers(_:)`` is thrown. Items that it does not return leave the
  ///     animator.
  /// - Throws: ``SnapshotError``; then nothing has changed.
  /// - Complexity: O(*n* log *n*), where *n* is the number of behaviors, items, attachments and
  ///   contacts, and of corners of boundaries, in the snapshot and now.
  public func restore(
    _ snapshot: Snapshot, items item: (ItemID) -> (any DynamicItem)?
  ) throws(SnapshotError) {
    let words = try snapshot.words()
    var items: [any DynamicItem] = []
    for id in try SnapshotLayout.itemIDs(in: words) {
      guard let found = item(id) else {
        throw .structureDiffers("the snapshot has an item \(id), and no item was passed for it")
      }
      items.append(found)
    }
    try restore(words, nil, items: items)
  }
}

// MARK: As words

extension DynamicAnimator {
  /// The state of this moment, and the items and behaviors.
  ///
  /// - Parameters:
  ///   - hasShownItems: Whether to include where items are that are not where their bodies are.
  ///   - memory: An older state, over which this one is written.
  func capture(
    withShownItems hasShownItems: Bool = false, over memory: WrittenWords? = nil
  ) -> (state: WrittenWords, participants: Participants) {
    describeBoundaries()
    let participants = participants()
    var state = AnimatorState(self, simulation.showings(withShownItems: hasShownItems))
    let (motion, names) = motion(&state)
    var all = WordCoder(over: memory ?? WrittenWords(capacity: simulation.items.count * 64))
    SnapshotLayout.write(to: &all, motion: motion) { coder in
      coder.write(participants.manifestWords)
      state.codeFrame(&coder, in: simulation.world)
      coder.write(names)
    }
    simulation.world.save(to: &all)
    return (all.finished(), participants)
  }

  /// Calls the program's code, so it comes first.
  private func describeBoundaries() {
    for source in plan.boundaries { source.describeBoundaries() }
  }

  /// The state besides the world that the next step reads, and the names of boundaries.
  private func motion(_ state: inout AnimatorState) -> (motion: [UInt64], names: [UInt64]) {
    var coder = BehaviorCoder()
    for behavior in plan.all { behavior.simulationMember?.codeState(&coder) }
    state.codeMotion(&coder.words, in: simulation.world)
    return (coder.words.words, coder.names.words)
  }

  private func worldWords() -> WrittenWords {
    var world = WordCoder(capacity: simulation.items.count * 64)
    simulation.world.save(to: &world)
    return world.finished()
  }

  /// The participants; those of the last snapshot, if they are still the same.
  private func participants() -> Participants {
    let version = [
      simulation.items.manifestVersion, simulation.membershipVersion, planVersion,
      simulation.world.boundariesCreated,
    ]
    if let cachedParticipants, cachedParticipants.version == version { return cachedParticipants }
    var manifest = recordParticipants()
    var coder = WordCoder()
    manifest.code(&coder)
    var identifiers: [Int32: AnyHashable] = [:]
    var names: [Int32: BoundaryName] = [:]
    for source in plan.boundaries {
      for (serial, identifier, name) in source.identifiersBySerial {
        identifiers[serial] = identifier
        names[serial] = name
      }
    }
    let new = Participants(
      manifest.itemObjects, behaviors: manifest.behaviorObjects, manifestWords: coder.words,
      kinds: manifest.behaviorObjects.map(\.kind), identifiers: identifiers, boundaryNames: names,
      of: self, version: version)
    // The last copy of an identifier may go with the old one.
    let old = cachedParticipants
    cachedParticipants = new
    withExtendedLifetime(old) {}
    return new
  }

  @discardableResult
  private func recordParticipants() -> Manifest {
    let manifest = Manifest(simulation, plan.all)
    for (entry, item) in zip(manifest.items, manifest.itemObjects) {
      if let body = entry.body { memory.register(item, number: Int(body.serial)) }
    }
    for (item, number) in simulation.departures.items { memory.register(item, number: number) }
    for behavior in manifest.behaviorObjects {
      memory.register(behavior: behavior, number: behavior.number)
    }
    return manifest
  }

  /// A hash of everything that affects the next step, including the impulses cached in contacts.
  ///
  /// Two animators in the same state, to the last bit, have the same hash in every process.
  /// Animators in different states have different hashes, except by a chance of 1 in 2⁶⁴. The
  /// closures of custom fields and actions are not part of the hash.
  ///
  /// Two machines that ran the same program have the same hash if ``hasPortableBits`` is true on both.
  ///
  /// - Complexity: O(*n*), where *n* is the number of behaviors, items, attachments and contacts,
  ///   and of corners of boundaries.
  public var stateHash: UInt64 {
    var state = AnimatorState(self)
    return SnapshotLayout.hash(motion: motion(&state).motion, world: worldWords())
  }
}

// MARK: Going back

extension DynamicAnimator {
  func restore(
    _ words: [UInt64], _ participants: Participants?, items: [any DynamicItem]? = nil
  ) throws(SnapshotError) {
    describeBoundaries()
    let restoration = try SnapshotError.reading {
      var restoration = try Restoration.begin(words, of: self)
      try restoration.findObjects(participants, items: items)
      restoration.isWithoutProgram = isWithoutProgram
      try restoration.readBehaviors()
      return restoration
    }
    try restoration.checkIsFree()
    // Those that leave are known to snapshots of before, should they come encoded.
    recordParticipants()
    let ran = isRunning
    let released = restoration.apply()
    // The view whose bounds it followed is not there.
    if isWithoutProgram { fixedBounds = fixedBounds ?? simulation.referenceBounds }
    // The snapshot may be of a step in which attachments had broken but not left yet.
    activity.mayHaveBroken = true
    recordParticipants()
    observers.notify { $0.animatorDidRestore() }
    // All is done; from here on, setters, delegates and deinitializers may do anything. A delegate that is told
    // of a pause must find items where they rest.
    if isRunning, !ran { activityDidChange() }
    let rests = ran && !isRunning
    simulation.showRestored(restoration.showings)
    if rests, !isRunning { activityDidChange() }
    for behavior in plan.all { behavior.simulationMember?.didRestore() }
    deliverSensorNotices()
    withExtendedLifetime(released) {}
  }
}
