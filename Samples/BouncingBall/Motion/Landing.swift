import Dynamics

/// What a fall took, once the ball has landed.
struct Landing: Equatable {
  /// In seconds of real time.
  let duration: TimeInterval

  /// The frames in which the ball moved.
  let frames: Int

  let framesPerSecond: Int

  /// The frames that there would have been time for.
  var skippedFrames: Int {
    // A timer may ring some nanoseconds early.
    let due = (duration * Double(framesPerSecond) + 1e-3).rounded(.down)
    return max(0, Int(due) - frames)
  }

  /// In one line.
  var summary: String {
    "Landed after \(duration.fixed(3)) s: \(frames) frames, \(skippedFrames) skipped."
  }
}
