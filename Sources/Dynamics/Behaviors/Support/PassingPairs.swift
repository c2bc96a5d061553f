/// The pairs of items of a collision behavior that pass through each other.
///
/// The behavior retains its items, and forgets the pairs of an item that it removes. So object
/// identifiers stay unique.
struct PassingPairs {
  private var partners: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]

  var isEmpty: Bool { partners.isEmpty }

  func contains(_ a: ObjectIdentifier, _ b: ObjectIdentifier) -> Bool {
    partners[a]?.contains(b) ?? false
  }

  /// The items that an item passes through, in no particular order.
  func partners(of item: ObjectIdentifier) -> Set<ObjectIdentifier> { partners[item] ?? [] }

  mutating func insert(_ a: ObjectIdentifier, _ b: ObjectIdentifier) {
    partners[a, default: []].insert(b)
    partners[b, default: []].insert(a)
  }

  mutating func remove(_ a: ObjectIdentifier, _ b: ObjectIdentifier) {
    removePartner(b, of: a)
    removePartner(a, of: b)
  }

  mutating func removeAll(of item: ObjectIdentifier) {
    guard let others = partners.removeValue(forKey: item) else { return }
    for other in others { removePartner(item, of: other) }
  }

  private mutating func removePartner(_ other: ObjectIdentifier, of item: ObjectIdentifier) {
    partners[item]?.remove(other)
    if partners[item]?.isEmpty == true { partners[item] = nil }
  }
}
