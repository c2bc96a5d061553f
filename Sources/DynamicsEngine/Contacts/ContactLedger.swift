/// What touches, and from step to step what began and what ended to.
package struct ContactLedger {
  /// What changed in one step, both sorted by key.
  package struct Changes {
    package var began: [Contact] = []
    package var ended: [Contact.Key] = []
    package var isEmpty: Bool { began.isEmpty && ended.isEmpty }
  }

  /// Sorted, each key once.
  package private(set) var touching: [Contact.Key] = []
  private var lastSeen: [Contact.Key] = []

  /// Takes down what touched in a step, in any order.
  mutating func record(_ contacts: [Contact]) -> Changes {
    // Chipmunk mostly reports the same pairs in the same order; then nothing began or ended.
    let seen = contacts.map(\.key)
    if seen == lastSeen { return Changes() }
    lastSeen = seen

    let merged = Self.merge(contacts)
    var changes = Changes()
    var old = touching[...]
    for contact in merged {
      while let first = old.first, first < contact.key {
        changes.ended.append(first)
        old.removeFirst()
      }
      if old.first == contact.key {
        old.removeFirst()
      } else {
        changes.began.append(contact)
      }
    }
    changes.ended += old
    touching = merged.map(\.key)
    return changes
  }

  /// One contact a key: an item in a corner of a chain touches two of its edges.
  private static func merge(_ contacts: [Contact]) -> [Contact] {
    let sorted = contacts.enumerated().sorted {
      ($0.element.key, $0.offset) < ($1.element.key, $1.offset)
    }
    var merged: [Contact] = []
    for (_, contact) in sorted {
      guard var last = merged.last, last.key == contact.key else {
        merged.append(contact)
        continue
      }
      if contact.impulse > last.impulse {
        last.point = contact.point
        last.normal = contact.normal
      }
      last.impulse += contact.impulse
      merged[merged.count - 1] = last
    }
    return merged
  }
}
