/// The contacts that began a short while ago.
///
/// An event may hold the last copy of a boundary's identifier, whose `deinit` is the program's code.
/// So only the numbers of events are kept, and events are released when no property is accessed.
final class RecentContacts {
  struct FadingContact {
    /// The number of the contact, in the order of beginning.
    let number: Int
    /// ``DynamicAnimator/elapsedTime`` after the step in which it began.
    let time: TimeInterval
    /// The mark at that time.
    let mark: DebugMark
  }

  /// The limit for any duration of fading.
  private static let maxContacts = 1000

  /// In the order in which they began.
  private(set) var all: [FadingContact] = []
  private var log: EventQueue<ContactEvent>?
  private var nextNumber = 0

  var isFollowing: Bool { log != nil }

  func follow(_ simulation: Simulation) {
    log = simulation.contacts.openLog()
  }

  func end() {
    all = []
    let old = log
    log = nil
    withExtendedLifetime(old) { old?.finish() }
  }

  /// Adds the contacts that began since the last call.
  func update() {
    let events = log?.drain() ?? []
    for event in events where event.phase == .began {
      let line = event.normal * DebugMark.contactLength(impulse: event.impulse)
      let mark = DebugMark(.contact, from: event.point, line)
      all.append(FadingContact(number: nextNumber, time: event.elapsedTime, mark: mark))
      nextNumber += 1
    }
    // Not in each step, since all later elements move up.
    if all.count >= 2 * Self.maxContacts { all.removeFirst(all.count - Self.maxContacts) }
    withExtendedLifetime(events) {}
  }

  /// Drops contacts that have faded, or are in the future after a snapshot was restored.
  func removeFaded(at now: TimeInterval, _ view: DebugView) {
    all.removeAll { view.strength(at: now, since: $0.time) == 0 }
    if all.count > Self.maxContacts { all.removeFirst(all.count - Self.maxContacts) }
  }
}
