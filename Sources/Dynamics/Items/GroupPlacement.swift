internal import DynamicsGeometry
internal import Foundation

/// The place of an item in its group.
struct GroupPlacement {
  /// Where it was when the group was made.
  let position: CGPoint
  /// From the group's center, in points.
  let arm: CGVector
  let angle: CGFloat
  private(set) var original: OriginalTransform
  /// The item's latest answer; `nil` when unknown.
  var lastSeen: ShownPlace?

  init(_ pose: ItemPose, _ transform: CGAffineTransform, around center: CGPoint) {
    position = pose.position
    arm = CGVector(dx: pose.position.x - center.x, dy: pose.position.y - center.y)
    angle = pose.angle
    original = OriginalTransform(transform, angle: pose.angle)
    lastSeen = ShownPlace(center: pose.position, transform: transform)
  }

  /// Goes back to an earlier original.
  mutating func restore(_ original: OriginalTransform) {
    self.original = original
    // The item's present transform does not count.
    lastSeen = nil
  }

  /// The transform of the item when the group is turned by an angle.
  ///
  /// - Parameter found: The item's present transform, whose scale, shear and translation stay.
  mutating func transform(
    turnedBy angle: CGFloat, from found: CGAffineTransform
  ) -> CGAffineTransform {
    if let lastSeen { original.follow(found, lastSeen: lastSeen.transform) }
    return original.turned(to: self.angle + angle)
  }
}
