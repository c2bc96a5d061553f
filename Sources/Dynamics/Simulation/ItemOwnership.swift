internal import Synchronization

/// The owner of each item, for all animators of the process.
///
/// Two animators that move the same item would overwrite each other's values. The owner of an item
/// retains it, so that object identifiers stay unique.
enum ItemOwnership {
  private struct Owners {
    var present: [ObjectIdentifier: ObjectIdentifier] = [:]
    /// Those of items that have just left and had no other owner since.
    var former: [ObjectIdentifier: ObjectIdentifier] = [:]
  }

  private static let owners = Mutex(Owners())

  /// Takes an item with its members for an owner, or none of them if one has another owner.
  static func acquire(_ items: [ObjectIdentifier], for owner: ObjectIdentifier) -> Bool {
    owners.withLock { owners in
      guard items.allSatisfy({ (owners.present[$0] ?? owner) == owner }) else { return false }
      for item in items { owners.present[item] = owner }
      if !owners.former.isEmpty {
        for item in items where owners.former[item] != owner { owners.former[item] = nil }
      }
      return true
    }
  }

  static func release(_ items: some Sequence<ObjectIdentifier>) {
    owners.withLock { owners in
      for item in items { owners.present[item] = nil }
    }
  }

  static func areFree(_ items: [ObjectIdentifier], for owner: ObjectIdentifier) -> Bool {
    owners.withLock { owners in items.allSatisfy { (owners.present[$0] ?? owner) == owner } }
  }

  static func hasOwner(_ item: ObjectIdentifier) -> Bool {
    owners.withLock { $0.present[item] != nil }
  }
}

// MARK: Items that come back

extension ItemOwnership {
  /// Remembers the owner of an item that leaves.
  static func recordFormer(_ owner: ObjectIdentifier, of item: ObjectIdentifier) {
    owners.withLock { $0.former[item] = owner }
  }

  /// Forgets the former owner of an item, and returns whether it was this one.
  static func takeFormer(_ owner: ObjectIdentifier, of item: ObjectIdentifier) -> Bool {
    owners.withLock { owners in
      guard owners.former[item] == owner else { return false }
      owners.former[item] = nil
      return true
    }
  }

  static func forgetFormer(_ owner: ObjectIdentifier, of items: some Sequence<ObjectIdentifier>) {
    owners.withLock { owners in
      for item in items where owners.former[item] == owner { owners.former[item] = nil }
    }
  }
}
