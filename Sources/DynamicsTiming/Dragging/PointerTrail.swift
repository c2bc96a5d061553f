package import Foundation

/// The recent places of a finger or a mouse, and its velocity.
///
/// The velocity is that of the straight line which fits the places of the last ``window`` best. With a longer
/// window, a flick after a hold would be slowed down by the hold, because a finger that rests sends events, too.
package struct PointerTrail<Value: VectorValue> {
  package private(set) var samples: [Sample] = []

  package struct Sample {
    package var time: TimeInterval
    package var place: Value

    package init(time: TimeInterval, place: Value) {
      self.time = time
      self.place = place
    }
  }

  package init() {}

  /// The time that the velocity depends on, in seconds: three frames of a display of 60 Hz, and so the least
  /// that evens out the jitter of events.
  ///
  /// A pointer without events for longer rests. The microsecond is for times that were rounded.
  package static var window: TimeInterval { 0.05 + 1e-6 }

  /// The last place.
  package var last: Value? { samples.last?.place }

  package func canAppend(at time: TimeInterval) -> Bool {
    time >= samples.last?.time ?? -.infinity
  }

  /// - Parameter time: In seconds; not before the last sample.
  package mutating func append(_ place: Value, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    // The last two always count, so that a flick of a single move has a velocity.
    let first = samples.firstIndex { $0.time >= time - Self.window } ?? max(samples.count - 1, 0)
    samples.removeFirst(first)
    samples.append(Sample(time: time, place: place))
  }

  /// The velocity of a value that depends on the place, by linear regression; zero for a single place.
  ///
  /// - Parameters:
  ///   - rest: The time since the last event, in seconds.
  ///   - value: Returns the value at a place.
  package func velocity(
    afterRest rest: TimeInterval = 0, of value: (Value) -> Value = { $0 }
  ) -> Value {
    guard let last = samples.last, samples.count > 1, rest <= Self.window else { return .zero }
    let mean = samples.reduce(0) { $0 + ($1.time - last.time) } / Double(samples.count)
    let squares = samples.reduce(0) {
      $0 + ($1.time - last.time - mean) * ($1.time - last.time - mean)
    }
    guard squares > 0 else { return .zero }
    let end = value(last.place)
    let velocity = samples.reduce(Value.zero) {
      $0.adding(
        value($1.place).distance(from: end), times: ($1.time - last.time - mean) / squares)
    }
    // The samples may be too close together.
    return velocity.isInRange ? velocity : .zero
  }

  /// The time since the last event, in seconds; 0 without one.
  package func rest(at time: TimeInterval) -> TimeInterval { time - (samples.last?.time ?? time) }
}
