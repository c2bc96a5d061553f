public import Foundation

extension Recording {
  /// Where an item is at one moment.
  public struct Pose: Hashable, Codable, Sendable {
    /// The middle of the item, in points; y downward.
    public var center: CGPoint

    /// How far the item is turned, in radians, clockwise on screen.
    ///
    /// It goes on beyond a whole turn: an item that has turned twice is at 4π.
    public var angle: CGFloat

    /// Makes a pose.
    public init(center: CGPoint, angle: CGFloat = 0) {
      self.center = center
      self.angle = angle
    }
  }

  /// A pose at a time.
  public struct Keyframe: Hashable, Codable, Sendable {
    /// In seconds from the beginning of the recording.
    public var time: TimeInterval

    /// Where the item is then.
    public var pose: Pose

    /// Makes a keyframe.
    public init(time: TimeInterval, pose: Pose) {
      self.time = time
      self.pose = pose
    }
  }
}

extension Recording.Pose {
  /// Where points lie that are given in the item's own axes, from its center.
  func placing(_ points: [CGPoint]) -> [CGPoint] {
    let (c, s) = (cos(angle), sin(angle))
    return points.map { point in
      CGPoint(x: center.x + point.x * c - point.y * s, y: center.y + point.x * s + point.y * c)
    }
  }

  /// What is between two poses when the motion between them is even.
  func mixed(with other: Self, share: Double) -> Self {
    Self(
      center: CGPoint(
        x: center.x + (other.center.x - center.x) * share,
        y: center.y + (other.center.y - center.y) * share),
      angle: angle + (other.angle - angle) * share)
  }
}

extension Recording.Keyframe: TimedValue {
  func mixed(with other: Self, share: Double) -> Self {
    Self(
      time: time + (other.time - time) * share, pose: pose.mixed(with: other.pose, share: share))
  }
}
