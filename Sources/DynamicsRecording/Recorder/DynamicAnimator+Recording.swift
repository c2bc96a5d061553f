public import Dynamics
public import Foundation

extension DynamicAnimator {
  /// Lets time pass and records the motion.
  ///
  /// From now on the program drives the animator, as with `advance(by:)`. If the animator comes to
  /// rest before the time is over, the rest of the recording is still.
  ///
  /// - Parameters:
  ///   - seconds: The length of the recording in seconds, from 0 to 100,000,000, about three years,
  ///     or to a billion frames; the simulated time is that times `speed`. A longer one is reported
  ///     and cut. For an invalid number, only the present moment is recorded.
  ///   - framesPerSecond: The frames per second to keep, more than 0 and at most 1000; the default
  ///     is 60, which is also used for other numbers.
  ///   - appearance: Returns the appearance of an item; by default, an outline in a distinct color.
  /// - Returns: The recording. It ends when it takes 256 MiB, and that is reported.
  /// - Complexity: The cost of all steps in that time, and of one frame of a ``Recorder`` for each
  ///   frame.
  public func record(
    for seconds: TimeInterval, framesPerSecond: Double = 60,
    appearance: Recorder.Appearances? = nil
  ) -> Recording {
    record(upTo: seconds, framesPerSecond, appearance, nil) { _ in true }
  }

  /// Lets time pass until everything is at rest, and records the motion.
  ///
  /// Otherwise it is the same as ``record(for:framesPerSecond:appearance:)``, with the longest length in
  /// place of the length.
  ///
  /// - Complexity: As of ``record(for:framesPerSecond:appearance:)``.
  public func recordUntilPaused(
    limit: TimeInterval, framesPerSecond: Double = 60, appearance: Recorder.Appearances? = nil
  ) -> Recording {
    record(upTo: limit, framesPerSecond, appearance, nil) { $0.isRunning }
  }

  /// Lets time pass and records the motion, as long as a condition holds.
  ///
  /// - Parameter stacking: See ``Recorder/stacking``.
  package func record(
    upTo seconds: TimeInterval, _ framesPerSecond: Double, _ appearance: Recorder.Appearances?,
    _ stacking: (() -> [any DynamicItem])?, while goesOn: (DynamicAnimator) -> Bool
  ) -> Recording {
    let recorder = Recorder(self, framesPerSecond: framesPerSecond, appearance: appearance)
    recorder.stacking = stacking
    recorder.start()
    guard seconds >= 0, seconds.isFinite else {
      DynamicsDiagnostics.report(
        "a recording of \(seconds) s is negative or not finite; only the present moment is recorded",
        by: "DynamicAnimator.record(for:)")
      recorder.stop()
      return recorder.recording
    }
    let rate = recorder.framesPerSecond
    let longest = min(RecordingCheck.longest, RecordingCheck.mostFrames / rate)
    if seconds > longest {
      DynamicsDiagnostics.report(
        "a recording of \(seconds) s is longer than \(longest) s, and ends there; record less, or "
          + "at a lower frame rate",
        by: "DynamicAnimator.record(for:)")
    }
    let seconds = min(seconds, longest)
    var frame = 0
    while recorder.isRecording, goesOn(self), Double(frame) / rate < seconds - 1e-9 {
      frame += 1
      let due = min(Double(frame) / rate, seconds)
      advance(by: due - Double(frame - 1) / rate)
      // All the time that is left is still.
      if !isRunning || speed == 0 { break }
    }
    if recorder.isRecording, goesOn(self) { recorder.wait(until: seconds) }
    recorder.stop()
    return recorder.recording
  }
}
