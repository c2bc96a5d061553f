import Dynamics

/// A ball that falls to the floor of its view and bounces, driven by frames, with measurements of its
/// real duration.
final class Fall {
  /// The width and height of the view, in points.
  static let viewSize = CGSize(width: 300, height: 300)

  /// In points; the ball touches the view's edges at both ends of its path.
  static let radius = 32.0

  private static let top = CGPoint(x: 150, y: 32)
  private static let floor = CGPoint(x: 150, y: 268)
  private static let timing = TimingFunction.bounceOut

  /// The correct position of a ball, some seconds after its start; a fall takes one second.
  static func position(at time: TimeInterval) -> CGPoint {
    .interpolate(from: top, to: floor, progress: timing(min(max(time, 0), 1)))
  }

  /// Called in each frame of the fall, after it was counted.
  var onMove: (() -> Void)?

  /// Called when the ball has landed, after the last ``onMove``; the closure may start it again.
  var onLanding: ((Landing) -> Void)?

  /// The result of the fall; `nil` while the ball is falling.
  private(set) var landing: Landing?

  /// Whether the fall is paused, including its measured time.
  private(set) var isPaused = false

  /// The source of frames, which an animation does not keep.
  private let source: any FrameSource
  private let framesPerSecond: Int
  private let clock: () -> TimeInterval
  /// When the fall started, or continued after a pause; `nil` during a pause.
  private var runningSince: TimeInterval?
  /// The measured time before that, in seconds.
  private var timeBefore: TimeInterval = 0
  private var frames = 0
  private var animation: TimedAnimation<CGPoint>?

  /// Makes a ball at the top, which falls at ``start()``.
  ///
  /// - Parameters:
  ///   - source: The source of frames.
  ///   - framesPerSecond: The intended frame rate of the source.
  ///   - clock: Returns the present time, in seconds.
  init(
    by source: any FrameSource, framesPerSecond: Int,
    clock: @escaping () -> TimeInterval = { MediaTime.now }
  ) {
    self.source = source
    self.framesPerSecond = framesPerSecond
    self.clock = clock
    runningSince = clock()
    animation = TimedAnimation(
      from: Self.top, to: Self.floor, duration: 1, timing: Self.timing, frameSource: source,
      update: { [weak self] _ in self?.move() },
      completion: { [weak self] isFinished in if isFinished { self?.land() } })
  }

  var position: CGPoint { animation?.value ?? Self.top }

  /// The time since the start as counted by the frames, in seconds.
  var time: TimeInterval { animation?.timeOffset ?? 0 }

  /// The real time since the start without pauses, in seconds.
  var elapsed: TimeInterval {
    landing?.duration ?? timeBefore + (runningSince.map { clock() - $0 } ?? 0)
  }

  /// Starts the fall from the top.
  func start() {
    landing = nil
    isPaused = false
    (timeBefore, runningSince) = (0, clock())
    if let animation, animation.isRunning || animation.isPaused { animation.timeOffset = 0 }
    animation?.start()
    // The move to the top is shown, but it is not a frame of the fall.
    frames = 0
  }

  /// Pauses or continues the fall; nothing happens after the landing.
  func togglePause() {
    guard landing == nil else { return }
    isPaused.toggle()
    if isPaused {
      animation?.pause()
      (timeBefore, runningSince) = (elapsed, nil)
    } else {
      animation?.start()
      runningSince = clock()
    }
  }

  private func move() {
    frames += 1
    onMove?()
  }

  private func land() {
    let landing = Landing(duration: elapsed, frames: frames, framesPerSecond: framesPerSecond)
    self.landing = landing
    onLanding?(landing)
  }
}
