import Dynamics

/// Frames from a plain repeating timer, each of which is assumed to last as long as any other.
///
/// That is how most first animations are written. It holds while the run loop has time for every
/// tick: a tick that is skipped is a stretch of time that nobody counts, and the motion falls behind.
final class TickingTimer: FrameSource {
  var onFrame: ((Frame) -> Void)?

  /// The first tick after a pause comes one interval after its end.
  var isPaused = false {
    didSet { if isPaused != oldValue { timer?.fireDate = nextFireDate } }
  }

  /// What each frame is assumed to last, in seconds.
  let interval: TimeInterval

  private var timer: Timer?

  /// A timer that is on no run loop yet.
  init(framesPerSecond: Int) {
    interval = 1 / Double(framesPerSecond)
  }

  deinit { timer?.invalidate() }

  /// Ticks from now on, the first time in one interval.
  func add(to runLoop: RunLoop) {
    guard self.timer == nil else { return }
    // The block is Sendable for the sake of timers used across threads, which this one is not.
    nonisolated(unsafe) weak let source = self
    // Without a date to fire at, Foundation on Linux would ring at once.
    let timer = Timer(fire: nextFireDate, interval: interval, repeats: true) { _ in
      source?.tick(at: MediaTime.now)
    }
    runLoop.add(timer, forMode: .common)
    self.timer = timer
  }

  /// Begins a frame, whose duration is the same whenever the one before began.
  func tick(at time: TimeInterval) {
    guard !isPaused else { return }
    onFrame?(Frame(timestamp: time, targetTimestamp: time + interval, duration: interval))
  }

  private var nextFireDate: Date {
    isPaused ? .distantFuture : Date(timeIntervalSinceNow: interval)
  }
}
