internal import DynamicsGeometry
internal import Foundation

/// The center and transform of an item as the item has them.
struct ShownPlace {
  var center: CGPoint
  var transform: CGAffineTransform

  var isFinite: Bool { center.isFinite && transform.isFinite }

  /// Whether all bits are the same: 0 and −0 differ.
  func isIdentical(to other: Self) -> Bool {
    zip(numbers, other.numbers).allSatisfy { $0.bitPattern == $1.bitPattern }
  }

  private var numbers: [CGFloat] {
    [
      center.x, center.y, transform.a, transform.b, transform.c, transform.d, transform.tx,
      transform.ty,
    ]
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
