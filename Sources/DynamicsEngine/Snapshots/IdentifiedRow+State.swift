extension Slab where Row: IdentifiedRow {
  /// Fills an empty slab with saved rows.
  ///
  /// - Parameters:
  ///   - free: The slots that are not in use, the last to be taken first.
  ///   - removed: The slots of removed rows that are not released yet.
  ///   - serials: The number of serial numbers given so far.
  ///   - isSorted: Whether the rows must be in the order of their ids.
  ///   - read: Reads a row that has its id.
  func restore(
    from reader: inout StateReader, free: [Int32], removed: [Int32] = [], serials: Int32,
    isSorted: Bool = false,
    _ read: (UnsafeMutablePointer<Row>, inout StateReader) throws(StateError) -> Void
  ) throws(StateError) {
    let count = try reader.readCount()
    let capacity = free.count + removed.count + count
    guard Self.mayHold(capacity) else { throw StateError("slots are missing") }
    var isTaken = Array(repeating: false, count: capacity)
    func take(_ slot: Int32) throws(StateError) {
      guard isTaken.indices.contains(Int(slot)), !isTaken[Int(slot)] else {
        throw StateError("slot \(slot) is used twice, or out of range")
      }
      isTaken[Int(slot)] = true
    }
    for slot in free + removed { try take(slot) }
    restore(capacity: capacity, free: free)
    var lastSerial: Int32 = -1
    for _ in 0..<count {
      let id = try reader.readID(of: Row.Tag.self)
      try take(id.index)
      guard id.serial < serials, !isSorted || id.serial > lastSerial else {
        throw StateError("the ids of rows are out of range or not in order: \(Row.name)")
      }
      lastSerial = id.serial
      self[id.index].pointee.id = id
      try read(self[id.index], &reader)
    }
  }
}
