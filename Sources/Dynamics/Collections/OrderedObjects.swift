/// Objects in the order in which they were added, each with a value; found and removed by identity.
///
/// Removing leaves a gap, and gaps are closed when they are more than half, so that neither adding nor
/// removing costs more the more objects there are.
struct OrderedObjects<Object, Value> {
  /// `nil` where an object was removed.
  private var slots: [Object?] = []
  /// As long as the slots; blank where an object was removed.
  private(set) var values: [Value] = []
  private let blank: Value
  private var places: [ObjectIdentifier: Int] = [:]
  /// What ``objects`` returned last, if it still holds.
  private var known: [Object]?

  private static var fewestSlots: Int { 16 }

  /// - Parameter blank: The value of what is not there.
  init(blank: Value) { self.blank = blank }

  var count: Int { places.count }
  var isEmpty: Bool { places.isEmpty }

  func contains(_ id: ObjectIdentifier) -> Bool { places[id] != nil }

  /// The objects in the order added.
  var objects: [Object] {
    mutating get {
      if let known { return known }
      let objects = slots.compactMap { $0 }
      known = objects
      return objects
    }
  }

  /// The value of an object; blank for one that is not there, which setting does not add.
  subscript(id: ObjectIdentifier) -> Value {
    get { places[id].map { values[$0] } ?? blank }
    set { if let place = places[id] { values[place] = newValue } }
  }

  /// Adds an object that is not there yet.
  mutating func append(_ object: Object, _ value: Value, id: ObjectIdentifier) {
    assert(!contains(id), "the object is already there")
    places[id] = slots.count
    slots.append(object)
    values.append(value)
    known?.append(object)
  }

  /// Removes an object; changes nothing when it is not there.
  mutating func remove(_ id: ObjectIdentifier) {
    guard let place = places.removeValue(forKey: id) else { return }
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

  /// Makes all values blank.
  mutating func resetValues() {
    for place in values.indices { values[place] = blank }
  }

  private mutating func closeGaps() {
    var newPlaces = [Int](repeating: 0, count: slots.count)
    var kept = 0
    for place in slots.indices where slots[place] != nil {
      newPlaces[place] = kept
      kept += 1
    }
    places = places.mapValues { newPlaces[$0] }
    values = slots.indices.compactMap { slots[$0] == nil ? nil : values[$0] }
    slots.removeAll { $0 == nil }
  }
}
