import Dynamics
@_spi(Samples) import DynamicsRecording

extension Recording {
  /// A box that never moves.
  ///
  /// - Parameter presence: When it is there; always by default.
  static func stillBox(
    duration: TimeInterval, framesPerSecond: Double, presence: [ClosedRange<TimeInterval>]? = nil
  ) -> Recording {
    var recording = Recording(
      bounds: CGRect(x: 0, y: 0, width: 10, height: 10), duration: duration,
      framesPerSecond: framesPerSecond)
    recording.items = [
      Item(
        id: nil, shape: Shape(.rectangle(size: CGSize(width: 1, height: 1))),
        appearance: .outlined(0),
        keyframes: [Keyframe(time: 0, pose: Pose(center: CGPoint(x: 5, y: 5)))],
        presence: presence ?? [0...duration])
    ]
    return recording
  }
}
