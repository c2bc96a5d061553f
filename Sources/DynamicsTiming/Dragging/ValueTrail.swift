import Foundation

/// The recent places of a finger.
struct ValueTrail<Value: VectorValue> {
  private var samples: [(time: TimeInterval, value: Value)] = []

  /// The duration of the samples, in seconds, as in `DragBehavior`.
  ///
  /// It is long enough to even out the jitter of events, and short enough to follow a flick.
  private static var window: TimeInterval { 0.1 }

  /// The place of the finger.
  var last: Value? { samples.last?.value }

  /// - Parameter time: In seconds; not before the last sample.
  mutating func append(_ value: Value, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.removeAll { $0.time < time - Self.window }
    samples.append((time, value))
  }

  /// The velocity of a value that depends on the place of the finger, by linear regression over the
  /// samples; zero for one sample, and for a finger that has rested as long as the samples last.
  func velocity(at time: TimeInterval, of place: (Value) -> Value) -> Value {
    guard let last = samples.last, samples.count > 1, time - last.time <= Self.window else {
      return .zero
    }
    let mean = samples.reduce(0) { $0 + ($1.time - last.time) } / Double(samples.count)
    let (end, squares) = (
      place(last.value),
      samples.reduce(0) { $0 + ($1.time - last.time - mean) * ($1.time - last.time - mean) }
    )
    guard squares > 0 else { return .zero }
    let velocity = samples.reduce(Value.zero) {
      $0.adding(place($1.value).distance(from: end), times: ($1.time - last.time - mean) / squares)
    }
    // The samples may be too close together.
    return velocity.isInRange ? velocity : .zero
  }
}
