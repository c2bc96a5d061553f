internal import DynamicsEngine

// The items and behaviors of a snapshot are found in one of three ways:
//
// 1. In the animator of the snapshot: those that took part, wherever they are now.
// 2. Else those that have the same numbers.
// 3. Else, if no number occurs and the counts agree, those that joined in the same order. If some numbers occur, an item
//    that left and came back would be taken for another.
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
  ) throws {
    let present = Manifest(animator.simulation, animator.plan.all)
    let known = participants.flatMap { candidate in
      candidate.belongs(to: animator) || Self.shares(candidate, present) ? candidate : nil
    }
    if let known { knownIdentifier = { known.identifier($0) } }
    // A snapshot that was encoded knows numbers only.
    let memory = participants == nil ? animator.memory : nil
    if let named {
      for (place, item) in named.enumerated() { try check(item, at: place) }
      manifest.itemObjects = named
    } else {
      manifest.itemObjects = try findItems(known?.items, memory, present)
    }
    let knownBehaviors = known?.behaviors.map { $0 as? DynamicBehavior }
    manifest.behaviorObjects = try findBehaviors(knownBehaviors, memory, present)
  }

  /// Whether something that took part is in this animator now.
  private static func shares(_ participants: Participants, _ present: Manifest) -> Bool {
    let items = Set(participants.items.compactMap { $0.map { ObjectIdentifier($0) } })
    let behaviors = Set(participants.behaviors.compactMap { $0.map { ObjectIdentifier($0) } })
    return present.itemObjects.contains { items.contains(ObjectIdentifier($0)) }
      || present.behaviorObjects.contains { behaviors.contains(ObjectIdentifier($0)) }
  }

  /// The objects that took part, or that the animator remembers by their numbers; `nil` if not all are known.
  private func identified<Object>(
    _ kind: String, _ names: [String], _ known: [Object?]?, _ remembered: [Object?]?
  ) throws(SnapshotError) -> [Object]? {
    if let known, known.count == names.count {
      if let place = known.firstIndex(where: { $0 == nil }) {
        throw .structureDiffers(
          "\(kind) \(place) of the snapshot, a \(names[place]), no longer exists; "
            + "keep a reference to each object that is to be restored")
      }
      return known.compactMap { $0 }
    }
    guard let found = remembered?.compactMap({ $0 }), found.count == names.count,
      zip(found, names).allSatisfy({ String(describing: type(of: $0 as Any)) == $1 })
    else { return nil }
    return found
  }

  // MARK: Items

  private func findItems(
    _ known: [(any DynamicItem)?]?, _ memory: Participants.Memory?, _ present: Manifest
  ) throws -> [any DynamicItem] {
    let remembered = memory.map { memory in
      manifest.items.map { $0.body.flatMap { memory.item(Int($0.serial)) } }
    }
    if let found = try identified("item", manifest.items.map(\.className), known, remembered) {
      for case let body? in manifest.items.map(\.body)
      where memory?.isAmbiguous(Int(body.serial)) ?? false {
        throw SnapshotError.structureDiffers(
          "\(ItemID(body)) has been two different items, because an earlier snapshot was restored; "
            + "pass the items with restore(_:items:)")
      }
      return found
    }
    let found = try itemsByNumber(present) ?? itemsInOrder(present)
    for (place, item) in found.enumerated() { try check(item, at: place) }
    return found
  }

  private func itemsByNumber(_ present: Manifest) -> [any DynamicItem]? {
    let table = animator.simulation.items
    let found = table.items(
      of: manifest.items.compactMap { $0.body.flatMap { table.body(serial: Int($0.serial)) } })
    let known = Set(found.map { ObjectIdentifier($0) })
    let haveOthersLeft = zip(present.items, present.itemObjects).allSatisfy {
      known.contains(ObjectIdentifier($1)) || $0.body.map { world.hasCreated($0) } ?? false
    }
    return found.count == manifest.items.count && haveOthersLeft ? found : nil
  }

  private func itemsInOrder(_ present: Manifest) throws(SnapshotError) -> [any DynamicItem] {
    let bodies = animator.simulation.items
    let isFresh = manifest.items.allSatisfy { written in
      written.body.map { bodies.body(serial: Int($0.serial)) == nil } ?? true
    }
    guard isFresh, manifest.items.count == present.items.count else {
      throw .structureDiffers(
        "the snapshot has the items \(numbers(of: manifest.items.map(\.body))), and the animator has "
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
    let written = manifest.items[place]
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
    _ known: [DynamicBehavior?]?, _ memory: Participants.Memory?, _ present: Manifest
  ) throws -> [DynamicBehavior] {
    let remembered = memory.map { memory in
      manifest.behaviors.map { memory.behavior($0.number) as? DynamicBehavior }
    }
    let names = manifest.behaviors.map(\.className)
    if let found = try identified("behavior", names, known, remembered) { return found }
    let found = try behaviorsByNumber(present) ?? behaviorsInOrder(present)
    for (behavior, written) in zip(found, manifest.behaviors) {
      let name = String(describing: type(of: behavior))
      guard name == written.className else {
        throw SnapshotError.structureDiffers(
          "the snapshot has a \(written.className) where the animator has a \(name); "
            + "add the same behaviors in the same order before you restore")
      }
    }
    return found
  }

  private func behaviorsByNumber(_ present: Manifest) -> [DynamicBehavior]? {
    var byNumber: [Int: DynamicBehavior] = [:]
    for behavior in present.behaviorObjects { byNumber[behavior.number] = behavior }
    let found = manifest.behaviors.compactMap { byNumber[$0.number] }
    let haveOthersLeft = byNumber.keys.allSatisfy { $0 < state.behaviorCount }
    return found.count == manifest.behaviors.count && haveOthersLeft ? found : nil
  }

  private func behaviorsInOrder(
    _ present: Manifest
  ) throws(SnapshotError) -> [DynamicBehavior] {
    let (expectedCount, currentCount) = (manifest.behaviors.count, present.behaviors.count)
    guard expectedCount == currentCount else {
      throw .structureDiffers(
        "the snapshot has \(Describe.count(expectedCount, "behavior")), and the animator has "
          + "\(currentCount); build the animator as it was at the start before you restore")
    }
    // In the order of joining, as those of the snapshot are found.
    let order = manifest.behaviors.indices.sorted {
      manifest.behaviors[$0].number < manifest.behaviors[$1].number
    }
    let joined = present.behaviorObjects.sorted { $0.number < $1.number }
    var found = present.behaviorObjects
    for (place, behavior) in zip(order, joined) { found[place] = behavior }
    return found
  }
}
