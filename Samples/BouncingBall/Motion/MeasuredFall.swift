import Dynamics

/// A fall, and how long it really takes.
final class MeasuredFall {
  private let framesPerSecond: Int

  /// What is called in each frame of the fall, once it has been counted.
  var onMove: (() -> Void)?

  /// What is called when the ball has landed; it may start again.
  var onLanding: ((Landing) -> Void)?

  /// What the fall took; `nil` while the ball is on its way.
  private(set) var landing: Landing?

  /// Whether the ball is held, and the time with it.
  private(set) var isPaused = false

  private let fall: Fall
  private let clock: () -> TimeInterval
  private var watch: Stopwatch
  private var frames = 0

  /// A ball at the top, which waits for ``start()``.
  ///
  /// - Parameters:
  ///   - source: What moves the ball on.
  ///   - framesPerSecond: How many frames the source should have.
  ///   - clock: The time of now, in seconds.
  init(
    by source: any FrameSource, framesPerSecond: Int,
    clock: @escaping () -> TimeInterval = { MediaTime.now }
  ) {
    self.framesPerSecond = framesPerSecond
    self.clock = clock
    fall = Fall(by: source)
    watch = Stopwatch(startedAt: clock())
    fall.onMove = { [unowned self] in
      frames += 1
      onMove?()
    }
    fall.onLanding = { [unowned self] in land() }
  }

  var position: CGPoint { fall.position }

  /// How long the ball has been falling by the frames' count, in seconds.
  var time: TimeInterval { fall.time }

  /// How long it has really been falling, less pauses, in seconds.
  var elapsed: TimeInterval { landing?.duration ?? watch.reading(at: clock()) }

  /// Lets the ball go from the top, wherever it is.
  func start() {
    landing = nil
    isPaused = false
    watch = Stopwatch(startedAt: clock())
    fall.startAgain()
    // The way back to the top is shown like any other, but is no frame of the fall.
    frames = 0
  }

  /// Holds the ball, or lets it go on; nothing happens once it has landed.
  func togglePause() {
    guard landing == nil else { return }
    isPaused.toggle()
    if isPaused {
      fall.pause()
      watch.stop(at: clock())
    } else {
      fall.start()
      watch.start(at: clock())
    }
  }

  private func land() {
    let landing = Landing(
      duration: watch.reading(at: clock()), frames: frames, framesPerSecond: framesPerSecond)
    self.landing = landing
    onLanding?(landing)
  }
}
