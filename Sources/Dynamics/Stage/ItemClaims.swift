internal import Synchronization

/// Which item is in which animator, over all animators of the process.
///
/// Two animators that move the same item would each undo what the other does. Who claims an item
/// keeps it in memory meanwhile, so that identities stay unique.
enum ItemClaims {
  private static let owners = Mutex<[ObjectIdentifier: ObjectIdentifier]>([:])

  /// Claims all of some items, or none when another stage has one of them.
  static func claim(_ items: [ObjectIdentifier], for stage: Stage) -> Bool {
    let owner = ObjectIdentifier(stage)
    return owners.withLock { owners in
      guard items.allSatisfy({ (owners[$0] ?? owner) == owner }) else { return false }
      for item in items { owners[item] = owner }
      return true
    }
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
