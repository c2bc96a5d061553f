import Foundation

/// The course of an animated value through time, with all its changes of target.
///
/// When the target changes, the motion to the old target is not cut off. Its clock slows down to a
/// halt, while the new target gains weight. At the moment of the change, the clock still runs at
/// its full rate and the new target has no weight. So the velocity is continuous. This needs only
/// interpolation, no arithmetic on values, and works in any direction.
struct Motion<Value: Interpolatable> {
  private typealias Leg = MotionLeg<Value>

  private var start: Value
  /// The legs that still have a part in the motion, from the oldest; never empty.
  private var legs: [Leg]

  /// The rate below which a clock counts as standing still.
  private static var standstill: Double { 1e-9 }

  /// A motion from rest.
  init(from start: Value, to target: Value, duration: TimeInterval, timing: TimingFunction) {
    self.start = start
    legs = [Leg(target: target, duration: duration, timing: timing)]
  }

  /// How long it takes to the newest target, in seconds since that was set.
  var duration: TimeInterval { legs[legs.count - 1].duration }

  /// The value `time` seconds after the newest target was set.
  func value(at time: TimeInterval) -> Value {
    value(of: legs[...], at: time)
  }

  /// The motion that leaves this one at `time` for another target.
  func turning(
    at time: TimeInterval, to target: Value, duration: TimeInterval, timing: TimingFunction
  ) -> Motion {
    let value = value(at: time)
    var (left, leftAt) = (self, time)
    if time <= 0, legs.count > 1, let departure = legs[legs.count - 1].departure {
      // The newest leg has not begun: what it left is left for the new target instead.
      left.legs.removeLast()
      leftAt = departure.time
    }
    let remaining = left.duration - leftAt
    guard leftAt > 0, remaining > 0, duration > 0 else {
      return Motion(from: value, to: target, duration: duration, timing: timing)
    }
    let departure = Leg.Departure(
      value: value, time: leftAt, coasting: min(2 * remaining, duration))
    left.forgetStandingLegs(at: leftAt)
    left.legs.append(
      Leg(target: target, duration: duration, timing: timing, departure: departure))
    return left
  }

  /// Replaces legs whose clocks have stopped, `time` into the newest leg, by where they stopped.
  private mutating func forgetStandingLegs(at time: TimeInterval) {
    var (elapsed, rate) = (time, 1.0)
    for index in legs.indices.reversed() {
      guard index > 0, let departure = legs[index].departure else { return }
      rate *= departure.earlierRate(after: elapsed)
      elapsed = departure.earlierTime(after: elapsed)
      guard rate < Self.standstill else { continue }
      start = value(of: legs[..<index], at: elapsed)
      legs.removeFirst(index)
      return
    }
  }

  /// The value of the oldest legs, `time` into the newest of them.
  private func value(of legs: ArraySlice<Leg>, at time: TimeInterval) -> Value {
    var times = [time]
    for leg in legs.dropFirst().reversed() {
      times.append(leg.departure?.earlierTime(after: times[times.count - 1]) ?? 0)
    }
    return zip(legs, times.reversed()).reduce(start) { value, timed in
      timed.0.value(from: value, at: timed.1)
    }
  }
}
