internal import DynamicsEngine
internal import DynamicsGeometry

/// The records of all items in a simulation, by the ids of their bodies.
///
/// Items are read and written in every frame. So records are in unmanaged memory, where accesses
/// are neither reference counted nor checked for exclusivity. The program's code may add and remove
/// items whenever it is called. After each call, the holder of a record compares ``version``, and
/// looks up the record again if the version has changed.
final class ItemTable {
  private struct Storage {
    /// The serial number of the body in each slot of the engine's bodies; −1 if the slot has no item.
    var serials: UnsafeMutablePointer<Int32>
    /// Uninitialized in slots without an item.
    var records: UnsafeMutablePointer<ItemRecord>
    var capacity: Int
    var count = 0
    var version = 0
    var manifestVersion = 0
  }

  private let storage: UnsafeMutablePointer<Storage>
  /// Bodies in the order of joining, including some that have left.
  private var joined: [BodyID] = []

  init() {
    storage = .allocate(capacity: 1)
    storage.initialize(
      to: Storage(
        serials: .allocate(capacity: 0), records: .allocate(capacity: 0), capacity: 0))
  }

  deinit {
    for index in 0..<storage.pointee.capacity where storage.pointee.serials[index] >= 0 {
      (storage.pointee.records + index).deinitialize(count: 1)
    }
    storage.pointee.serials.deallocate()
    storage.pointee.records.deallocate()
    storage.deallocate()
  }
}

extension ItemTable {
  var count: Int { storage.pointee.count }

  /// Changes when a record may have moved in memory, was removed, or was changed elsewhere.
  var version: Int { storage.pointee.version }

  /// Changes when an item is added or removed.
  var manifestVersion: Int { storage.pointee.manifestVersion }

  /// Changes ``version``; called when a pose or a record was changed.
  func recordChange() { storage.pointee.version &+= 1 }

  /// The record of a body; the pointer is valid until ``version`` changes.
  subscript(body: BodyID) -> UnsafeMutablePointer<ItemRecord>? {
    let index = Int(body.index)
    guard index >= 0, index < storage.pointee.capacity,
      storage.pointee.serials[index] == body.serial
    else { return nil }
    return storage.pointee.records + index
  }

  /// Adds a record; its body must be the last one made.
  func add(_ record: ItemRecord) {
    let index = Int(record.body.index)
    if index >= storage.pointee.capacity { grow(toHold: index) }
    assert(storage.pointee.serials[index] < 0, "another item has the same body")
    storage.pointee.serials[index] = record.body.serial
    (storage.pointee.records + index).initialize(to: record)
    storage.pointee.count += 1
    joined.append(record.body)
    recordManifestChange()
  }

  /// Removes and returns a record, which must exist.
  func remove(_ body: BodyID) -> ItemRecord {
    let index = Int(body.index)
    assert(storage.pointee.serials[index] == body.serial, "the item is not there")
    let record = (storage.pointee.records + index).move()
    storage.pointee.serials[index] = -1
    storage.pointee.count -= 1
    recordManifestChange()
    if joined.last == body { joined.removeLast() }
    if joined.count > 16, joined.count > 2 * count { joined.removeAll { self[$0] == nil } }
    return record
  }

  /// Removes and returns all records, in the order of joining.
  func removeAll() -> [ItemRecord] {
    let all = bodies.map { remove($0) }
    joined = []
    return all
  }

  private func recordManifestChange() {
    storage.pointee.manifestVersion &+= 1
    recordChange()
  }

  private func grow(toHold index: Int) {
    let old = storage.pointee
    let capacity = max(16, 2 * old.capacity, index + 1)
    let serials = UnsafeMutablePointer<Int32>.allocate(capacity: capacity)
    let records = UnsafeMutablePointer<ItemRecord>.allocate(capacity: capacity)
    serials.initialize(repeating: -1, count: capacity)
    for index in 0..<old.capacity {
      serials[index] = old.serials[index]
      guard serials[index] >= 0 else { continue }
      (records + index).moveInitialize(from: old.records + index, count: 1)
    }
    old.serials.deallocate()
    old.records.deallocate()
    storage.pointee.serials = serials
    storage.pointee.records = records
    storage.pointee.capacity = capacity
  }
}

// MARK: In the order of joining

extension ItemTable {
  var bodies: [BodyID] { joined.filter { self[$0] != nil } }

  func items(of bodies: some Sequence<BodyID>) -> [any DynamicItem] {
    bodies.compactMap { self[$0]?.pointee.item }
  }

  /// The body with a serial number; `nil` if its item has left.
  func body(serial: Int) -> BodyID? {
    let place = joined.partitioningIndex { Int($0.serial) >= serial }
    guard place < joined.count, Int(joined[place].serial) == serial else { return nil }
    return self[joined[place]] == nil ? nil : joined[place]
  }
}
