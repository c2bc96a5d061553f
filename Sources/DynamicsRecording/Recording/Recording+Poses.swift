package import Foundation

extension Recording.Pose {
  /// Converts points from the item's own axes to points of the recording.
  package func placing(_ points: [CGPoint]) -> [CGPoint] {
    let (c, s) = (cos(angle), sin(angle))
    return points.map { point in
      CGPoint(x: center.x + point.x * c - point.y * s, y: center.y + point.x * s + point.y * c)
    }
  }

  /// Interpolates linearly between two poses.
  func mixed(with other: Self, fraction: Double) -> Self {
    Self(
      center: CGPoint(
        x: center.x + (other.center.x - center.x) * fraction,
        y: center.y + (other.center.y - center.y) * fraction),
      angle: angle + (other.angle - angle) * fraction)
  }
}

extension Recording.Keyframe: TimedValue {
  func mixed(with other: Self, fraction: Double) -> Self {
    Self(
      time: time + (other.time - time) * fraction,
      pose: pose.mixed(with: other.pose, fraction: fraction))
  }
}

extension Recording.MarkKeyframe: TimedValue {
  func mixed(with other: Self, fraction: Double) -> Self {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y))
    }
    return Self(
      time: mix(time, other.time), start: mix(start, other.start), end: mix(end, other.end),
      strength: mix(strength, other.strength))
  }
}
