public import Foundation

extension Decay {
  /// The value at a time after it was thrown from `start`.
  ///
  /// - Parameters:
  ///   - time: In seconds; less than 0 counts as 0.
  ///   - start: Where the value was at time 0.
  ///   - velocity: The velocity at time 0, in units of the value a second.
  public func value<Value: VectorValue>(
    at time: TimeInterval, from start: Value, initialVelocity velocity: Value
  ) -> Value {
    DecayCourse(from: start, velocity: velocity, decay: self).value(at: time)
  }
}
