/// Finds objects by their identifiers, in a time that does not depend on their number.
///
/// Hashing and comparing identifiers run the program's code, which may add and remove objects. So
/// identifiers are hashed before a search, not while the table changes. The table releases no object
/// last: its owner has them all, too.
final class IdentifierTable<Element: Identified> {
  private var byHash: [Int: [Element]] = [:]
  /// The elements whose identifiers have no hash value yet.
  private var unhashed: [Element] = []

  /// Adds an element whose identifier no other one has.
  func add(_ element: Element) { unhashed.append(element) }

  func remove(_ element: Element) {
    guard let hash = element.hash else { return unhashed.removeAll { $0 === element } }
    byHash[hash]?.removeAll { $0 === element }
    if byHash[hash]?.isEmpty == true { byHash[hash] = nil }
  }

  /// Replaces all elements with new ones.
  func replaceAll(with elements: [Element]) {
    byHash = [:]
    for element in elements { element.hash = nil }
    unhashed = elements
  }

  func element(for identifier: AnyHashable) -> Element? {
    let hash = identifier.hashValue
    repeat {
      hashAll()
      let found = firstMatch(in: { byHash[hash] ?? [] }) { $0.key == identifier }
      if let found { return found }
      // Hashing and comparing may have added elements.
    } while !unhashed.isEmpty
    return nil
  }

  private func hashAll() {
    let elements = unhashed
    if elements.isEmpty { return }
    let hashes = elements.map(\.key.hashValue)
    // Hashing may have removed some.
    let present = Set(unhashed.map(ObjectIdentifier.init))
    for (element, hash) in zip(elements, hashes) where present.contains(ObjectIdentifier(element)) {
      element.hash = hash
      byHash[hash, default: []].append(element)
    }
    unhashed.removeAll { $0.hash != nil }
  }
}

/// An object that an ``IdentifierTable`` finds.
protocol Identified: AnyObject {
  /// The identifier, which is of any type of the program.
  var key: AnyHashable { get }
  /// The hash value of the identifier; `nil` until a table needs it.
  var hash: Int? { get set }
}
