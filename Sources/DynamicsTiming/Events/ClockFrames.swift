package import Foundation

/// Frames of a clock: the first comes one period after the end of a pause.
///
/// While the clock is live, they are those of the process's beat, if that is followed, or none.
package final class ClockFrames: MainQueueSource {
  private let clock: EventClock
  private var beat: SharedFrameSource?
  private var schedule: FrameSchedule?
  private var event: EventClock.Event?

  let isOnMainQueue: Bool

  package var onFrame: ((Frame) -> Void)? {
    get { listener }
    // Whoever goes with what is replaced may set this, too.
    set { withExtendedLifetime(listener) { listener = newValue } }
  }

  private var listener: ((Frame) -> Void)?

  private var latest: Frame?

  /// When the latest frame that was passed by hand began, in seconds of `now`; `nil` before the first.
  package var timestamp: TimeInterval? { latest.map { clock.mediaTime(at: $0.timestamp) } }

  /// Whether live frames come no more.
  package var isByHand: Bool { !clock.isLive }

  /// Makes paused frames, 60 in a second.
  ///
  /// - Parameter followsBeat: Whether live frames are those of the main queue, which this is then used on.
  package init(of clock: EventClock = .current, followsBeat: Bool) {
    self.clock = clock
    let beat = followsBeat ? MainBeat.current.map { SharedFrameSource($0, isPaused: true) } : nil
    self.beat = beat
    isOnMainQueue = beat != nil
    beat?.onFrame = { [weak self] in self?.takeLive($0) }
  }

  deinit {
    if let event { clock.cancel(event) }
  }

  package var isPaused = true {
    didSet {
      guard isPaused != oldValue else { return }
      schedule = isPaused ? nil : FrameSchedule(start: clock.time, period: period)
      wait()
      beat?.isPaused = isPaused || !clock.isLive
    }
  }

  package var framesPerSecond = 60 {
    didSet {
      guard framesPerSecond != oldValue else { return }
      schedule = schedule?.continued(from: clock.time, period: period)
      wait()
    }
  }

  package var period: TimeInterval { 1 / Double(framesPerSecond) }

  /// Follows live frames no more.
  package func leaveBeat() { beat = nil }

  private func takeLive(_ frame: Frame) {
    guard clock.isLive else { return leaveBeat() }
    onFrame?(frame)
  }

  private func wait() {
    if let event { clock.cancel(event) }
    event = schedule.map { schedule in
      clock.call(at: schedule.nextDue, as: .frame) { [weak self] in self?.wake(at: schedule.nextDue)
      }
    }
  }

  private func wake(at due: TimeInterval) {
    guard let (frame, _) = schedule?.takeFrame(dueAt: due) else { return }
    latest = frame
    // Set before the frame is delivered, so that whatever the listener does to the frames holds.
    wait()
    onFrame?(frame)
  }
}
