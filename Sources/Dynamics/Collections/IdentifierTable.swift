/// Finds objects by their identifiers, in a time that does not depend on their number.
///
/// Hashing and comparing identifiers run the program's code, which may add and remove objects. So
/// identifiers are hashed before the table changes. A search changes nothing. The table releases no object
/// last: its owner has them all, too.
final class IdentifierTable<Element: Identified> {
  private var byHash: [Int: [Element]] = [:]
  /// Restored elements, whose identifiers are hashed once the restoration is complete.
  private var unhashed: [Element] = []

  /// Adds an element that has its hash value, and whose identifier no other one has.
  func add(_ element: Element) { byHash[element.hash!, default: []].append(element) }

  func remove(_ element: Element) {
    guard let hash = element.hash else { return unhashed.removeAll { $0 === element } }
    byHash[hash]?.removeAll { $0 === element }
    if byHash[hash]?.isEmpty == true { byHash[hash] = nil }
  }

  func removeAll() { replaceAll(with: []) }

  /// Replaces all elements with new ones, which are searched one by one until ``hashAll()``.
  func replaceAll(with elements: [Element]) {
    byHash = [:]
    unhashed = elements
  }

  func element(for identifier: AnyHashable) -> Element? {
    element(for: identifier, hash: identifier.hashValue)
  }

  /// - Parameter hash: The hash value of the identifier.
  func element(for identifier: AnyHashable, hash: Int) -> Element? {
    firstMatch(in: { (byHash[hash] ?? []) + unhashed }) { $0.key == identifier }
  }

  /// Hashes the identifiers of the elements that ``replaceAll(with:)`` has brought.
  func hashAll() {
    let elements = unhashed
    let hashes = elements.map(\.key.hashValue)
    // Hashing may have removed some.
    let present = Set(unhashed.map(ObjectIdentifier.init))
    for (element, hash) in zip(elements, hashes) where present.contains(ObjectIdentifier(element)) {
      element.hash = hash
      add(element)
    }
    unhashed.removeAll { $0.hash != nil }
  }
}

/// An object that an ``IdentifierTable`` finds.
protocol Identified: AnyObject {
  /// The identifier, which is of any type of the program.
  var key: AnyHashable { get }
  /// The hash value of the identifier; `nil` for a restored object whose identifier is not hashed yet.
  var hash: Int? { get set }
}
