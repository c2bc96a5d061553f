import Dynamics

/// Runs a display link and a timer side by side, so that disturbances affect both.
///
/// They share the main run loop and a period. The timer starts half a period after the link, so
/// that neither has to wait for the other. The main beat can replace the link.
final class Contest {
  /// The beats of the display link, or those of the main beat.
  private(set) var link: BeatLog

  /// The name of the source of ``link``.
  var name: String { takesBeat ? "main beat" : "display link" }

  /// The beats of the timer.
  private(set) var timer: BeatLog

  /// The greatest difference between a timestamp of the link and the due time of its frame, in
  /// seconds.
  private(set) var timestampError: TimeInterval = 0

  private let rate: Int
  private let load: TimeInterval
  private let takesBeat: Bool
  private let runLoop = RunLoop.main

  /// Makes a contest; it does not run yet.
  ///
  /// - Parameters:
  ///   - beats: The number of periods to run.
  ///   - rate: The number of periods per second.
  ///   - load: The time for which each beat keeps the thread busy, in seconds.
  ///   - takesBeat: Whether the main beat replaces the link; for a rate of 60.
  init(beats: Int, rate: Int, load: TimeInterval, takesBeat: Bool) {
    self.rate = rate
    self.load = load
    self.takesBeat = takesBeat
    link = BeatLog(period: 1 / Double(rate), last: beats)
    timer = link
  }

  /// Runs the main run loop until the last beat of both is over.
  func run() {
    let source = takesBeat ? startBeat() : startLink()
    Thread.sleep(forTimeInterval: link.period / 2)
    let plainTimer = startTimer()
    let end = timer.time(of: timer.last + 1)
    while MediaTime.now < end {
      let limit = Date(timeIntervalSinceNow: end - MediaTime.now)
      _ = runLoop.run(mode: .default, before: limit)
    }
    source.isPaused = true
    plainTimer.invalidate()
  }

  private func startBeat() -> any FrameSource {
    let beat = SharedFrameSource(isPaused: true) { [unowned self] frame in
      note(frame, beat: Int(((frame.timestamp - link.start) / link.period).rounded()))
    }
    link.start = MediaTime.now
    beat.isPaused = false
    return beat
  }

  private func startLink() -> any FrameSource {
    let displayLink = DisplayLink()
    displayLink.preferredFramesPerSecond = rate
    displayLink.onFrame = { [unowned self, unowned displayLink] frame in
      // Counted outside the link, so that a link with a wrong count of skipped frames would look
      // late here.
      note(frame, beat: link.lateness.count + 1 + displayLink.skippedFrames)
    }
    link.start = MediaTime.now
    displayLink.add(to: runLoop, forMode: .common)
    return displayLink
  }

  private func note(_ frame: Frame, beat: Int) {
    let now = MediaTime.now
    guard beat <= link.last else { return }
    link.note(beat: beat, at: now)
    timestampError = max(timestampError, abs(frame.timestamp - link.time(of: beat)))
    keepBusy(since: now)
  }

  private func startTimer() -> Timer {
    // The block is Sendable for timers that are used across threads, which this one is not.
    nonisolated(unsafe) unowned let contest = self
    timer.start = MediaTime.now
    let plainTimer = Timer(timeInterval: timer.period, repeats: true) { _ in
      let now = MediaTime.now
      contest.timer.note(beat: contest.timer.beat(ringingAt: now), at: now)
      contest.keepBusy(since: now)
    }
    runLoop.add(plainTimer, forMode: .common)
    return plainTimer
  }

  private func keepBusy(since start: TimeInterval) {
    while MediaTime.now - start < load {}
  }
}
