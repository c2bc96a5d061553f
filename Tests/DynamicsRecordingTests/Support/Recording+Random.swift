import Dynamics
@_spi(Samples) import DynamicsRecording
import DynamicsTestSupport

extension Recording {
  /// Items that fall, swing, rest and come and go, each in its own way.
  static func random(seed: UInt64, items: Int = 4, frames: Int = 90) -> Recording {
    var random = SeededGenerator(seed: seed)
    let duration = Double(frames) / 60
    var recording = Recording(
      bounds: CGRect(x: 0, y: 0, width: 300, height: 200), duration: duration, framesPerSecond: 60)
    for index in 0..<items {
      let first = index == 0 ? 0 : random.int(in: 0...(frames / 3))
      let last = index == 0 ? frames : random.int(in: (frames / 2)...frames)
      var pose = Pose(center: random.point(in: recording.bounds), angle: random.double(in: -3...3))
      var (vx, vy, spin) = (0.0, 0.0, 0.0)
      var keyframes: [Keyframe] = []
      for frame in first...last {
        if random.int(in: 0...12) == 0 {
          vx = random.double(in: -300...300)
          vy = random.double(in: -300...300)
          spin = random.double(in: -9...9)
        }
        if random.int(in: 0...20) == 0 { (vx, vy, spin) = (0, 0, 0) }
        vy += random.bool() ? 1000 / 60 : 0
        pose.center.x += vx / 60
        pose.center.y += vy / 60
        pose.angle += spin / 60
        keyframes.append(Keyframe(time: Double(frame) / 60, pose: pose))
      }
      let span = keyframes.first!.time...keyframes.last!.time
      recording.items.append(
        Item(
          id: nil, shape: Shape(.rectangle(size: CGSize(width: 20, height: 10))),
          appearance: .outlined(index), keyframes: keyframes, presence: [span]))
    }
    return recording
  }
}

extension Recording.Pose {
  func distance(to other: Self) -> CGFloat {
    hypot(center.x - other.center.x, center.y - other.center.y)
  }
}
