/// The place of an item in its group.
struct GroupPlacement {
  /// The position of the item when the group was made, in points.
  let position: CGPoint
  /// The offset from the group's center, in points.
  let offset: CGVector
  let angle: CGFloat
  private(set) var original: OriginalTransform
  /// The center and transform that the item last returned; `nil` if unknown.
  var lastSeen: ShownPlace?

  init(_ pose: ItemPose, _ transform: CGAffineTransform, around center: CGPoint) {
    position = pose.position
    offset = pose.position - center
    angle = pose.angle
    original = OriginalTransform(transform, angle: pose.angle)
    lastSeen = ShownPlace(center: pose.position, transform: transform)
  }

  mutating func restore(_ original: OriginalTransform) {
    self.original = original
    // The item's present transform must not replace the original.
    lastSeen = nil
  }

  /// - Parameter found: The item's present transform, whose scale, shear and translation stay.
  mutating func transform(
    turnedBy angle: CGFloat, from found: CGAffineTransform
  ) -> CGAffineTransform {
    if let lastSeen { original.follow(found, lastSeen: lastSeen.transform) }
    return original.turned(to: self.angle + angle)
  }
}
