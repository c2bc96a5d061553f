public import Dynamics
public import Foundation

extension DynamicAnimator {
  /// Lets time pass and records it.
  ///
  /// From now on the animator is driven by hand, as by `advance(by:)`. Where it rests before
  /// the time is over, the picture stands still until then.
  ///
  /// - Parameters:
  ///   - seconds: How long, at least 0; times `speed` in here. Another number is diagnosed, and
  ///     the present moment recorded.
  ///   - framesPerSecond: How many moments of each second are kept, more than 0 and at most 1000; 60 by default.
  ///   - appearance: What an item is to look like; outlines in distinct colors by default.
  /// - Returns: The recording; what does not fit in 256 MiB is left out, and diagnosed.
  public func record(
    for seconds: TimeInterval, framesPerSecond: Double = 60,
    appearance: Recorder.Appearances? = nil
  ) -> Recording {
    record(upTo: seconds, framesPerSecond, appearance) { _ in true }
  }

  /// Lets time pass until everything is at rest and records it.
  ///
  /// As ``record(for:framesPerSecond:appearance:)``, but it ends when the animator pauses.
  ///
  /// - Parameters:
  ///   - limit: The most seconds, at least 0.
  ///   - framesPerSecond: How many moments of each second are kept, more than 0 and at most 1000; 60 by default.
  ///   - appearance: What an item is to look like; outlines in distinct colors by default.
  public func recordUntilPaused(
    limit: TimeInterval, framesPerSecond: Double = 60, appearance: Recorder.Appearances? = nil
  ) -> Recording {
    record(upTo: limit, framesPerSecond, appearance) { $0.isRunning }
  }

  private func record(
    upTo seconds: TimeInterval, _ framesPerSecond: Double, _ appearance: Recorder.Appearances?,
    while goesOn: (DynamicAnimator) -> Bool
  ) -> Recording {
    let recorder = Recorder(self, framesPerSecond: framesPerSecond, appearance: appearance)
    recorder.start()
    guard seconds >= 0, seconds.isFinite else {
      DynamicsDiagnostics.report(
        "a recording of \(seconds) s is negative or not finite; the present moment is recorded",
        by: "DynamicAnimator.record(for:)")
      recorder.stop()
      return recorder.recording
    }
    let rate = recorder.framesPerSecond
    var frame = 0
    while recorder.isRecording, goesOn(self), Double(frame) / rate < seconds - 1e-9 {
      frame += 1
      let due = min(Double(frame) / rate, seconds)
      advance(by: due - Double(frame - 1) / rate)
      // At rest no step was taken; what is left over for the next step is not lost.
      if !isRunning, goesOn(self) { recorder.wait(until: due) }
    }
    if recorder.isRecording, goesOn(self) { recorder.wait(until: seconds) }
    recorder.stop()
    return recorder.recording
  }
}
