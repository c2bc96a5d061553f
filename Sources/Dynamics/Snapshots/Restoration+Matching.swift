internal import DynamicsEngine

// The items and behaviors of a snapshot are those that took part, wherever they are now, if this is the animator that
// they took part in; else those of the animator that have the same numbers. If it has none of these numbers, and as
// many, they are those that joined in the same order; but not if it has some of them: an item that left and
// came back would be taken for another.
//
// If numbers are matched, the animator may have more objects only if they had left the snapshot's animator, as a
// push that removes itself. An object that never joined there shows that the snapshot is of something else.

extension Restoration {
  /// Finds the items and behaviors of the snapshot.
  ///
  /// - Parameters:
  ///   - participants: `nil` for a snapshot that was encoded.
  ///   - named: The items that the program has chosen.
  mutating func findObjects(
    _ participants: Participants?, items named: [any DynamicItem]?
  ) throws(SnapshotError) {
    let present = Roster(animator.simulation, animator.plan.all)
    let known = participants.flatMap { candidate in
      candidate.belongs(to: animator) || Self.shares(candidate, present) ? candidate : nil
    }
    if let known { knownIdentifier = { known.identifier($0) } }
    let mayBeRemembered = participants == nil
    if let named {
      for (place, item) in named.enumerated() { try check(item, at: place) }
      roster.itemObjects = named
    } else {
      roster.itemObjects = try findItems(known, present, mayBeRemembered)
    }
    roster.behaviorObjects = try findBehaviors(known, present, mayBeRemembered)
  }

  /// Whether something that took part is in this animator now.
  private static func shares(_ participants: Participants, _ present: Roster) -> Bool {
    let items = Set(participants.items.compactMap { $0.map { ObjectIdentifier($0) } })
    let behaviors = Set(participants.behaviors.compactMap { $0.map { ObjectIdentifier($0) } })
    return present.itemObjects.contains { items.contains(ObjectIdentifier($0)) }
      || present.behaviorObjects.contains { behaviors.contains(ObjectIdentifier($0)) }
  }

  // MARK: Items

  private func findItems(
    _ participants: Participants?, _ present: Roster, _ mayBeRemembered: Bool
  ) throws(SnapshotError) -> [any DynamicItem] {
    if let known = try known(participants?.items, roster.items, "item") { return known }
    if mayBeRemembered, let remembered = remembered(roster.items, animator.memory.item) {
      for case let body? in roster.items.map(\.body)
      where animator.memory.isAmbiguous(Int(body.serial)) {
        throw .structureDiffers(
          "\(ItemID(body)) has been two different items, because an earlier snapshot was restored; "
            + "pass the items with restore(_:items:)")
      }
      return remembered
    }
    let found: [any DynamicItem]
    if let numbered = itemsByNumber(present) {
      found = numbered
    } else {
      found = try itemsInOrder(present)
    }
    for (place, item) in found.enumerated() { try check(item, at: place) }
    return found
  }

  private func itemsByNumber(_ present: Roster) -> [any DynamicItem]? {
    let bodies = animator.simulation.items
    var found: [any DynamicItem] = []
    for written in roster.items {
      guard let serial = written.body?.serial, let body = bodies.body(serial: Int(serial)),
        let item = bodies[body]?.pointee.item
      else { return nil }
      found.append(item)
    }
    let known = Set(found.map { ObjectIdentifier($0) })
    let haveOthersLeft = zip(present.items, present.itemObjects).allSatisfy {
      known.contains(ObjectIdentifier($1)) || $0.body.map { world.hasCreated($0) } ?? false
    }
    return haveOthersLeft ? found : nil
  }

  private func itemsInOrder(_ present: Roster) throws(SnapshotError) -> [any DynamicItem] {
    let bodies = animator.simulation.items
    let isFresh = roster.items.allSatisfy { written in
      written.body.map { bodies.body(serial: Int($0.serial)) == nil } ?? true
    }
    guard isFresh, roster.items.count == present.items.count else {
      throw .structureDiffers(
        "the snapshot has the items \(numbers(of: roster.items.map(\.body))), and the animator has "
          + "\(numbers(of: present.items.map(\.body))); build the animator as it was at the start, "
          + "or pass the items with restore(_:items:)")
    }
    return present.itemObjects
  }

  private func numbers(of bodies: [BodyID?]) -> String {
    let shown = bodies.prefix(20).map { body in body.map { "\(ItemID($0))" } ?? "–" }
    let rest = bodies.count > 20 ? ", …" : ""
    return bodies.isEmpty ? "(none)" : "(\(shown.joined(separator: ", "))\(rest))"
  }

  /// Items and behaviors that were not found by identity must at least look the same.
  private func check(_ item: any DynamicItem, at place: Int) throws(SnapshotError) {
    let written = roster.items[place]
    let name = String(describing: type(of: item))
    guard name == written.className else {
      throw .structureDiffers(
        "item \(place) of the snapshot is a \(written.className), and that of the animator is a \(name)"
      )
    }
    guard let body = written.body,
      let own = animator.simulation.body(of: item)
    else { return }
    guard world.shape(of: body) == animator.simulation.world.shape(of: own) else {
      throw .structureDiffers(
        "\(item) had another size or shape in the snapshot; set that before you restore")
    }
  }

  // MARK: Behaviors

  private func findBehaviors(
    _ participants: Participants?, _ present: Roster, _ mayBeRemembered: Bool
  ) throws(SnapshotError) -> [DynamicBehavior] {
    let participants = participants?.behaviors.map { $0 as? DynamicBehavior }
    if let known = try known(participants, roster.behaviors, "behavior") { return known }
    let memory = animator.memory
    if mayBeRemembered,
      let remembered = remembered(
        roster.behaviors, { memory.behavior($0) as? DynamicBehavior })
    {
      return remembered
    }
    let found: [DynamicBehavior]
    if let numbered = behaviorsByNumber(present) {
      found = numbered
    } else {
      found = try behaviorsInOrder(present)
    }
    for (behavior, written) in zip(found, roster.behaviors) {
      let name = String(describing: type(of: behavior))
      guard name == written.className else {
        throw .structureDiffers(
          "the snapshot has a \(written.className) where the animator has a \(name); "
            + "add the same behaviors in the same order before you restore")
      }
    }
    return found
  }

  private func behaviorsByNumber(_ present: Roster) -> [DynamicBehavior]? {
    var byNumber: [Int: DynamicBehavior] = [:]
    for behavior in present.behaviorObjects { byNumber[behavior.number] = behavior }
    let found = roster.behaviors.compactMap { byNumber[$0.number] }
    let haveOthersLeft = byNumber.keys.allSatisfy { $0 < state.behaviorCount }
    return found.count == roster.behaviors.count && haveOthersLeft ? found : nil
  }

  private func behaviorsInOrder(
    _ present: Roster
  ) throws(SnapshotError) -> [DynamicBehavior] {
    let (expectedCount, currentCount) = (roster.behaviors.count, present.behaviors.count)
    guard expectedCount == currentCount else {
      throw .structureDiffers(
        "the snapshot has \(Describe.count(expectedCount, "behavior")), and the animator has "
          + "\(currentCount); build the animator as it was at the start before you restore")
    }
    // In the order of joining, as those of the snapshot are found.
    let order = roster.behaviors.indices.sorted {
      roster.behaviors[$0].number < roster.behaviors[$1].number
    }
    let joined = present.behaviorObjects.sorted { $0.number < $1.number }
    var found = present.behaviorObjects
    for (place, behavior) in zip(order, joined) { found[place] = behavior }
    return found
  }

  // MARK: Both

  /// Those that took part; `nil` if they are not known.
  private func known<Object>(
    _ participants: [Object?]?, _ entries: [some RosterEntry], _ what: String
  ) throws(SnapshotError) -> [Object]? {
    guard let participants, participants.count == entries.count else { return nil }
    var found: [Object] = []
    for (place, object) in participants.enumerated() {
      guard let object else {
        throw .structureDiffers(
          "\(what) \(place) of the snapshot, a \(entries[place].className), no longer exists; "
            + "keep a reference to each object that is to be restored")
      }
      found.append(object)
    }
    return found
  }

  /// Those that the animator remembers by their numbers; `nil` if one is missing or of another class.
  private func remembered<Object>(
    _ entries: [some RosterEntry], _ object: (Int) -> Object?
  ) -> [Object]? {
    var found: [Object] = []
    for entry in entries {
      guard let object = entry.knownNumber.flatMap(object),
        String(describing: type(of: object as Any)) == entry.className
      else { return nil }
      found.append(object)
    }
    return found
  }
}
