/// All joints of a world, by id and in the order of their ids.
final class JointTable {
  /// The immovable body that fixed points are on.
  let ground: BodyPointer
  let rows: Slab<JointRow>
  let rowsInOrder = FlatArray<JointPointer>()
  /// The slots of joints that were removed since the last step.
  let removedSlots = FlatArray<Int32>()
  /// Whether `rowsInOrder` contains removed rows.
  var isOrderStale = false
  private let links: JointLinks
  var nextSerial: Int32 = 0

  /// - Parameter ground: A body of infinite mass at (0, 0), not turned.
  init(ground: BodyPointer) {
    assert(ground.inverseMass == 0 && ground.inverseMoment == 0, "the ground must not move")
    assert(
      ground.rotation.cosine == 1 && ground.rotation.sine == 0, "the ground must not be turned")
    self.ground = ground
    rows = Slab(blank: JointRow(unusedOn: ground))
    links = JointLinks(rows: rows)
  }
}

// MARK: Changes

extension JointTable {
  /// - Parameter body: Returns the row of an existing body.
  func add(_ definition: JointDefinition, body: (BodyID) -> BodyPointer) -> JointID {
    let joint = rows.allocate(serial: &nextSerial)
    let id = joint.pointee.id
    insert(definition, joint, id, body)
    return id
  }

  /// Replaces the definition of a joint.
  ///
  /// It keeps its impulses, so that changes during motion cause no jolt. It loses them if it gets
  /// other bodies or another kind, or if it changes between hard and soft.
  ///
  /// - Returns: Whether its bodies and equations are as before, so that only numbers have changed.
  func set(_ id: JointID, _ definition: JointDefinition, body: (BodyID) -> BodyPointer) -> Bool {
    let joint = self[id]
    let old = joint.pointee
    var new = row(id, definition, body)
    new.reaction = old.reaction
    new.copyState(of: old)
    let keepsLinks = new.hasLinks(of: old)
    if keepsLinks { (new.linkA, new.linkB) = (old.linkA, old.linkB) } else { unlink(joint) }
    joint.pointee = new
    if !keepsLinks { link(joint) }
    return new.hasStructure(of: old)
  }

  /// Removes a joint; any number of removals in a row costs one pass over all joints.
  func remove(_ id: JointID) {
    let joint = self[id]
    unlink(joint)
    joint.pointee = JointRow(unusedOn: ground)
    removedSlots.append(id.index)
    isOrderStale = true
  }

  /// Releases the rows of removed joints.
  ///
  /// This happens once per step, so that reading the joints in between has no effect on it.
  func releaseRemoved() {
    guard !removedSlots.isEmpty else { return }
    _ = order
    for slot in removedSlots.buffer { rows.release(slot) }
    removedSlots.removeAll()
  }

  /// Fills a row that is in no list of joints yet, and adds it to all.
  func insert(
    _ definition: JointDefinition, _ joint: JointPointer, _ id: JointID,
    _ body: (BodyID) -> BodyPointer
  ) {
    joint.pointee = row(id, definition, body)
    link(joint)
    rowsInOrder.append(joint)
  }

  private func row(
    _ id: JointID, _ definition: JointDefinition, _ body: (BodyID) -> BodyPointer
  ) -> JointRow {
    definition.assertValid()
    var row = JointRow(
      definition, definition.a.body.map(body) ?? ground, definition.b.body.map(body) ?? ground)
    row.id = id
    return row
  }

  private func link(_ joint: JointPointer) {
    let row = joint.pointee
    if row.a != ground { links.insert(row.id.index, isB: false, into: row.a) }
    if row.b != ground { links.insert(row.id.index, isB: true, into: row.b) }
    if keepsFromColliding(row) { row.a.addNonColliding(row.b) }
  }

  private func unlink(_ joint: JointPointer) {
    let row = joint.pointee
    if row.a != ground { links.remove(row.id.index, isB: false, from: row.a) }
    if row.b != ground { links.remove(row.id.index, isB: true, from: row.b) }
    if keepsFromColliding(row) { row.a.removeNonColliding(row.b) }
  }

  private func keepsFromColliding(_ row: JointRow) -> Bool {
    !row.definition.collides && row.a != ground && row.b != ground
  }
}

// MARK: Reading

extension JointTable {
  subscript(id: JointID) -> JointPointer { rows[id] }

  /// The joints in the order of their ids; valid until the next change.
  var order: UnsafeMutableBufferPointer<JointPointer> {
    if isOrderStale {
      isOrderStale = false
      rowsInOrder.removeAll { $0.pointee.id == .none }
    }
    return rowsInOrder.buffer
  }

  /// The joints of a body, the last linked first.
  func joints(holding body: BodyPointer) -> JointsOfBody { links.joints(holding: body) }

  func definition(of id: JointID) -> JointDefinition { self[id].pointee.definition }
}
