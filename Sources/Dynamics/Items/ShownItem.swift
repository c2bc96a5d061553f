internal import DynamicsGeometry
internal import Foundation

/// The center and transform of an item as the item has them.
struct ShownPlace {
  var center: CGPoint
  var transform: CGAffineTransform
}

extension ShownPlace {
  /// Calls the item's getters.
  init(of item: any DynamicItem) { self.init(center: item.center, transform: item.transform) }

  /// Calls the item's setters.
  func show(in item: any DynamicItem) {
    item.center = center
    item.transform = transform
  }
}

/// What an item shows if that does not follow from its body: it is between two steps, or has not been
/// written yet.
struct ShownItem {
  /// The pose that was last written to it.
  var written: ItemPose
  var place: ShownPlace
  /// Of a group, where its items are.
  var members: [ShownPlace]
}

extension ShownItem {
  /// As the item answered when it was last written; its getters are not called.
  init(_ record: ItemRecord) {
    written = record.written
    place = ShownPlace(
      center: record.seen.center ?? record.written.position,
      transform: record.seen.transform ?? record.original.turned(to: record.written.angle))
    members = record.group?.placed ?? []
  }
}
