/// Objects in the order in which they were added, each with a value; found and removed by identity.
///
/// Removing leaves a gap. Gaps are closed when they are more than half of the slots, so the cost of
/// adding and removing does not grow with the number of objects. Few objects are searched one by
/// one, which is faster than a table: most behaviors have one or two items.
struct OrderedObjects<Object, Value> {
  /// `nil` where an object was removed.
  private var slots: [(id: ObjectIdentifier, object: Object)?] = []
  /// One value per slot; blank where an object was removed.
  private(set) var values: [Value] = []
  private(set) var count = 0
  private let blank: Value
  /// `nil` while there are few slots.
  private var places: [ObjectIdentifier: Int]?
  /// The last result of ``objects``; `nil` if it is out of date.
  private var known: [Object]?

  private static var maxWithoutTable: Int { 8 }
  private static var fewestSlots: Int { 16 }

  /// - Parameter blank: The value for gaps and for objects that are not in the collection.
  init(blank: Value) { self.blank = blank }

  var isEmpty: Bool { count == 0 }

  func contains(_ id: ObjectIdentifier) -> Bool { place(of: id) != nil }

  private func place(of id: ObjectIdentifier) -> Int? {
    if let places { return places[id] }
    return slots.firstIndex { $0?.id == id }
  }

  var objects: [Object] {
    mutating get {
      if let known { return known }
      let objects = slots.compactMap { $0?.object }
      known = objects
      return objects
    }
  }

  /// The objects at the time of the call, without an array of them; later changes have no effect.
  var present: some Sequence<Object> { slots.lazy.compactMap { $0?.object } }

  /// The value of an object; blank for an object that is not in the collection, and setting it has
  /// no effect.
  subscript(id: ObjectIdentifier) -> Value {
    get { place(of: id).map { values[$0] } ?? blank }
    set { if let place = place(of: id) { values[place] = newValue } }
  }

  /// Adds an object that is not in the collection yet.
  mutating func append(_ object: Object, _ value: Value, id: ObjectIdentifier) {
    assert(!contains(id), "the object is already there")
    slots.append((id, object))
    values.append(value)
    count += 1
    known?.append(object)
    if places == nil { makeTable() } else { places?[id] = slots.count - 1 }
  }

  /// Removes an object; has no effect if it is not in the collection.
  mutating func remove(_ id: ObjectIdentifier) {
    guard let place = place(of: id) else { return }
    places?[id] = nil
    count -= 1
    if place == slots.count - 1 {
      slots.removeLast()
      values.removeLast()
      known?.removeLast()
    } else {
      slots[place] = nil
      values[place] = blank
      known = nil
    }
    if slots.count > Self.fewestSlots, slots.count > 2 * count { closeGaps() }
  }

  mutating func resetValues() {
    for place in values.indices { values[place] = blank }
  }

  private mutating func closeGaps() {
    values = slots.indices.compactMap { slots[$0] == nil ? nil : values[$0] }
    slots.removeAll { $0 == nil }
    makeTable()
  }

  private mutating func makeTable() {
    guard slots.count > Self.maxWithoutTable else { return places = nil }
    var table: [ObjectIdentifier: Int] = [:]
    table.reserveCapacity(slots.count)
    for place in slots.indices {
      if let id = slots[place]?.id { table[id] = place }
    }
    places = table
  }
}
