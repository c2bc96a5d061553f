import Dynamics

/// A ball that falls to the floor of its view and bounces, driven by frames.
final class Fall {
  /// The width and height of the view, in points.
  static let viewSize = CGSize(width: 300, height: 300)

  /// In points; the ball touches the view's edges at both ends of its path.
  static let radius = 32.0

  /// The duration of a fall as counted by the frames, in seconds.
  static let duration: TimeInterval = 1

  private static let top = CGPoint(x: 150, y: 32)
  private static let floor = CGPoint(x: 150, y: 268)
  private static let timing = TimingFunction.bounceOut

  /// The correct position of a ball, some seconds after its start.
  static func position(at time: TimeInterval) -> CGPoint {
    let progress = timing(min(max(time / duration, 0), 1))
    return .interpolate(from: top, to: floor, progress: progress)
  }

  /// Called in each frame of the fall, after the ball moved.
  var onMove: (() -> Void)?

  /// Called when the ball is at rest on the floor, after the last ``onMove``.
  var onLanding: (() -> Void)?

  private let frames: any FrameSource
  private var animation: TimedAnimation<CGPoint>?

  /// Makes a ball at the top, which falls at ``start()``.
  init(by frames: any FrameSource) {
    self.frames = frames
    animation = TimedAnimation(
      from: Self.top, to: Self.floor, duration: Self.duration, timing: Self.timing,
      frameSource: frames, update: { [weak self] _ in self?.onMove?() },
      completion: { [weak self] isFinished in if isFinished { self?.onLanding?() } })
  }

  var position: CGPoint { animation?.value ?? Self.top }

  /// The time since the start as counted by the frames, in seconds.
  var time: TimeInterval { animation?.timeOffset ?? 0 }

  /// Starts the fall from the top, or continues after a pause.
  func start() { animation?.start() }

  /// Pauses the fall until ``start()``.
  func pause() { animation?.pause() }

  /// Starts the fall from the top again.
  func startAgain() {
    if let animation, animation.isRunning || animation.isPaused { animation.timeOffset = 0 }
    start()
  }
}
