import Dynamics

/// A ball that falls to the floor of its view and bounces there, as far as frames say.
final class Fall {
  /// The width and height of the view, in points.
  static let viewSize = CGSize(width: 300, height: 300)

  /// In points; the ball touches the view's edges at both ends of its way.
  static let radius = 32.0

  /// How long it takes by the frames' own count, in seconds.
  static let duration: TimeInterval = 1

  private static let top = CGPoint(x: 150, y: 32)
  private static let floor = CGPoint(x: 150, y: 268)
  private static let timing = TimingFunction.bounceOut

  /// Where a ball is that falls without a hitch, some seconds after its start.
  static func position(at time: TimeInterval) -> CGPoint {
    let progress = timing(min(max(time / duration, 0), 1))
    return .interpolate(from: top, to: floor, progress: progress)
  }

  /// What is called in each frame of the fall, with the ball where it is then.
  var onMove: (() -> Void)?

  /// What is called when it has come to rest on the floor, after the last ``onMove``.
  var onLanding: (() -> Void)?

  private let frames: any FrameSource
  private var animation: TimedAnimation<CGPoint>?

  /// A ball at the top, which waits for ``start()``.
  init(by frames: any FrameSource) {
    self.frames = frames
    animation = TimedAnimation(
      from: Self.top, to: Self.floor, duration: Self.duration, timing: Self.timing,
      frameSource: frames, update: { [weak self] _ in self?.onMove?() },
      completion: { [weak self] isFinished in if isFinished { self?.onLanding?() } })
  }

  var position: CGPoint { animation?.value ?? Self.top }

  /// How long it has been falling by the frames' count, in seconds.
  var time: TimeInterval { animation?.timeOffset ?? 0 }

  /// Lets the ball go, from the top unless it was paused.
  func start() { animation?.start() }

  /// Holds the ball until ``start()``.
  func pause() { animation?.pause() }

  /// Lets the ball go from the top, wherever it is.
  func startAgain() {
    if let animation, animation.isRunning || animation.isPaused { animation.timeOffset = 0 }
    start()
  }
}
