public import Foundation

extension Decay {
  /// Returns the value of a decay at a time in seconds; a negative number counts as 0.
  ///
  /// At time 0, it is `start` and has the velocity, in units of the value per second.
  public func value<Value: VectorValue>(
    at time: TimeInterval, from start: Value, initialVelocity velocity: Value
  ) -> Value {
    DecayCourse(from: start, velocity: velocity, decay: self).value(at: time)
  }

  /// Returns the value at which a thrown value comes to rest.
  ///
  /// At time 0, it is `start` and has the velocity, in units of the value per second.
  public func destination<Value: VectorValue>(
    from start: Value, initialVelocity velocity: Value
  ) -> Value {
    start.adding(usable(velocity: velocity, by: "Decay"), times: timeConstant)
  }
}
