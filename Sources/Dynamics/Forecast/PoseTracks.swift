/// The poses of items after the steps in which they moved.
struct PoseTracks: Sendable {
  /// The parts of ``steps`` and ``poses`` that belong to each item.
  private var places: [ItemID: Range<Int>] = [:]
  /// For each item ascending; its first is 0, which is the start.
  private var steps: [Int32]
  private var poses: [ItemPose]

  /// Makes room for a number of poses, to be set.
  init(count: Int) {
    steps = Array(repeating: 0, count: count)
    poses = Array(repeating: .unknown, count: count)
  }

  /// Adds an item, whose poses are at some places.
  mutating func add(_ item: ItemID, _ places: Range<Int>) { self.places[item] = places }

  mutating func set(_ place: Int, to pose: ItemPose, after step: Int32) {
    steps[place] = step
    poses[place] = pose
  }

  var items: some Sequence<ItemID> { places.keys }

  /// - Parameter progress: The part of the next step that is over, less than 1.
  /// - Returns: `nil` for an item that has no track.
  func pose(of item: ItemID, after step: Int, progress: CGFloat) -> ItemPose? {
    guard let range = places[item] else { return nil }
    let next = steps[range].partitioningIndex { Int($0) > step }
    let pose = poses[next - 1]
    // An item that did not move in the next step stays where it is.
    guard progress > 0, next < range.upperBound, Int(steps[next]) == step + 1 else { return pose }
    return pose.interpolated(to: poses[next], progress: progress)
  }
}
