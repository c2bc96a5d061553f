public import Foundation

extension Recording {
  /// The position and angle of an item at one moment.
  public struct Pose: Hashable, Codable, Sendable {
    /// The center of the item, in points; y grows downward.
    public var center: CGPoint

    /// The angle of the item in radians, clockwise on screen.
    ///
    /// It counts whole turns: after two turns, it is 4π.
    public var angle: CGFloat

    /// Makes a pose.
    ///
    /// - Parameters:
    ///   - center: The center, in points.
    ///   - angle: The angle in radians, clockwise on screen; the default is 0.
    public init(center: CGPoint, angle: CGFloat = 0) {
      self.center = center
      self.angle = angle
    }
  }

  /// A pose at a time.
  public struct Keyframe: Hashable, Codable, Sendable {
    /// The time in seconds from the beginning of the recording.
    public var time: TimeInterval

    /// The pose of the item at that time.
    public var pose: Pose

    /// Makes a keyframe.
    public init(time: TimeInterval, pose: Pose) {
      self.time = time
      self.pose = pose
    }
  }
}

extension Recording.Pose {
  /// Converts points from the item's own axes to points of the recording.
  func placing(_ points: [CGPoint]) -> [CGPoint] {
    let (c, s) = (cos(angle), sin(angle))
    return points.map { point in
      CGPoint(x: center.x + point.x * c - point.y * s, y: center.y + point.x * s + point.y * c)
    }
  }

  /// Interpolates linearly between two poses.
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
