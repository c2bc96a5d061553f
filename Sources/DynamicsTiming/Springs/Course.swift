import DynamicsReporting
import Foundation

/// A motion whose value and velocity at any time are known.
protocol Course<Value> {
  associatedtype Value

  /// When it has come to rest, in seconds.
  var duration: TimeInterval { get }

  /// Whether its velocity is zero at first.
  var beginsAtRest: Bool { get }

  func value(at time: TimeInterval) -> Value

  /// The velocity at a time, in units of the value a second.
  func velocity(at time: TimeInterval) -> Value

  /// The course to another target from where this one is, with its velocity or from rest.
  func turning(at time: TimeInterval, to target: Value, fromRest: Bool) -> any Course<Value>
}

/// The share of its whole way that a motion may have left when it is over.
let settledShare = 1e-4

/// The velocity itself, or zero after a diagnostic.
func usable<Value: VectorValue>(velocity: Value, by type: String) -> Value {
  guard velocity.norm.isFinite else {
    DynamicsDiagnostics.report(
      "a velocity of \(velocity) is not finite; zero is used", by: type)
    return .zero
  }
  return velocity
}
