/// The center and transform that an item has.
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
