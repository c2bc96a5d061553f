/// The poses of one item after the steps in which it moved.
struct PoseTrack: Sendable {
  /// Ascending; the first is 0, which is the start.
  private var steps: [Int32] = []
  private var poses: [ItemPose] = []

  init(capacity: Int) {
    steps.reserveCapacity(capacity)
    poses.reserveCapacity(capacity)
  }

  /// Makes the track of an item that does not move.
  init(_ start: ItemPose) { append(start, after: 0) }

  /// Adds the pose after a step, or replaces that of the last step.
  mutating func append(_ pose: ItemPose, after step: Int32) {
    if steps.last == step { return poses[poses.count - 1] = pose }
    steps.append(step)
    poses.append(pose)
  }

  /// - Parameter progress: The part of the next step that is over, less than 1.
  func pose(after step: Int, progress: CGFloat) -> ItemPose {
    let place = steps.partitioningIndex { Int($0) > step } - 1
    let pose = poses[place]
    // An item that did not move in the next step stays where it is.
    guard progress > 0, place + 1 < steps.count, Int(steps[place + 1]) == step + 1 else {
      return pose
    }
    return pose.interpolated(to: poses[place + 1], progress: progress)
  }
}
