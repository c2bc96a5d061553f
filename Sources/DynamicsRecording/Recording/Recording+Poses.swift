internal import Dynamics
package import Foundation

extension Recording.Pose {
  /// Converts points from the item's own axes to points of the recording.
  package func placing(_ points: [CGPoint]) -> [CGPoint] {
    let (c, s) = (cos(angle), sin(angle))
    return points.map { point in
      CGPoint(x: center.x + point.x * c - point.y * s, y: center.y + point.x * s + point.y * c)
    }
  }

  func mixed(with other: Self, fraction: Double) -> Self {
    Self(
      center: .interpolate(from: center, to: other.center, progress: fraction),
      angle: .interpolate(from: angle, to: other.angle, progress: fraction))
  }
}

extension Recording.Keyframe: TimedValue {
  func mixed(with other: Self, fraction: Double) -> Self {
    Self(
      time: .interpolate(from: time, to: other.time, progress: fraction),
      pose: pose.mixed(with: other.pose, fraction: fraction))
  }
}

extension Recording.MarkKeyframe: TimedValue {
  func mixed(with other: Self, fraction: Double) -> Self {
    func mix<Value: Interpolatable>(_ a: Value, _ b: Value) -> Value {
      .interpolate(from: a, to: b, progress: fraction)
    }
    return Self(
      time: mix(time, other.time), start: mix(start, other.start), end: mix(end, other.end),
      strength: mix(strength, other.strength))
  }
}
