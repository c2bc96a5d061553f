extension JointTable {
  /// Visits all joints: those of this table, or those that fill it while it is empty.
  ///
  /// - Parameter body: Returns the row of a body; `nil` if there is none.
  func codeState(_ coder: inout WordCoder, body: (BodyID) -> BodyPointer?) {
    coder.code(&nextSerial, in: 0..<1 << 30)
    var slots = UnusedSlots(free: Array(rows.freeRows), removed: Array(removedSlots.buffer))
    slots.codeState(&coder)
    if coder.isReading { for slot in slots.removed { removedSlots.append(slot) } }
    rows.codeRows(Array(order), &coder, slots: slots, serials: nextSerial, .joints) {
      joint, coder in
      codeDefinition(of: joint, &coder, body)
      joint.codeState(&coder)
      joint.codeReaction(&coder)
    }
  }

  private func codeDefinition(
    of joint: JointPointer, _ coder: inout WordCoder, _ body: (BodyID) -> BodyPointer?
  ) {
    let id = joint.pointee.id
    var definition = coder.isReading ? .blank : definition(of: id)
    definition.codeState(&coder)
    guard coder.isReading else { return }
    let ends = [definition.a.body, definition.b.body].compactMap(\.self)
    let haveBodies = coder.check(
      ends.allSatisfy { body($0) != nil }, "a joint refers to a body that does not exist")
    guard haveBodies else { return }
    insert(definition, joint, id) { body($0)! }
  }
}

extension JointPointer {
  /// Visits the load of the last step, for those who ask after it was restored.
  fileprivate func codeReaction(_ coder: inout WordCoder) {
    guard pointee.isLoadNoted else { return }
    coder.code(&pointee.reaction.force)
    coder.code(&pointee.reaction.torque)
  }
}
