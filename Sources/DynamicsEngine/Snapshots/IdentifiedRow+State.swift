extension Slab where Row: IdentifiedRow {
  /// Visits the ids and the state of rows: those in use, or those that fill an empty slab.
  ///
  /// - Parameters:
  ///   - rows: The rows in use; none when reading.
  ///   - slots: The slots of the other rows.
  ///   - serials: The number of serial numbers given so far.
  ///   - list: The list of records of rows that are in the order of their ids.
  ///   - visit: Visits the state of a row that has its id.
  func codeRows(
    _ rows: [UnsafeMutablePointer<Row>], _ coder: inout WordCoder, slots: UnusedSlots,
    serials: Int32, _ list: RecordMark.List? = nil,
    _ visit: (UnsafeMutablePointer<Row>, inout WordCoder) -> Void
  ) {
    var count = rows.count
    coder.codeCount(&count)
    guard coder.isReading else {
      for row in rows {
        var id = row.pointee.id
        if let list { coder.beginRecord(list, UInt64(id.serial)) }
        coder.code(&id)
        visit(row, &coder)
      }
      return
    }
    let capacity = slots.free.count + slots.removed.count + count
    var isTaken = Array(repeating: false, count: capacity)
    /// Returns false for a slot that was taken before, or that does not exist.
    func take(_ slot: Int32) -> Bool {
      guard isTaken.indices.contains(Int(slot)), !isTaken[Int(slot)] else { return false }
      isTaken[Int(slot)] = true
      return true
    }
    let areSlots = coder.check(
      Self.mayHold(capacity) && (slots.free + slots.removed).allSatisfy(take),
      "slots are missing, used twice or out of range")
    guard areSlots,
      coder.check(
        restore(capacity: capacity, free: slots.free, removed: slots.removed),
        "too few of the rows are in use: \(Row.name)")
    else { return }
    var last = RowID<Row.Tag>.none
    for _ in 0..<count where coder.isSound {
      var id = RowID<Row.Tag>.none
      coder.code(&id)
      let isValid = coder.check(
        take(id.index) && id.serial < serials && (list == nil || last < id),
        "an id is used twice, out of range or not in order: \(Row.name)")
      guard isValid else { return }
      last = id
      self[id.index].pointee.id = id
      visit(self[id.index], &coder)
    }
  }
}
