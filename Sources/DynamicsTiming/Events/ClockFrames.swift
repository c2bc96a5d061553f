package import Foundation

/// Frames of an ``EventClock``; the first comes one period after the end of a pause.
///
/// While the clock is live, they are the frames of the main frame source, or none if it is not
/// followed.
package final class ClockFrames: MainQueueSource {
  private let clock: EventClock
  private var liveSource: SharedFrameSource?
  private var schedule: FrameSchedule?
  private var event: EventClock.Event?

  let isOnMainQueue: Bool

  package var onFrame: ((Frame) -> Void)? {
    // Releasing the old closure may run code that sets this property again, so it is released last.
    didSet { withExtendedLifetime(oldValue) {} }
  }

  private var latest: Frame?

  /// The start of the latest manual frame, in seconds of `now`; `nil` before the first.
  package var timestamp: TimeInterval? { latest.map { clock.mediaTime(at: $0.timestamp) } }

  /// Whether the clock is manual and live frames have ended.
  package var isByHand: Bool { !clock.isLive }

  /// Makes a paused source of 60 frames per second.
  ///
  /// - Parameter followsMainFrameSource: Whether live frames are those of the main frame source;
  ///   the source is then used on the main queue only.
  package init(of clock: EventClock = .current, followsMainFrameSource: Bool) {
    self.clock = clock
    let liveSource =
      followsMainFrameSource
      ? MainFrameSource.current.map { SharedFrameSource($0, isPaused: true) } : nil
    self.liveSource = liveSource
    isOnMainQueue = liveSource != nil
    liveSource?.onFrame = { [weak self] in self?.takeLive($0) }
  }

  deinit {
    if let event { clock.cancel(event) }
  }

  package var isPaused = true {
    didSet {
      guard isPaused != oldValue else { return }
      schedule = isPaused ? nil : FrameSchedule(start: clock.time, period: period)
      wait()
      liveSource?.isPaused = isPaused || !clock.isLive
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

  package func detach() { liveSource = nil }

  private func takeLive(_ frame: Frame) {
    guard clock.isLive else { return detach() }
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
    // Wait for the next frame first: the listener may pause or change the source.
    wait()
    onFrame?(frame)
  }
}
