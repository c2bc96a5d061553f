internal import DynamicsEngine
internal import Foundation

/// A snapshot that was read and found to fit; nothing has changed yet.
struct Restoration {
  let world: World
  let roster: WrittenRoster
  let pace: SnapshotPace
  let rest: SnapshotRest
  /// In the order of the roster.
  let items: [any DynamicItem]
  let behaviors: [DynamicBehavior]
  /// What items showed.
  let showings: [BodyID: ItemShowing]
  /// The behaviors, read.
  private let states: BehaviorCoder

  /// - Throws: `StateError` for words that no animator writes; ``SnapshotError`` for what does not fit.
  init(
    _ words: [UInt64], of animator: DynamicAnimator, _ participants: Participants?,
    items named: [any DynamicItem]?
  ) throws {
    var (roll, motion, worldWords) = try Self.sections(words)
    world = try World.restored(from: &worldWords)
    roster = try WrittenRoster(from: &roll, in: world)
    var names = WordCoder(roll.rest)
    var pace = SnapshotPace()
    pace.code(&names, steps: world.stepCount)
    self.pace = pace
    var showings: [BodyID: ItemShowing] = [:]
    for case let body? in roster.items.map(\.body) {
      var showing = ItemShowing()
      showing.code(&names)
      showings[body] = showing
    }
    self.showings = showings
    try names.finish()
    guard worldWords.isAtEnd, roster.behaviors.allSatisfy({ $0.number < pace.behaviorCount })
    else { throw StateError("words are left over") }

    let matching = SnapshotMatching(
      animator, roster, world, behaviorCount: pace.behaviorCount, participants,
      items: named)
    items = try matching.items()
    behaviors = try matching.behaviors()
    var states = BehaviorCoder(
      WordCoder(motion.rest), names: names, world: world, knownIdentifier: matching.identifier)
    for place in behaviors.indices {
      states.begin(Self.members(of: roster.behaviors[place], items, roster))
      behaviors[place].codeState(&states)
      try states.finish()
    }
    var rest = SnapshotRest()
    rest.code(&states.words)
    try states.finish()
    guard rest.fits(pace.clock, world) else { throw StateError("the clock is wrong") }
    guard states.words.isAtEnd, states.isComplete else { throw StateError("words are left over") }
    (self.rest, self.states) = (rest, states)
  }

  static func sections(
    _ words: [UInt64]
  ) throws -> (roll: StateReader, motion: StateReader, world: StateReader) {
    var lengths = StateReader(words.prefix(2))
    let roll = try lengths.readInt(in: 0..<words.count)
    let motion = try lengths.readInt(in: 0..<words.count)
    guard 2 + roll + motion <= words.count else { throw StateError("words are missing") }
    return (
      StateReader(words[2..<2 + roll]), StateReader(words[2 + roll..<2 + roll + motion]),
      StateReader(words[(2 + roll + motion)...])
    )
  }

  /// The items of a behavior, with the bodies of those that took part.
  static func members(
    of behavior: WrittenBehavior, _ items: [any DynamicItem], _ roster: WrittenRoster
  ) -> [(item: any DynamicItem, body: BodyID?)] {
    behavior.items.map { place, takesPart in
      (items[place], takesPart ? roster.items[place].body : nil)
    }
  }

  func members(of place: Int) -> [(item: any DynamicItem, body: BodyID?)] {
    Self.members(of: roster.behaviors[place], items, roster)
  }
}

// MARK: What is in the way

extension Restoration {
  /// Makes sure that all that is to come back is free.
  ///
  /// - Throws: When something belongs to another animator or behavior now.
  func checkIsFree(for animator: DynamicAnimator) throws(SnapshotError) {
    guard Set(items.map { ObjectIdentifier($0) }).count == items.count,
      Set(behaviors).count == behaviors.count
    else { throw .structureDiffers("an item or a behavior was given twice") }
    let own = Set(animator.plan.all)
    for behavior in behaviors where !own.contains(behavior) {
      guard behavior.dynamicAnimator == nil, !behavior.isInAnimator, !behavior.isMoving,
        behavior.parent.map({ own.contains($0) || behaviors.contains($0) }) ?? true
      else {
        throw .structureDiffers(
          "\(behavior) is in another animator or behavior now; remove it there before you restore")
      }
    }
    try animator.simulation.checkIsFree(
      zip(items, roster.items).compactMap { $1.body == nil ? nil : $0 })
  }
}

// MARK: The change

extension Restoration {
  /// Applies the snapshot to the animator, without calling the program's code.
  ///
  /// - Returns: The objects to release when all is done: a `deinit` may do anything.
  func apply(to animator: DynamicAnimator) -> [Any] {
    let simulation = animator.simulation
    let present = animator.plan.all
    simulation.membershipVersion += 1
    var released: [Any] = [present]
    let staying = Set(behaviors)
    for behavior in present {
      if !staying.contains(behavior), behavior.affectsMotion {
        behavior.simulationEnded(simulation)
      }
      released.append(behavior.itemList)
      behavior.detach()
    }
    released.append(simulation.contacts.reset())
    released.append(
      simulation.replace(
        world, pace.clock, behaviorCount: pace.behaviorCount, walls: pace.walls,
        items: zip(items, roster.items).compactMap { item, written in
          written.body.map { ItemRecord(restored: item, $0, showings[$0]!.original) }
        }))
    let overlays = present.filter { !$0.affectsMotion }
    released.append(rebuildTree(of: animator, overlays: overlays.filter { $0.parent == nil }))
    for place in behaviors.indices {
      let behavior = behaviors[place]
      behavior.attach(
        to: animator, number: roster.behaviors[place].number,
        items: BehaviorItems(members(of: place)))
      states.changes[place]()
      register(behavior, members(of: place), in: simulation)
    }
    keepOverlays(overlays, in: animator)
    released.append(
      simulation.contacts.listen(
        states.listeners, touching: world.touchingContacts, at: pace.clock.elapsedTime))
    released.append(states.released)
    for body in rest.stale { simulation.markStale(body) }
    animator.fixedBounds = pace.fixedBounds
    animator.activity.lastChange = world.stepCount - rest.stepsSinceChange
    animator.activity.isAtRest = rest.isAtRest
    return released
  }

  /// Makes a behavior the source for its items that it was.
  private func register(
    _ behavior: DynamicBehavior, _ members: [(item: any DynamicItem, body: BodyID?)],
    in simulation: Simulation
  ) {
    for (item, body) in members {
      guard let body, let record = simulation.items[body] else {
        simulation.refused[ObjectIdentifier(item), default: []].insert(ObjectIdentifier(behavior))
        continue
      }
      record.pointee.memberships += 1
      behavior.addSource(for: body, in: simulation)
    }
    // What they say is what the world already knows.
    simulation.forgetStale()
  }

  /// Lets what does not affect motion stay where it is in the tree, also below behaviors that come back.
  ///
  /// - Parameter present: What was there.
  private func keepOverlays(_ present: [DynamicBehavior], in animator: DynamicAnimator) {
    let simulation = animator.simulation
    let staying = present.filter { $0.parent?.isInAnimator ?? true }
    let returning = behaviors.flatMap(\.childBehaviors).filter {
      !$0.affectsMotion && !present.contains($0)
    }
    for overlay in returning { overlay.number = simulation.takeNumber(affectsMotion: false) }
    for overlay in staying + returning {
      overlay.attach(to: animator, number: overlay.number, items: BehaviorItems())
      overlay.joined(simulation)
    }
    for overlay in present where !overlay.isInAnimator { overlay.simulationEnded(simulation) }
  }

  /// Gives each behavior the parent that it had; what is not in the snapshot keeps its own children.
  private func rebuildTree(of animator: DynamicAnimator, overlays: [DynamicBehavior]) -> Any {
    let returning = Set(behaviors)
    func leaveParent(_ behavior: DynamicBehavior) {
      behavior.parent?.children.remove(ObjectIdentifier(behavior))
      behavior.parent = nil
    }
    for behavior in behaviors {
      leaveParent(behavior)
      for child in behavior.childBehaviors
      where !returning.contains(child) && child.affectsMotion { leaveParent(child) }
    }
    var roots: [DynamicBehavior] = []
    for place in behaviors.indices {
      let behavior = behaviors[place]
      guard let parent = roster.behaviors[place].parent else {
        roots.append(behavior)
        continue
      }
      behaviors[parent].children.append(behavior, (), id: ObjectIdentifier(behavior))
      behavior.parent = behaviors[parent]
    }
    return animator.replaceRoots(roots + overlays)
  }
}

extension DynamicBehavior {
  /// Leaves an animator whose state is replaced.
  fileprivate func detach() {
    itemList.forgetBodies()
    dynamicAnimator = nil
    isInAnimator = false
    isMoving = false
    simulation = nil
  }

  fileprivate func attach(to animator: DynamicAnimator, number: Int, items: BehaviorItems) {
    dynamicAnimator = animator
    isInAnimator = true
    simulation = animator.simulation
    self.number = number
    itemList = items
  }
}
