import Foundation

struct SpringCourse<Value: VectorValue>: AnimationCourse {
  let spring: Spring
  let destination: Value
  let duration: TimeInterval
  private let start: Value
  private let displacement: Value
  private let startVelocity: Value

  init(from start: Value, to target: Value, velocity: Value, spring: Spring) {
    self.spring = spring
    self.start = start
    destination = target
    displacement = start.distance(from: target)
    startVelocity = usable(velocity: velocity, by: "Spring")
    let (displacement, velocity) = (displacement, startVelocity)
    duration =
      spring.response == 0
      ? 0
      : Oscillator(spring).settlingDuration(
        displacement: displacement.norm, velocity: velocity.norm,
        combinedVelocity: { velocity.adding(displacement, times: $0).norm },
        fraction: settledFraction)
  }

  var beginsAtRest: Bool { startVelocity.norm == 0 }

  func value(at time: TimeInterval) -> Value {
    guard time > 0 else { return duration > 0 ? start : destination }
    guard time < duration else { return destination }
    let factors = Oscillator(spring).displacement(at: time)
    return destination.adding(displacement, times: factors.ofDisplacement)
      .adding(startVelocity, times: factors.ofVelocity)
  }

  func velocity(at time: TimeInterval) -> Value {
    guard time < duration else { return .zero }
    let factors = Oscillator(spring).velocity(at: max(time, 0))
    return Value.zero.adding(displacement, times: factors.ofDisplacement)
      .adding(startVelocity, times: factors.ofVelocity)
  }

  func turning(
    at time: TimeInterval, to target: Value, fromRest: Bool
  ) -> any AnimationCourse<Value> {
    SpringCourse(
      from: value(at: time), to: target, velocity: fromRest ? .zero : velocity(at: time),
      spring: spring)
  }
}

extension SpringCourse<Double> {
  /// The first time at which it turns around, in seconds; `nil` if it does not, or has come to rest before.
  var turningTime: TimeInterval? {
    guard duration > 0 else { return nil }
    return Oscillator(spring).turningTime(displacement: displacement, velocity: startVelocity)
      .flatMap { $0 < duration ? $0 : nil }
  }

  /// The time from one turning point to the next, in seconds; infinite for a spring that turns once.
  var halfPeriod: TimeInterval { Oscillator(spring).halfPeriod }
}

/// The progress of a spring from rest at 0 to its rest at 1, over its settling duration.
struct SpringEasing: Hashable, Sendable {
  let spring: Spring
  /// The settling duration, in seconds; finite.
  let duration: TimeInterval

  /// `nil` for a spring that never settles, or only after more turns than numbers can count.
  init?(_ spring: Spring) {
    self.spring = spring
    duration = spring.settlingDuration
    guard duration.isFinite,
      spring.response == 0 || Oscillator(spring).countsTurns(until: duration)
    else { return nil }
  }

  func progress(at t: Double) -> Double { spring.progress(at: t * duration) }
}
