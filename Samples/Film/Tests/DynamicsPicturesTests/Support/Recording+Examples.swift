import Dynamics
@_spi(Samples) import DynamicsRecording
import Foundation

extension Recording {
  /// A red square of 20 pt, which goes from x = 20 to 80 in the first second, and rests for another.
  static func slide(framesPerSecond: Double = 60, rest: TimeInterval = 1) -> Recording {
    var recording = Recording(
      bounds: CGRect(x: 0, y: 0, width: 100, height: 60), duration: 1 + rest,
      framesPerSecond: framesPerSecond)
    recording.add(
      .example(
        .rectangle(size: CGSize(width: 20, height: 20)), RecordingAppearance(fill: "#e00000"),
        [Keyframe(0, x: 20, y: 30), Keyframe(1, x: 80, y: 30)], until: 1 + rest))
    return recording
  }

  /// A picture that does not move.
  static func still(_ items: [Item]) -> Recording {
    var recording = Recording(
      bounds: CGRect(x: 0, y: 0, width: 100, height: 60), duration: 0, framesPerSecond: 60)
    for item in items { recording.add(item) }
    return recording
  }

  /// Boxes with labels fall, turn and come to rest.
  static func fall(count: Int = 12) -> Recording {
    let items = (0..<count).map { index in
      let (column, row) = (Double(index % 4), Double(index / 4))
      let center = CGPoint(x: 30 + 55 * column, y: 30 + 40 * row)
      return BasicItem(center: center, size: CGSize(width: 36, height: 24))
    }
    let collision = CollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    let animator = DynamicAnimator(
      referenceBounds: CGRect(x: 0, y: 0, width: 240, height: 200))
    animator.addBehavior(GravityBehavior(items: items))
    animator.addBehavior(collision)
    let push = PushBehavior(items: items, mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0.02, dy: 0)
    push.setTargetOffsetFromCenter(Offset(horizontal: 0, vertical: 8), for: items[0])
    animator.addBehavior(push)
    var number = 0
    return animator.record(for: 2, framesPerSecond: 30) { _ in
      var look = RecordingAppearance.outlined(number)
      look.label = "\(number)"
      number += 1
      return look
    }
  }
}

extension Recording.Item {
  static func example(
    _ outline: Recording.Shape.Outline, _ appearance: RecordingAppearance,
    _ keyframes: [Recording.Keyframe] = [Recording.Keyframe(0, x: 50, y: 30)],
    until end: TimeInterval = 0
  ) -> Recording.Item {
    Recording.Item(
      id: nil, shape: Recording.Shape(outline), appearance: appearance, keyframes: keyframes,
      presence: [0...end])
  }
}

extension Recording.Keyframe {
  init(_ time: TimeInterval, x: CGFloat, y: CGFloat, angle: CGFloat = 0) {
    self.init(time: time, pose: Recording.Pose(center: CGPoint(x: x, y: y), angle: angle))
  }
}
