internal import DynamicsEngine

/// Turns the engine's contacts, which consist of IDs, into reports about items and boundaries.
///
/// Every contact that was reported as begun is also reported as ended: after the step in which it
/// ends, or, if the behavior or the item leaves, by a notice when that is complete.
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
  private var streams = ContactStreams()
}

// MARK: Adding and removing

extension ContactPipeline {
  /// The pairs whose contact was reported as begun and not as ended, each once.
  var touchingPairs: Set<TouchingPair> {
    var pairs: Set<TouchingPair> = []
    for set in sets.values {
      for (key, identifier) in set.open {
        let isBoundary = if case .boundary = key.other { true } else { false }
        pairs.insert(TouchingPair(key, isOfReferenceBounds: isBoundary && identifier == nil))
      }
    }
    return pairs
  }

  func add(_ behavior: any ContactListener, for set: CollisionSetID) {
    sets[set] = OpenContacts(behavior)
  }

  /// Removes the set of a behavior, and ends its contacts.
  func remove(_ set: CollisionSetID, from simulation: Simulation) {
    guard let contacts = sets.removeValue(forKey: set) else { return }
    endAll(of: contacts, in: simulation) { _ in true }
  }

  /// Ends the contacts of a body that leaves a set.
  ///
  /// It takes time proportional to the number of the set's contacts.
  func remove(_ body: BodyID, from set: CollisionSetID, in simulation: Simulation) {
    guard let contacts = sets[set] else { return }
    endAll(of: contacts, in: simulation) { $0.body == body || $0.other == .body(body) }
  }

  private func endAll(
    of contacts: OpenContacts, in simulation: Simulation, where isOver: (Contact.Key) -> Bool
  ) {
    for key in contacts.open.keys.filter(isOver).sorted() {
      guard let identifier = contacts.open.removeValue(forKey: key) else { continue }
      streams.end(key, at: simulation.clock.elapsedTime)
      let parties = parties(of: key, contacts.behavior, identifier, simulation.items)
      // Also without a delegate, since the identifier may have its last reference here.
      simulation.notices.append { parties?.notifyOfEnd() }
    }
  }
}

// MARK: Restoring

extension ContactPipeline {
  /// Forgets all but the streams, and returns the objects to release when all is done.
  func reset() -> Any {
    defer { sets = [:] }
    return sets
  }

  /// Restores the contacts that had been reported at the time of a snapshot.
  ///
  /// Streams get the ends of contacts that do not exist any more.
  func listen(
    _ behaviors: [(set: CollisionSetID, behavior: any ContactListener)],
    touching: [Contact.Key], at time: TimeInterval
  ) {
    for (set, behavior) in behaviors { add(behavior, for: set) }
    for key in touching {
      if let set = sets[key.set] { _ = open(key, set) }
    }
    streams.endAll(except: Set(touching), at: time)
  }
}

// MARK: Changes in a step

extension ContactPipeline {
  /// The changes to report after a step; calls none of the program's code.
  func report(of changes: ContactChanges, items: ItemTable) -> ContactReport? {
    var report = ContactReport()
    let isStreamed = streams.hasReaders
    if isStreamed { report.ended = changes.ended }
    // Changes are sorted by collision set, so each set is looked up once.
    var listener: Listener?
    for key in changes.ended {
      if listener?.set != key.set { listener = self.listener(of: key.set) }
      if let listener { end(key, listener, items, &report) }
    }
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

  private func end(
    _ key: Contact.Key, _ listener: Listener, _ items: ItemTable, _ report: inout ContactReport
  ) {
    // It is missing if it ended when something was removed.
    guard let identifier = listener.contacts.open.removeValue(forKey: key) else { return }
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
    return identifier
  }

  /// Turns IDs into items; the only place that does.
  private func parties(
    of key: Contact.Key, _ behavior: any ContactListener, _ identifier: AnyHashable?,
    _ items: ItemTable
  ) -> ContactParties? {
    guard let first = items[key.body]?.pointee.item else { return nil }
    switch key.other {
    case .body(let body):
      return (items[body]?.pointee.item).map {
        ContactParties(behavior: behavior, item: first, other: .item($0))
      }
    case .boundary:
      return ContactParties(behavior: behavior, item: first, other: .boundary(identifier))
    }
  }
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
    streams.publish(began: began, ended: report.ended, at: time)
    // An event may keep the last copy of an identifier, whose `deinit` may open a stream.
    withExtendedLifetime(old) {}
  }

  func finishStreams(at time: TimeInterval) {
    let old = streams
    streams.finish { $0.ending(at: time) }
    withExtendedLifetime(old) {}
  }
}
