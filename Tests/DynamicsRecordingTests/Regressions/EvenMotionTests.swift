import Dynamics
import DynamicsRecording
import Testing

/// Each keyframe of an even motion was compared with all before, which took hours for one of 17 minutes.
@Suite struct EvenMotionTests {
  @Test func evenMotionIsSimplifiedInNoTime() {
    var recording = Recording.stillBox(duration: 1000, framesPerSecond: 60)
    recording.items[0].keyframes = (0..<60_000).map { frame in
      .init(time: Double(frame) / 60, pose: .init(center: CGPoint(x: Double(frame) / 10, y: 0)))
    }
    #expect(recording.simplified(tolerance: 0.25, angle: 0.01).items[0].keyframes.count == 2)
  }
}
