internal import DynamicsEngine

/// Turns the engine's contacts, which consist of IDs, into reports about items and boundaries.
///
/// Every contact that was reported as begun is also reported as ended, even when the item, the
/// boundary or the behavior has left by then. Objects that were released are the exception, since
/// nothing here retains them. A behavior that leaves takes its open contacts along. If its next
/// animator is the first to take a step, that animator reports their ends.
final class ContactPipeline {
  private final class OpenContacts {
    unowned let behavior: any ContactListener
    /// The contacts that began, with the identifiers of boundaries as they were then.
    @exclusivity(unchecked)
    var open: [Contact.Key: AnyHashable?] = [:]

    init(_ behavior: any ContactListener) { self.behavior = behavior }
  }

  // Contacts change in most steps of a busy scene. None of the program's code runs while these are
  // accessed, so exclusivity checks are not needed.

  @exclusivity(unchecked)
  private var sets: [CollisionSetID: OpenContacts] = [:]
  @exclusivity(unchecked)
  private var openCount = 0
  @exclusivity(unchecked)
  private var contactsOfRemovedBehaviors: [Contact.Key: CarriedContact] = [:]
  /// Identifiers of contacts that are reported to no one, released with the next report.
  ///
  /// Their `deinit` may run any code, which must not happen while a behavior leaves.
  @exclusivity(unchecked)
  private var identifiersToRelease: [AnyHashable] = []
  /// Items that have left since the last step, while contacts were open.
  @exclusivity(unchecked)
  private var removedItems: [BodyID: WeakItem] = [:]
  /// Behaviors that joined with open contacts from another simulation.
  @exclusivity(unchecked)
  private var behaviorsAwaitingEnds: [WeakBehavior] = []
  private var streams = ContactStreams()

  private struct WeakItem { weak var item: (any DynamicItem)? }
  private struct WeakBehavior { weak var behavior: (any ContactListener)? }
}

// MARK: Adding and removing

extension ContactPipeline {
  /// Whether the end of a contact that was reported as begun is still to be reported.
  var hasUnreportedEnds: Bool {
    openCount > 0 || !contactsOfRemovedBehaviors.isEmpty
      || behaviorsAwaitingEnds.contains { $0.behavior != nil }
  }

  /// The pairs whose contact was reported as begun and not as ended, each once.
  var touchingPairs: Set<TouchingPair> {
    var pairs: Set<TouchingPair> = []
    func insert(_ key: Contact.Key, hasIdentifier: Bool) {
      let isBoundary = if case .boundary = key.other { true } else { false }
      pairs.insert(TouchingPair(key, isOfReferenceBounds: isBoundary && !hasIdentifier))
    }
    for set in sets.values {
      for (key, identifier) in set.open { insert(key, hasIdentifier: identifier != nil) }
    }
    for (key, contact) in contactsOfRemovedBehaviors where !contact.isOver {
      insert(key, hasIdentifier: contact.hasIdentifier)
    }
    return pairs
  }

  func add(_ behavior: any ContactListener, for set: CollisionSetID) {
    sets[set] = OpenContacts(behavior)
    if behavior.carriedContacts.contains(where: { !$0.isOver }) {
      behaviorsAwaitingEnds.append(WeakBehavior(behavior: behavior))
    }
  }

  /// Removes the set of a behavior, whose next simulation may report the ends if it takes a step
  /// first.
  func remove(_ set: CollisionSetID, items: ItemTable) {
    guard let left = sets.removeValue(forKey: set) else { return }
    openCount -= left.open.count
    var carried: [CarriedContact] = []
    for (key, identifier) in left.open.sorted(by: { $0.key < $1.key }) {
      guard let parties = parties(of: key, left.behavior, identifier, items) else {
        if let identifier { identifiersToRelease.append(identifier) }
        continue
      }
      let contact = CarriedContact(parties)
      contactsOfRemovedBehaviors[key] = contact
      carried.append(contact)
    }
    let earlier = left.behavior.carriedContacts.filter { !$0.isOver }
    left.behavior.carriedContacts = earlier + carried
  }

  /// Remembers an item that leaves the simulation, to report the ends of its contacts.
  func itemLeft(_ item: any DynamicItem, _ body: BodyID) {
    if openCount > 0 { removedItems[body] = WeakItem(item: item) }
  }
}

// MARK: Restoring

extension ContactPipeline {
  /// Forgets all but the streams, and returns the objects to release when all is done.
  func reset() -> Any {
    let old: [Any] = [
      sets, contactsOfRemovedBehaviors, identifiersToRelease, removedItems, behaviorsAwaitingEnds,
    ]
    sets = [:]
    openCount = 0
    contactsOfRemovedBehaviors = [:]
    identifiersToRelease = []
    removedItems = [:]
    behaviorsAwaitingEnds = []
    return old
  }

  /// Restores the contacts that had been reported at the time of a snapshot.
  ///
  /// Streams get the ends of contacts that do not exist any more.
  ///
  /// - Returns: The objects to release when all is done.
  func listen(
    _ behaviors: [(set: CollisionSetID, behavior: any ContactListener)],
    touching: [Contact.Key], at time: TimeInterval
  ) -> Any {
    let old = behaviors.map(\.behavior.carriedContacts)
    for (set, behavior) in behaviors {
      behavior.carriedContacts = []
      sets[set] = OpenContacts(behavior)
    }
    for key in touching {
      if let set = sets[key.set] { _ = open(key, set) }
    }
    streams.endAll(except: Set(touching), at: time)
    return old
  }
}

// MARK: Changes in a step

extension ContactPipeline {
  /// Whether a step must report contacts from other simulations.
  var hasListenersAwaitingEnds: Bool { !behaviorsAwaitingEnds.isEmpty }

  /// The changes to report after a step; calls none of the program's code.
  func report(of changes: ContactChanges, items: ItemTable) -> ContactReport? {
    var report = ContactReport(identifiers: identifiersToRelease)
    identifiersToRelease = []
    let isStreamed = streams.hasReaders
    if isStreamed { (report.ended, report.endedImpulses) = (changes.ended, changes.endedImpulses) }
    for contact in removePendingEnds() { Self.end(contact, &report) }
    // Changes are sorted by collision set, so each set is looked up once.
    var listener: Listener?
    for key in changes.ended {
      if listener?.set != key.set { listener = self.listener(of: key.set) }
      end(key, listener, items, &report)
    }
    if !removedItems.isEmpty { removedItems.removeAll() }
    for contact in changes.began {
      if listener?.set != contact.key.set { listener = self.listener(of: contact.key.set) }
      guard let listener else { continue }
      begin(contact, listener, items, isStreamed: isStreamed, &report)
    }
    return report.isEmpty ? nil : report
  }

  /// The behavior of a collision set, while the changes of one step are turned into a report.
  private struct Listener {
    let set: CollisionSetID
    let contacts: OpenContacts
    let mayHaveDelegate: Bool
  }

  private func listener(of set: CollisionSetID) -> Listener? {
    sets[set].map {
      Listener(set: set, contacts: $0, mayHaveDelegate: $0.behavior.mayHaveDelegate)
    }
  }

  /// The contacts of behaviors that began in other simulations and are reported as ended now.
  private func removePendingEnds() -> [CarriedContact] {
    guard !behaviorsAwaitingEnds.isEmpty else { return [] }
    // Contacts that end in this simulation are reported with its own changes.
    let own = Set(contactsOfRemovedBehaviors.values.map { ObjectIdentifier($0) })
    defer { behaviorsAwaitingEnds = [] }
    return behaviorsAwaitingEnds.compactMap(\.behavior).flatMap { behavior in
      let due = behavior.carriedContacts.filter { !own.contains(ObjectIdentifier($0)) }
      behavior.carriedContacts.removeAll { !own.contains(ObjectIdentifier($0)) }
      return due.filter { !$0.isOver }
    }
  }

  private static func end(_ contact: CarriedContact, _ report: inout ContactReport) {
    let (parties, identifier) = contact.end()
    if let parties { report.endedParties.append(parties) }
    if let identifier { report.identifiers.append(identifier) }
  }

  private func end(
    _ key: Contact.Key, _ listener: Listener?, _ items: ItemTable, _ report: inout ContactReport
  ) {
    if !contactsOfRemovedBehaviors.isEmpty,
      let contact = contactsOfRemovedBehaviors.removeValue(forKey: key)
    {
      return Self.end(contact, &report)
    }
    guard let listener, let identifier = listener.contacts.open.removeValue(forKey: key) else {
      return
    }
    openCount -= 1
    if let identifier { report.identifiers.append(identifier) }
    guard listener.mayHaveDelegate,
      let parties = parties(of: key, listener.contacts.behavior, identifier, items)
    else { return }
    report.endedParties.append(consume parties)
  }

  private func begin(
    _ contact: Contact, _ listener: Listener, _ items: ItemTable, isStreamed: Bool,
    _ report: inout ContactReport
  ) {
    let identifier = open(contact.key, listener.contacts)
    guard isStreamed || listener.mayHaveDelegate,
      let parties = parties(of: contact.key, listener.contacts.behavior, identifier, items)
    else { return }
    report.began.append(BeganContact(contact: contact, parties: consume parties))
  }

  /// Notes a contact as open, and returns the identifier of the boundary in it.
  private func open(_ key: Contact.Key, _ set: OpenContacts) -> AnyHashable? {
    var identifier: AnyHashable?
    if case .boundary(let boundary) = key.other {
      identifier = set.behavior.identifier(of: boundary)
    }
    set.open[key] = .some(identifier)
    openCount += 1
    return identifier
  }

  /// Turns IDs into items; the only place that does.
  private func parties(
    of key: Contact.Key, _ behavior: any ContactListener, _ identifier: AnyHashable?,
    _ items: ItemTable
  ) -> ContactParties? {
    guard let first = item(of: key.body, items) else { return nil }
    switch key.other {
    case .body(let body):
      return item(of: body, items).map {
        ContactParties(behavior: behavior, item: first, other: .item($0))
      }
    case .boundary:
      return ContactParties(behavior: behavior, item: first, other: .boundary(identifier))
    }
  }

  private func item(of body: BodyID, _ items: ItemTable) -> (any DynamicItem)? {
    if let record = items[body] { return record.pointee.item }
    return removedItems.isEmpty ? nil : removedItem(of: body)
  }

  @inline(never)
  private func removedItem(of body: BodyID) -> (any DynamicItem)? { removedItems[body]?.item }
}

// MARK: Streams

extension ContactPipeline {
  func openStream() -> AsyncStream<ContactEvent> { streams.open() }

  func openLog() -> EventQueue<ContactEvent> { streams.openLog() }

  /// Sends the changes to the streams; describing identifiers runs the program's code.
  func publish(_ report: ContactReport, at time: TimeInterval) {
    guard streams.hasReaders, !report.began.isEmpty || !report.ended.isEmpty else { return }
    let began = report.began.map {
      (
        $0.contact.key,
        ContactEvent(
          $0.contact, boundary: $0.parties.identifier.map(BoundaryID.init), at: time)
      )
    }
    let old = streams
    streams.publish(began: began, ended: report.ended, report.endedImpulses, at: time)
    // An event may keep the last copy of an identifier, whose `deinit` may open a stream.
    withExtendedLifetime(old) {}
  }

  func finishStreams(at time: TimeInterval) {
    let old = streams
    streams.finish { $0.ending(at: time) }
    withExtendedLifetime(old) {}
  }
}
