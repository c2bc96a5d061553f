/// The state of an item that is not shown at its body's pose.
///
/// Such an item is between two steps, or has not been written yet.
struct ShownItem {
  /// The pose that was last written to it.
  var written: ItemPose
  var place: ShownPlace
  /// Of a group, where its items are.
  var members: [ShownPlace]
}

extension ShownItem {
  /// Uses the values that the item last returned; does not call its getters.
  init(_ record: ItemRecord) {
    written = record.written
    place = ShownPlace(
      center: record.seen.center ?? record.written.position,
      transform: record.seen.transform ?? record.original.turned(to: record.written.angle))
    members = record.group?.placed ?? []
  }
}
