internal import DynamicsGeometry
internal import Foundation

/// The center and transform of an item as the item has them.
struct ShownPlace {
  var center: CGPoint
  var transform: CGAffineTransform

  var isFinite: Bool { center.isFinite && transform.isFinite }

  /// Whether all bits are the same: 0 and −0 differ.
  func isIdentical(to other: Self) -> Bool {
    let (own, its) = (transform, other.transform)
    return center.x.bitPattern == other.center.x.bitPattern
      && center.y.bitPattern == other.center.y.bitPattern
      && own.a.bitPattern == its.a.bitPattern && own.b.bitPattern == its.b.bitPattern
      && own.c.bitPattern == its.c.bitPattern && own.d.bitPattern == its.d.bitPattern
      && own.tx.bitPattern == its.tx.bitPattern && own.ty.bitPattern == its.ty.bitPattern
  }
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

/// What an item shows if that does not follow from its body.
///
/// It is between two steps, has not been written yet, or the program has moved it. Where the items of a
/// group are follows from more than the group's body.
struct ShownItem {
  /// The pose that was last written to it.
  let written: ItemPose
  let place: ShownPlace
  /// Of a group, where its items are.
  let members: [ShownPlace]
}
