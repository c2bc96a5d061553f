import Foundation

/// A part of a motion with one target.
struct MotionLeg<Value: Interpolatable> {
  let target: Value

  /// In seconds.
  let duration: TimeInterval

  let timing: TimingFunction

  /// The turn from the leg before to this one; `nil` for a start from rest.
  var departure: Departure?

  /// The value at a time; `start` is the value of the earlier legs at that time.
  func value(from start: Value, at time: TimeInterval) -> Value {
    let fraction = duration > 0 ? min(time / duration, 1) : 1
    guard let departure else {
      return .interpolate(from: start, to: target, progress: timing(fraction))
    }
    // The influence of the target starts with slope 0, whatever the timing's slope. At the end the
    // factor is 1 with slope 0, so the slope of the timing is kept.
    let influence = timing(fraction) * fraction * (2 - fraction)
    return .interpolate(from: start, to: target, progress: influence, leaving: departure.value)
  }
}

extension MotionLeg {
  /// The moment at which the motion turned from one leg to the next.
  struct Departure {
    /// The value at that moment.
    let value: Value

    /// The time by the clock of the leg before, in seconds.
    let time: TimeInterval

    /// The time until the clock of the leg before stops, in seconds of the next leg's clock.
    let stoppingTime: TimeInterval

    /// The time by the clock of the leg before, `elapsed` seconds later.
    func previousLegTime(after elapsed: TimeInterval) -> TimeInterval {
      guard elapsed < stoppingTime else { return time + stoppingTime / 2 }
      return time + elapsed * (1 - elapsed / (2 * stoppingTime))
    }

    /// The rate of the clock of the leg before, `elapsed` seconds later; it falls from 1 to 0.
    func previousLegRate(after elapsed: TimeInterval) -> Double {
      elapsed < stoppingTime ? 1 - elapsed / stoppingTime : 0
    }
  }
}
