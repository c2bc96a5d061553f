public import Foundation

extension Spring {
  /// Returns the value on the spring at a time in seconds; a negative number counts as 0.
  ///
  /// At time 0, it is `start` and has the velocity, in units of the value per second; the default is
  /// zero. It comes to rest at the target.
  public func value<Value: VectorValue>(
    at time: TimeInterval, from start: Value, to target: Value,
    initialVelocity velocity: Value = .zero
  ) -> Value {
    SpringCourse(from: start, to: target, velocity: velocity, spring: self).value(at: time)
  }

  /// Returns the time until the value comes to rest, in seconds.
  ///
  /// After that time, the distance from the target is less than 1/10,000 of the whole way. That is
  /// the initial distance plus the velocity times the response / 2π. Without damping, the time is
  /// infinite. An animation ends after this time, exactly at the target. The arguments are those of
  /// ``value(at:from:to:initialVelocity:)``.
  public func settlingDuration<Value: VectorValue>(
    from start: Value, to target: Value, initialVelocity velocity: Value = .zero
  ) -> TimeInterval {
    SpringCourse(from: start, to: target, velocity: velocity, spring: self).duration
  }
}
