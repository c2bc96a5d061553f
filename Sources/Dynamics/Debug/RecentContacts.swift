internal import Foundation

/// The contacts that began a short while ago.
struct RecentContacts {
  /// However long they fade.
  private static let mostContacts = 1000

  /// With their numbers, in the order in which they began.
  private(set) var all: [(number: Int, contact: ContactEvent)] = []
  private var log: ContactLog?
  private var nextNumber = 0

  /// Follows nobody.
  init() {}

  init(of simulation: Simulation) {
    log = ContactLog(queue: simulation.contacts.openQueue(capacity: .max))
  }

  var areFollowed: Bool { log != nil }

  /// Takes in what has begun, and drops what is older than it fades or, after time went back, is to come.
  mutating func update(at now: TimeInterval, _ view: DebugView) {
    for contact in log?.take() ?? [] where contact.phase == .began {
      all.append((nextNumber, contact))
      nextNumber += 1
    }
    guard !all.isEmpty else { return }
    all.removeAll { view.strength(at: now, since: $0.contact.elapsedTime) == 0 }
    if all.count > Self.mostContacts { all.removeFirst(all.count - Self.mostContacts) }
  }
}
