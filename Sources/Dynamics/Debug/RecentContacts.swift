internal import Foundation

/// The contacts that began a short while ago.
///
/// Events may keep the last copy of a boundary's identifier, whose `deinit` is the program's code. So this keeps
/// only numbers of them, and ``take()`` returns what may be released, for the caller to keep until nothing
/// is accessed any more.
struct RecentContacts {
  struct FadingContact {
    /// Counts those that began.
    let number: Int
    /// In points.
    let point: CGPoint
    /// Of length 1.
    let normal: CGVector
    /// In newton seconds.
    let impulse: CGFloat
    /// ``DynamicAnimator/elapsedTime`` after the step in which it began.
    let time: TimeInterval
  }

  /// However long they fade.
  private static let mostContacts = 1000

  /// In the order in which they began.
  private(set) var all: [FadingContact] = []
  private var log: ContactLog?
  private var oldLogs: [ContactLog] = []
  private var nextNumber = 0

  var areFollowed: Bool { log != nil }

  mutating func follow(_ simulation: Simulation) {
    log = ContactLog(queue: simulation.contacts.openLog())
  }

  /// Forgets all; releases nothing yet.
  mutating func end() {
    all = []
    guard let log else { return }
    log.finish()
    oldLogs.append(log)
    self.log = nil
  }

  /// What has happened since the last call, and what is no longer used.
  mutating func take() -> (events: [ContactEvent], oldLogs: [ContactLog]) {
    defer { oldLogs = [] }
    return (log?.take() ?? [], oldLogs)
  }

  /// Adds what has begun.
  mutating func add(_ events: [ContactEvent]) {
    for event in events where event.phase == .began {
      all.append(
        FadingContact(
          number: nextNumber, point: event.point, normal: event.normal, impulse: event.impulse,
          time: event.elapsedTime))
      nextNumber += 1
    }
    // Not in each step, since the rest moves up.
    if all.count >= 2 * Self.mostContacts { all.removeFirst(all.count - Self.mostContacts) }
  }

  /// Drops what has faded or, after time went back, is yet to come.
  mutating func drop(at now: TimeInterval, _ view: DebugView) {
    all.removeAll { view.strength(at: now, since: $0.time) == 0 }
    if all.count > Self.mostContacts { all.removeFirst(all.count - Self.mostContacts) }
  }
}
