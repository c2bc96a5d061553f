internal import Foundation

/// The position and angle at which an item is shown.
struct ItemPose: Equatable {
  var position: CGPoint
  var angle: CGFloat

  /// A pose of NaN, which equals no pose, not even itself.
  static let unknown = ItemPose(
    position: CGPoint(x: CGFloat.nan, y: CGFloat.nan), angle: CGFloat.nan)

  static func == (a: Self, b: Self) -> Bool {
    a.position.x == b.position.x && a.position.y == b.position.y && a.angle == b.angle
  }
}
