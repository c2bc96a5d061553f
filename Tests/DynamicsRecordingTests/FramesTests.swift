import Dynamics
@_spi(Samples) import DynamicsRecording
import Testing

/// The last frame used to be a rounding error after the end, and no item was in it.
@Suite struct FramesTests {
  @Test func theLastFrameIsNotAfterTheEnd() {
    var recording = Recording(
      bounds: CGRect(x: 0, y: 0, width: 10, height: 10), duration: (0.3).nextDown,
      framesPerSecond: 10)
    let still = Recording.Pose(center: CGPoint(x: 5, y: 5))
    recording.items = [
      Recording.Item(
        id: nil, shape: .init(.rectangle(size: CGSize(width: 1, height: 1))),
        appearance: .outlined(0), keyframes: [.init(time: 0, pose: still)],
        presence: [0...recording.duration])
    ]
    #expect(recording.frames.count == 4)
    #expect(recording.frames.allSatisfy { $0.poses == [still] })
    #expect(recording.frames.last?.time == recording.duration)
  }
}
