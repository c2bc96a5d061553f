internal import Foundation

/// Thins out the poses of an item to those that straight motion in between does not give.
enum Keyframes {
  /// Points, and radians, that a pose may be off.
  static let tolerance = (distance: 0.25, angle: 0.01)

  /// The frames to keep, always with the first and the last: Douglas and Peucker's method (1973),
  /// over time.
  static func kept(of poses: [Pose], in frames: ClosedRange<Int>) -> [Int] {
    var kept: Set<Int> = [frames.lowerBound, frames.upperBound]
    var open = [frames]
    while let span = open.popLast() {
      guard let worst = worst(in: span, of: poses) else { continue }
      kept.insert(worst)
      open.append(span.lowerBound...worst)
      open.append(worst...span.upperBound)
    }
    return kept.sorted()
  }

  private static func worst(in span: ClosedRange<Int>, of poses: [Pose]) -> Int? {
    let (first, last) = (poses[span.lowerBound], poses[span.upperBound])
    var worst: Int?
    var largest = 1.0
    for frame in span.dropFirst().dropLast() {
      let share = Double(frame - span.lowerBound) / Double(span.upperBound - span.lowerBound)
      let pose = poses[frame]
      let x = first.center.x + (last.center.x - first.center.x) * share - pose.center.x
      let y = first.center.y + (last.center.y - first.center.y) * share - pose.center.y
      let turn = first.angle + (last.angle - first.angle) * share - pose.angle
      let error = max(hypot(x, y) / tolerance.distance, abs(turn) / tolerance.angle)
      if error > largest {
        largest = error
        worst = frame
      }
    }
    return worst
  }

  /// The same poses with angles that never jump by a whole turn.
  static func unwound(_ poses: [Pose]) -> [Pose] {
    var poses = poses
    for index in poses.indices.dropFirst() {
      let turn = remainder(poses[index].angle - poses[index - 1].angle, 2 * .pi)
      poses[index].angle = poses[index - 1].angle + turn
    }
    return poses
  }
}
