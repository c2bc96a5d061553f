import Foundation

/// One stretch of a motion, to one target.
struct MotionLeg<Value: Interpolatable> {
  let target: Value

  /// In seconds.
  let duration: TimeInterval

  let timing: TimingFunction

  /// How the leg before was left for this one; `nil` for a start from rest.
  var departure: Departure?

  /// Where the motion is, from `start` and, if that moves, from where it has got to.
  func value(from start: Value, at time: TimeInterval) -> Value {
    let share = duration > 0 ? min(time / duration, 1) : 1
    guard let departure else {
      return .interpolate(from: start, to: target, progress: timing(share))
    }
    // Whatever the timing's slope at first, the influence of the target begins with slope 0. At the
    // end the factor is 1 with slope 0, so that the timing ends as it would.
    let influence = timing(share) * share * (2 - share)
    return .interpolate(from: start, to: target, progress: influence, leaving: departure.value)
  }
}

extension MotionLeg {
  /// The moment at which one leg was left for the next.
  struct Departure {
    /// Where the motion was.
    let value: Value

    /// How far the previous leg was, in seconds of its clock.
    let time: TimeInterval

    /// How long the clock of the leg before runs on, in seconds of the next leg's.
    let coasting: TimeInterval

    /// What the clock of the leg before shows `elapsed` seconds later.
    func earlierTime(after elapsed: TimeInterval) -> TimeInterval {
      guard elapsed < coasting else { return time + coasting / 2 }
      return time + elapsed * (1 - elapsed / (2 * coasting))
    }

    /// How fast the clock of the leg before runs `elapsed` seconds later: at first 1, at last 0.
    func earlierRate(after elapsed: TimeInterval) -> Double {
      elapsed < coasting ? 1 - elapsed / coasting : 0
    }
  }
}
