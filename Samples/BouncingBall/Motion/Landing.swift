import Dynamics
import SampleSupport

/// The result of a fall.
struct Landing: Equatable {
  /// In seconds of real time.
  let duration: TimeInterval

  /// The frames in which the ball moved.
  let frames: Int

  let framesPerSecond: Int

  /// The number of frames that were missing.
  var skippedFrames: Int {
    // A timer may fire a few nanoseconds early.
    let due = (duration * Double(framesPerSecond) + 1e-3).rounded(.down)
    return max(0, Int(due) - frames)
  }

  /// The result in one line.
  var summary: String {
    "Landed after \(duration.fixed(3)) s: \(frames) frames, \(skippedFrames) skipped."
  }
}
