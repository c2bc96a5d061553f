package import Foundation

/// The times of an animation: a delay, then one direction or both, once or without end.
package struct TransitionCourse {
  private let delay: TimeInterval
  /// The duration of one direction, in seconds.
  private let directionDuration: TimeInterval
  private let pace: Pace
  private let autoreverses: Bool

  /// Whether it has no end.
  package let repeats: Bool

  /// An animation without a duration does not repeat.
  package init(
    duration: TimeInterval, delay: TimeInterval, pace: Pace, repeats: Bool, autoreverses: Bool
  ) {
    self.delay = delay
    directionDuration = duration
    self.pace = pace
    self.repeats = repeats && duration > 0
    self.autoreverses = autoreverses
  }

  /// The time to the end including the delay, in seconds; infinite if it repeats.
  package var duration: TimeInterval {
    repeats ? .infinity : delay + (autoreverses ? 2 : 1) * directionDuration
  }

  /// The progress some seconds after the call that began it.
  package func progress(after seconds: TimeInterval) -> Double {
    let elapsed = seconds - delay
    guard elapsed > 0, directionDuration > 0 else { return 0 }
    var directions = elapsed / directionDuration
    if repeats { directions = directions.truncatingRemainder(dividingBy: autoreverses ? 2 : 1) }
    return pace.progress(at: directions > 1 && autoreverses ? 2 - directions : min(directions, 1))
  }
}
