/// All joints of a world, by id and in the order of their ids.
final class JointTable {
  /// The immovable body that fixed points are on.
  let ground: BodyPointer
  let rows = Slab<JointRow>()
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
    assert(ground.rotation.x == 1 && ground.rotation.y == 0, "the ground must not be turned")
    self.ground = ground
    links = JointLinks(rows: rows)
  }

  deinit { for joint in rowsInOrder.buffer { joint.pointee.storage.deallocate() } }
}

// MARK: Changes

extension JointTable {
  /// - Parameter body: Returns the row of an existing body.
  func add(_ definition: JointDefinition, body: (BodyID) -> BodyPointer) -> JointID {
    let (slot, joint) = rows.take(blank: JointRow(a: ground, b: ground))
    let id = JointID(index: slot, serial: nextSerial)
    nextSerial += 1
    joint.pointee = makeRow(id, definition, body)
    link(joint)
    rowsInOrder.append(joint)
    return id
  }

  /// Replaces the definition of a joint.
  ///
  /// It keeps its impulses, so that changes during motion cause no jolt. It loses them if it gets
  /// other bodies or another kind, or if it changes between hard and soft.
  func set(_ id: JointID, _ definition: JointDefinition, body: (BodyID) -> BodyPointer) {
    let joint = self[id]
    let old = joint.pointee
    unlink(joint)
    joint.pointee = makeRow(id, definition, body)
    link(joint)
    let new = joint.pointee
    if new.a == old.a, new.b == old.b, new.softness.isHard == old.softness.isHard {
      new.storage.copyImpulses(of: old.storage)
    }
    old.storage.deallocate()
  }

  /// Removes a joint; any number of removals in a row costs one pass over all joints.
  func remove(_ id: JointID) {
    let joint = self[id]
    unlink(joint)
    joint.pointee.storage.deallocate()
    joint.pointee = JointRow(a: ground, b: ground)
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

  /// Clears all impulses, so that the next step starts without them.
  func clearImpulses() {
    for joint in order { joint.pointee.storage.clearImpulses() }
  }

  func makeRow(
    _ id: JointID, _ definition: JointDefinition, _ body: (BodyID) -> BodyPointer
  ) -> JointRow {
    definition.assertValid()
    let a = definition.a.body.map(body) ?? ground
    let b = definition.b.body.map(body) ?? ground
    let (localA, localB) = (Vector(definition.a.local), Vector(definition.b.local))
    let storage = JointStorage(
      definition.kind, JointFrame(a, localA, b, localB), definition.softness)
    return JointRow(
      id: id, a: a, b: b, localA: localA, localB: localB, softness: definition.softness,
      collides: definition.collides, rigidRowCount: storage.rigidRowCount,
      hasLimits: storage.hasLimits,
      hasLooseRows: storage.hasLooseRows, storage: storage)
  }

  func link(_ joint: JointPointer) {
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
    !row.collides && row.a != ground && row.b != ground
  }
}

// MARK: Reading

extension JointTable {
  func contains(_ id: JointID) -> Bool {
    id.index >= 0 && Int(id.index) < rows.capacity && rows[id.index].pointee.id == id
  }

  private subscript(id: JointID) -> JointPointer {
    assert(contains(id), "the joint is not in this world")
    return rows[id.index]
  }

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

  func definition(of id: JointID) -> JointDefinition {
    let row = self[id].pointee
    return JointDefinition(
      row.storage.definedKind!, anchor(row.a, row.localA), anchor(row.b, row.localB),
      softness: row.softness, collides: row.collides)
  }

  private func anchor(_ body: BodyPointer, _ local: Vector) -> JointAnchor {
    JointAnchor(body: body == ground ? nil : body.pointee.id, local: local.point)
  }
}
