/// A contact of one step, as a plain value.
struct Touch: BitwiseCopyable {
  var set: CollisionSetID
  var body: BodyID
  /// The id of the other body, or of the boundary.
  var other: RowID<Never>
  var isBoundary: Bool
  /// The index of its pair.
  var pair: Int32

  /// The order of ``Contact/Key``; within a contact, the order of pairs.
  static func < (a: Touch, b: Touch) -> Bool { a.order < b.order }

  /// Touches of one body in one set have the same.
  var sortingKey: UInt64 {
    UInt64(UInt32(bitPattern: set.serial)) << 32 | UInt64(UInt32(bitPattern: body.serial))
  }

  private var order: (UInt64, UInt64, Int32) {
    (
      sortingKey,
      UInt64(isBoundary ? 1 : 0) << 32 | UInt64(UInt32(bitPattern: other.serial)), pair
    )
  }

  /// Whether both touches are of the same contact.
  func isSameContact(as touch: Touch) -> Bool {
    body.serial == touch.body.serial && other.serial == touch.other.serial
      && isBoundary == touch.isBoundary && set.serial == touch.set.serial
  }

  /// Whether the contact comes before that of another touch.
  func isBefore(_ touch: Touch) -> Bool { (order.0, order.1) < (touch.order.0, touch.order.1) }

  var key: Contact.Key {
    Contact.Key(
      set: set, body: body,
      other: isBoundary
        ? .boundary(BoundaryRowID(index: other.index, serial: other.serial))
        : .body(BodyID(index: other.index, serial: other.serial)))
  }
}
