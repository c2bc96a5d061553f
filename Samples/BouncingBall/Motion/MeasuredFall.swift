import Dynamics

/// A fall with measurements of its real duration.
final class MeasuredFall {
  private let framesPerSecond: Int

  /// Called in each frame of the fall, after it was counted.
  var onMove: (() -> Void)?

  /// Called when the ball has landed; the closure may start it again.
  var onLanding: ((Landing) -> Void)?

  /// The result of the fall; `nil` while the ball is falling.
  private(set) var landing: Landing?

  /// Whether the fall is paused, including its measured time.
  private(set) var isPaused = false

  private let fall: Fall
  private let clock: () -> TimeInterval
  private var stopwatch: Stopwatch
  private var frames = 0

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
    self.framesPerSecond = framesPerSecond
    self.clock = clock
    fall = Fall(by: source)
    stopwatch = Stopwatch(startedAt: clock())
    fall.onMove = { [unowned self] in
      frames += 1
      onMove?()
    }
    fall.onLanding = { [unowned self] in land() }
  }

  var position: CGPoint { fall.position }

  /// The time since the start as counted by the frames, in seconds.
  var time: TimeInterval { fall.time }

  /// The real time since the start without pauses, in seconds.
  var elapsed: TimeInterval { landing?.duration ?? stopwatch.reading(at: clock()) }

  /// Starts the fall from the top.
  func start() {
    landing = nil
    isPaused = false
    stopwatch = Stopwatch(startedAt: clock())
    fall.startAgain()
    // The move to the top is shown, but it is not a frame of the fall.
    frames = 0
  }

  /// Pauses or continues the fall; nothing happens after the landing.
  func togglePause() {
    guard landing == nil else { return }
    isPaused.toggle()
    if isPaused {
      fall.pause()
      stopwatch.stop(at: clock())
    } else {
      fall.start()
      stopwatch.start(at: clock())
    }
  }

  private func land() {
    let landing = Landing(
      duration: stopwatch.reading(at: clock()), frames: frames, framesPerSecond: framesPerSecond)
    self.landing = landing
    onLanding?(landing)
  }
}
