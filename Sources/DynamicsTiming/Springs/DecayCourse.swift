import Foundation

struct DecayCourse<Value: VectorValue>: AnimationCourse {
  let destination: Value
  let duration: TimeInterval
  let decay: Decay
  private let start, startVelocity: Value

  init(from start: Value, velocity: Value, decay: Decay) {
    self.decay = decay
    self.start = start
    startVelocity = usable(velocity: velocity, by: "Decay")
    destination = start.adding(startVelocity, times: decay.timeConstant)
    duration = startVelocity.norm == 0 ? 0 : decay.settlingDuration
  }

  var beginsAtRest: Bool { startVelocity.norm == 0 }

  func value(at time: TimeInterval) -> Value {
    guard time < duration else { return destination }
    let constant = decay.timeConstant
    return start.adding(startVelocity, times: constant * -expm1(-max(time, 0) / constant))
  }

  func velocity(at time: TimeInterval) -> Value {
    guard time < duration else { return .zero }
    return Value.zero.adding(startVelocity, times: exp(-max(time, 0) / decay.timeConstant))
  }

  /// Turns to a target on a spring, since a decay has no target.
  func turning(
    at time: TimeInterval, to target: Value, fromRest: Bool
  ) -> any AnimationCourse<Value> {
    SpringCourse(
      from: value(at: time), to: target, velocity: fromRest ? .zero : velocity(at: time),
      spring: Spring())
  }
}
