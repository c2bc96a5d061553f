internal import Synchronization

/// The owner of each item, for all animators of the process.
///
/// Two animators that move the same item would overwrite each other's values. The owner of an item
/// retains it, so that object identifiers stay unique.
enum ItemOwnership {
  private static let owners = Mutex<[ObjectIdentifier: ObjectIdentifier]>([:])

  /// Takes an item with its members for an owner, or none of them if one has another owner.
  static func acquire(_ items: [ObjectIdentifier], for owner: ObjectIdentifier) -> Bool {
    owners.withLock { owners in
      guard items.allSatisfy({ (owners[$0] ?? owner) == owner }) else { return false }
      for item in items { owners[item] = owner }
      return true
    }
  }

  static func release(_ items: some Sequence<ObjectIdentifier>) {
    owners.withLock { owners in
      for item in items { owners[item] = nil }
    }
  }

  static func areFree(_ items: [ObjectIdentifier], for owner: ObjectIdentifier) -> Bool {
    owners.withLock { owners in items.allSatisfy { (owners[$0] ?? owner) == owner } }
  }

  static func hasOwner(_ item: ObjectIdentifier) -> Bool {
    owners.withLock { $0[item] != nil }
  }
}
