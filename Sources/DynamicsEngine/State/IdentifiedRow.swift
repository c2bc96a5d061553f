/// A row that other layers refer to by its id.
protocol IdentifiedRow {
  associatedtype Tag
  /// The name of such a row in messages.
  static var name: String { get }
  /// ``RowID/none`` for a row that is not in use.
  var id: RowID<Tag> { get set }
}

extension BodyRow: IdentifiedRow { static var name: String { "body" } }
extension CollisionSetRow: IdentifiedRow { static var name: String { "collision set" } }
extension BoundaryRow: IdentifiedRow { static var name: String { "boundary" } }
extension JointRow: IdentifiedRow { static var name: String { "joint" } }

extension Slab where Row: IdentifiedRow {
  /// Takes a blank row, and gives it an id.
  ///
  /// - Parameter serial: The next serial number; grows by one.
  func allocate(serial: inout Int32) -> UnsafeMutablePointer<Row> {
    let (index, row) = allocate()
    row.pointee.id = RowID(index: index, serial: serial)
    serial += 1
    return row
  }

  func contains(_ id: RowID<Row.Tag>) -> Bool {
    id.index >= 0 && id.index < capacity && self[id.index].pointee.id == id
  }

  subscript(id: RowID<Row.Tag>) -> UnsafeMutablePointer<Row> {
    assert(
      contains(id), "the \(Row.name) was removed from this world, or belongs to another one")
    return self[id.index]
  }

  /// The number of rows in use.
  var count: Int { (0..<Int32(capacity)).count { self[$0].pointee.id != .none } }
}
