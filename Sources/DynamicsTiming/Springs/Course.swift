import DynamicsReporting
import Foundation

/// A motion whose value and velocity at any time are known.
protocol Course<Value> {
  associatedtype Value

  /// The value at which it comes to rest.
  var destination: Value { get }

  /// The time until it comes to rest, in seconds.
  var duration: TimeInterval { get }

  func value(at time: TimeInterval) -> Value

  /// The velocity at a time, in units of the value per second.
  func velocity(at time: TimeInterval) -> Value
}

/// A course that a timed animation can follow, and leave for another target.
protocol AnimationCourse<Value>: Course {
  var beginsAtRest: Bool { get }

  /// Returns a course from the value at `time` to another target, with its velocity or from rest.
  func turning(
    at time: TimeInterval, to target: Value, fromRest: Bool
  ) -> any AnimationCourse<Value>
}

/// The fraction of the initial displacement that may remain when a motion counts as settled.
let settledFraction = 1e-4

/// The velocity; zero for an invalid one, which is reported.
func usable<Value: VectorValue>(velocity: Value, by type: String) -> Value {
  DynamicsDiagnostics.checked(
    velocity, velocity.isInRange, else: .zero,
    "a velocity of \(velocity) is not finite or beyond \(ValueRange.greatestNorm); zero is used",
    by: type)
}
