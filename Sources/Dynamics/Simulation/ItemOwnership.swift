internal import Synchronization

/// The owner of each item, for all animators of the process.
///
/// Two animators that move the same item would overwrite each other's values. The owner of an item
/// retains it, so that object identifiers stay unique.
enum ItemOwnership {
  private static let owners = Mutex<[ObjectIdentifier: ObjectIdentifier]>([:])

  /// Takes an item and its members for an owner, or none of them if one has another owner.
  static func acquire(
    _ item: ObjectIdentifier, _ members: [ObjectIdentifier], for owner: ObjectIdentifier
  ) -> Bool {
    owners.withLock { owners in
      guard (owners[item] ?? owner) == owner,
        members.allSatisfy({ (owners[$0] ?? owner) == owner })
      else { return false }
      owners[item] = owner
      for member in members { owners[member] = owner }
      return true
    }
  }

  static func release(_ item: ObjectIdentifier, _ members: [ObjectIdentifier]) {
    owners.withLock { owners in
      owners[item] = nil
      for member in members { owners[member] = nil }
    }
  }

  /// Whether an item has no other owner.
  static func isFree(_ item: ObjectIdentifier, for owner: ObjectIdentifier) -> Bool {
    owners.withLock { ($0[item] ?? owner) == owner }
  }

  static func hasOwner(_ item: ObjectIdentifier) -> Bool {
    owners.withLock { $0[item] != nil }
  }

  static func release(_ items: some Sequence<ObjectIdentifier>) {
    owners.withLock { owners in
      for item in items { owners[item] = nil }
    }
  }
}
