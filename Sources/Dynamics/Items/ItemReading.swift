internal import DynamicsEngine

/// The properties of an item that were read and are valid.
struct ItemReading {
  let shape: CompoundShape
  let pose: ItemPose
  let transform: CGAffineTransform

  /// Reads an item or a group; `nil` and one diagnostic if a property is not valid.
  ///
  /// - Parameters:
  ///   - present: The shape of its body, which is used again if it still fits.
  ///   - keepsShape: Whether it is used again in any case.
  init?(
    _ item: any DynamicItem, present: CompoundShape? = nil, keepsShape: Bool = false,
    reporter: Reporter
  ) {
    guard let (pose, transform) = item.readPose(reporter: reporter),
      let shape = keepsShape
        ? present : Self.shape(of: item, present: present, reporter: reporter)
    else { return nil }
    self.shape = shape
    self.pose = pose
    self.transform = transform
  }

  private static func shape(
    of item: any DynamicItem, present: CompoundShape?, reporter: Reporter
  ) -> CompoundShape? {
    // Casts are slow, and most items are of this class.
    if type(of: item) != BasicItem.self, let group = item as? DynamicItemGroup {
      return group.shape(reporter: reporter)
    }
    return item.readShape(present: present, reporter: reporter)
  }
}
