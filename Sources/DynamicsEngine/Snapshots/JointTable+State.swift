extension JointTable {
  func save(to writer: inout StateWriter) {
    let order = order
    writer.write(Int(nextSerial))
    writer.writeSlots(rows.freeRows)
    writer.writeSlots(removedSlots.buffer)
    writer.write(order.count)
    for joint in order {
      writer.beginRecord(.joints, UInt64(joint.pointee.id.serial))
      writer.write(joint.pointee.id)
      definition(of: joint.pointee.id).write(to: &writer)
      joint.codeState(&writer)
      joint.codeReaction(&writer)
    }
  }

  /// Fills an empty table.
  ///
  /// - Parameter body: Returns the row of a body; `nil` if there is none.
  func restore(
    from reader: inout StateReader, body: (BodyID) -> BodyPointer?
  ) throws(StateError) {
    nextSerial = Int32(try reader.readInt(in: 0..<(1 << 30)))
    let free = try reader.readSlots()
    let removed = try reader.readSlots()
    let count = try reader.readCount()
    let capacity = free.count + removed.count + count
    var isUsed = try SlotCheck(free + removed, capacity: capacity)
    for slot in removed { removedSlots.append(slot) }
    rows.restore(capacity: capacity, free: free, blank: JointRow(unusedOn: ground))
    var lastSerial: Int32 = -1
    for _ in 0..<count {
      let id = try reader.readID(of: JointTag.self)
      try isUsed.take(id.index)
      guard id.serial > lastSerial, id.serial < nextSerial else {
        throw StateError("joints are not in order")
      }
      lastSerial = id.serial
      let definition = try JointDefinition(from: &reader)
      for case let end? in [definition.a.body, definition.b.body] where body(end) == nil {
        throw StateError("a joint refers to a body that does not exist")
      }
      let joint = rows[id.index]
      define(joint, id, definition) { body($0)! }
      link(joint)
      rowsInOrder.append(joint)
      try joint.codeState(&reader)
      try joint.codeReaction(&reader)
    }
  }
}

extension JointPointer {
  /// Visits the load of the last step, for those who ask after it was restored.
  fileprivate func codeReaction<Coder: StateCoder>(_ coder: inout Coder) throws(Coder.Failure) {
    guard pointee.isLoadNoted else { return }
    try coder.code(&pointee.reaction.force)
    try coder.code(&pointee.reaction.torque)
  }
}

/// Checks that each slot is used once.
struct SlotCheck {
  private var isTaken: [Bool]

  /// - Parameter free: The slots that are not in use.
  init(_ free: [Int32], capacity: Int) throws(StateError) {
    guard Slab<BodyRow>.mayHold(capacity) else { throw StateError("slots are missing") }
    isTaken = Array(repeating: false, count: capacity)
    for slot in free { try take(slot) }
  }

  mutating func take(_ slot: Int32) throws(StateError) {
    guard isTaken.indices.contains(Int(slot)), !isTaken[Int(slot)] else {
      throw StateError("slot \(slot) is used twice, or out of range")
    }
    isTaken[Int(slot)] = true
  }
}
