import Dynamics

/// Frames of a repeating timer; each is assumed to have the same duration.
///
/// Many simple animations work this way. It is correct while the run loop has time for every tick.
/// Time is lost with each skipped tick, so the motion falls behind.
final class TickingTimer: FrameSource {
  var onFrame: ((Frame) -> Void)?

  /// Whether the timer is paused; the first tick after a pause comes one interval after its end.
  var isPaused = false {
    didSet { if isPaused != oldValue { timer?.fireDate = nextFireDate } }
  }

  /// The assumed duration of each frame, in seconds.
  let interval: TimeInterval

  private var timer: Timer?

  /// Makes a timer, which is on no run loop yet.
  init(framesPerSecond: Int) {
    interval = 1 / Double(framesPerSecond)
  }

  deinit { timer?.invalidate() }

  /// Starts the timer; the first tick comes after one interval.
  func add(to runLoop: RunLoop) {
    guard self.timer == nil else { return }
    // The block is `Sendable` since timers can be used across threads. This one is not.
    nonisolated(unsafe) weak let source = self
    // Without a date, a timer of Foundation on Linux would fire at once.
    let timer = Timer(fire: nextFireDate, interval: interval, repeats: true) { _ in
      source?.tick(at: MediaTime.now)
    }
    runLoop.add(timer, forMode: .common)
    self.timer = timer
  }

  /// Sends a frame, which always has the same duration.
  func tick(at time: TimeInterval) {
    guard !isPaused else { return }
    onFrame?(Frame(timestamp: time, targetTimestamp: time + interval, duration: interval))
  }

  private var nextFireDate: Date {
    isPaused ? .distantFuture : Date(timeIntervalSinceNow: interval)
  }
}
