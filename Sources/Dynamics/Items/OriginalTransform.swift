internal import DynamicsGeometry
internal import Foundation

/// A transform that the program has set, from which the transforms at other angles are made.
///
/// An angle and a transform cannot be made from each other without rounding. So each transform that is
/// written is made from the original: rounding does not add up, and at the original angle the item gets
/// the same bits back.
struct OriginalTransform {
  private(set) var transform: CGAffineTransform
  /// The angle of the body that has this transform; whole turns count.
  private(set) var angle: CGFloat

  init(_ transform: CGAffineTransform, angle: CGFloat) {
    self.transform = transform
    self.angle = angle
  }

  /// Follows the program if it has set the transform since, for example to scale the item.
  ///
  /// - Parameter lastSeen: The item's latest answer.
  mutating func follow(_ found: CGAffineTransform, lastSeen: CGAffineTransform?) {
    guard found != lastSeen else { return }
    transform = found.isFinite ? found : .identity
    angle = transform.rotationAngle
  }

  func turned(to angle: CGFloat) -> CGAffineTransform {
    angle == self.angle ? transform : transform.recomposed(at: angle)
  }
}
