internal import Foundation

/// Where an item is shown and how it is turned.
struct ItemPose: Equatable {
  var position: CGPoint
  var angle: CGFloat

  /// Equal to none, not even to itself.
  static let unknown = ItemPose(
    position: CGPoint(x: CGFloat.nan, y: CGFloat.nan), angle: CGFloat.nan)

  static func == (a: Self, b: Self) -> Bool {
    a.position.x == b.position.x && a.position.y == b.position.y && a.angle == b.angle
  }
}
