public import Foundation

extension Spring {
  /// The value at a time after it was at `start`, moving at `velocity`.
  ///
  /// - Parameters:
  ///   - time: In seconds; less than 0 counts as 0.
  ///   - start: Where the value was at time 0.
  ///   - target: Where the spring pulls it.
  ///   - velocity: The velocity at time 0, in units of the value a second; zero by default.
  public func value<Value: VectorValue>(
    at time: TimeInterval, from start: Value, to target: Value,
    initialVelocity velocity: Value = .zero
  ) -> Value {
    SpringCourse(from: start, to: target, velocity: velocity, spring: self).value(at: time)
  }

  /// How long the value takes to come to rest, in seconds.
  ///
  /// From then on it is nearer to the target than a ten thousandth of its whole way (the distance at
  /// first, plus the velocity times the response / 2π). Infinite without damping. An animation ends
  /// after this time, with the target itself.
  ///
  /// - Parameters:
  ///   - start: Where the value is at first.
  ///   - target: Where the spring pulls it.
  ///   - velocity: The velocity at first, in units of the value a second; zero by default.
  public func settlingDuration<Value: VectorValue>(
    from start: Value, to target: Value, initialVelocity velocity: Value = .zero
  ) -> TimeInterval {
    SpringCourse(from: start, to: target, velocity: velocity, spring: self).duration
  }
}
