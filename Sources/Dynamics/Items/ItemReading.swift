internal import DynamicsEngine
internal import DynamicsGeometry
internal import DynamicsReporting

/// The properties of an item that were read and are valid.
struct ItemReading {
  let shape: CompoundShape
  let pose: ItemPose
  let transform: CGAffineTransform

  /// Reads an item or a group; `nil` and one diagnostic if a property is not valid.
  init?(_ item: any DynamicItem, reporter: Reporter) {
    guard let (pose, transform) = ItemReader.pose(of: item, reporter: reporter),
      let shape = Self.shape(of: item, reporter: reporter)
    else { return nil }
    self.shape = shape
    self.pose = pose
    self.transform = transform
  }

  private static func shape(of item: any DynamicItem, reporter: Reporter) -> CompoundShape? {
    guard let group = item as? DynamicItemGroup else {
      return ItemReader.outline(of: item, reporter: reporter).map { CompoundShape($0) }
    }
    return group.shape(reporter: reporter)
  }
}
