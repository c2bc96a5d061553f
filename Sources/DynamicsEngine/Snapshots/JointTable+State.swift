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
    for slot in removed { removedSlots.append(slot) }
    try rows.restore(
      from: &reader, free: free, removed: removed, serials: nextSerial, isSorted: true
    ) { joint, reader throws(StateError) in
      let definition = try JointDefinition(from: &reader)
      for case let end? in [definition.a.body, definition.b.body] where body(end) == nil {
        throw StateError("a joint refers to a body that does not exist")
      }
      insert(definition, joint, joint.pointee.id) { body($0)! }
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
