public import Foundation

extension Spring {
  /// Returns the value on the spring at a time.
  ///
  /// - Parameters:
  ///   - time: The time in seconds; a negative number counts as 0.
  ///   - start: The value at time 0.
  ///   - target: The value at which the spring rests.
  ///   - velocity: The velocity at time 0, in units of the value per second; the default is zero.
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
  /// infinite. An animation ends after this time, exactly at the target.
  ///
  /// - Parameters:
  ///   - start: The value at time 0.
  ///   - target: The value at which the spring rests.
  ///   - velocity: The velocity at time 0, in units of the value per second; the default is zero.
  public func settlingDuration<Value: VectorValue>(
    from start: Value, to target: Value, initialVelocity velocity: Value = .zero
  ) -> TimeInterval {
    SpringCourse(from: start, to: target, velocity: velocity, spring: self).duration
  }
}
