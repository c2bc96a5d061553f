internal import DynamicsGeometry

/// Objects in the order in which they were added, each with a value; found and removed by identity.
///
/// Each object gets a number that is greater than those of the objects before it. A table has the numbers, and a
/// binary search finds the place of a number. So when an object is removed, those behind it move in memory, and
/// the table stays as it is. Few objects are searched one by one, which is faster than a table: most behaviors
/// have one or two items.
struct OrderedObjects<Object, Value> {
  private(set) var objects: [Object] = []
  /// One value per object.
  private(set) var values: [Value] = []
  private var keys: [(id: ObjectIdentifier, number: Int)] = []
  /// `nil` until there are many objects.
  private var numbers: [ObjectIdentifier: Int]?
  private let blank: Value

  private static var maxWithoutTable: Int { 8 }

  /// - Parameter blank: The value of objects that are not in the collection.
  init(blank: Value) { self.blank = blank }

  var count: Int { objects.count }

  var isEmpty: Bool { objects.isEmpty }

  func contains(_ id: ObjectIdentifier) -> Bool {
    if let numbers { return numbers[id] != nil }
    return keys.contains { $0.id == id }
  }

  private func place(of id: ObjectIdentifier) -> Int? {
    guard let numbers else { return keys.firstIndex { $0.id == id } }
    guard let number = numbers[id] else { return nil }
    return keys.partitioningIndex { $0.number >= number }
  }

  /// The value of an object; blank for an object that is not in the collection, and setting it has
  /// no effect.
  subscript(id: ObjectIdentifier) -> Value {
    get { place(of: id).map { values[$0] } ?? blank }
    set { if let place = place(of: id) { values[place] = newValue } }
  }

  /// Adds an object that is not in the collection yet.
  mutating func append(_ object: Object, _ value: Value, id: ObjectIdentifier) {
    assert(!contains(id), "the object is already there")
    let number = keys.last.map { $0.number + 1 } ?? 0
    objects.append(object)
    values.append(value)
    keys.append((id, number))
    numbers?[id] = number
    if numbers == nil, keys.count > Self.maxWithoutTable {
      numbers = Dictionary(uniqueKeysWithValues: keys.map { ($0.id, $0.number) })
    }
  }

  /// Removes an object; has no effect if it is not in the collection.
  mutating func remove(_ id: ObjectIdentifier) {
    guard let place = place(of: id) else { return }
    objects.remove(at: place)
    values.remove(at: place)
    keys.remove(at: place)
    numbers?[id] = nil
  }

  mutating func resetValues() {
    for place in values.indices { values[place] = blank }
  }
}
