public import Foundation

extension Recording {
  /// Returns the pose of an item at a time.
  ///
  /// Before the item joined, this is its first pose, and after it left, its last pose. (``frames``
  /// have `nil` at these times.)
  ///
  /// - Parameters:
  ///   - item: An index into ``items``; it must be valid.
  ///   - time: In seconds from the beginning; NaN counts as 0.
  /// - Complexity: O(log *n*), where *n* is the number of keyframes of the item.
  public func pose(of item: Int, at time: TimeInterval) -> Pose {
    items[item].keyframes.value(at: time.isNaN ? 0 : time)!.pose
  }

  /// Returns the corners of each part of an item at a time, in points of the recording; ellipses
  /// become polygons.
  ///
  /// - Complexity: O(*c* + log *n*), where *c* is the number of corners, and *n* the number of
  ///   keyframes of the item.
  @_spi(Samples) public func outlines(of item: Int, at time: TimeInterval) -> [[CGPoint]] {
    let pose = pose(of: item, at: time)
    return items[item].shape.polygons().map(pose.placing)
  }

  /// The frames of the recording at ``framesPerSecond``: the first at 0, the last at or just before
  /// the end.
  public var frames: Frames { Frames(recording: self) }

  /// Returns the items from the lowest to the topmost at a time in seconds, as indices into
  /// ``items``.
  ///
  /// - Complexity: O(*n* + *k*), where *n* is the number of items, and *k* the number of stacking
  ///   orders.
  public func stacking(at time: TimeInterval) -> [Int] {
    stackings.last { $0.time <= time }?.items ?? stackings.first?.items ?? Array(items.indices)
  }
}
