public import Foundation

extension Decay {
  /// Returns the value of a decay at a time.
  ///
  /// - Parameters:
  ///   - time: The time in seconds; a negative number counts as 0.
  ///   - start: The value at time 0.
  ///   - velocity: The velocity at time 0, in units of the value per second.
  public func value<Value: VectorValue>(
    at time: TimeInterval, from start: Value, initialVelocity velocity: Value
  ) -> Value {
    DecayCourse(from: start, velocity: velocity, decay: self).value(at: time)
  }
}
