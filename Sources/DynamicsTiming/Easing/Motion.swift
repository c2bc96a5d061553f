import Foundation

/// The course of an animated value through time, with all its changes of target.
///
/// When the target changes, the motion to the old target is not cut off. Its clock slows down to a
/// halt, while the new target gains weight. At the moment of the change, the clock still runs at
/// its full rate and the new target has no weight. So the velocity is continuous. This needs only
/// interpolation, no arithmetic on values, and works in any direction.
struct Motion<Value: Interpolatable> {
  private typealias Leg = MotionLeg<Value>

  private enum Origin {
    case rest(Value)
    case course(any AnimationCourse<Value>)
  }

  private var origin: Origin
  /// The legs that still affect the motion, from the oldest.
  private var legs: [Leg]

  /// The rate below which the clock of a leg counts as stopped.
  private static var standstill: Double { 1e-9 }

  /// A motion from rest.
  init(from start: Value, to target: Value, duration: TimeInterval, timing: TimingFunction) {
    origin = .rest(start)
    legs = [Leg(target: target, duration: duration, timing: timing)]
  }

  /// A motion on a course.
  init(_ course: any AnimationCourse<Value>) {
    origin = .course(course)
    legs = []
  }

  /// The course of the motion; `nil` after a change of target, and for a motion from rest.
  var course: (any AnimationCourse<Value>)? {
    guard legs.isEmpty, case .course(let course) = origin else { return nil }
    return course
  }

  /// The time from the last change of target to the end, in seconds.
  var duration: TimeInterval { legs.last?.duration ?? course?.duration ?? 0 }

  /// The timing of the newest leg; `easeInOut` for a course, which has no timing function.
  var timing: TimingFunction { legs.last?.timing ?? .easeInOut }

  /// The value `time` seconds after the newest target was set.
  func value(at time: TimeInterval) -> Value {
    value(of: legs[...], at: time)
  }

  /// Returns a motion that turns to another target at `time`.
  func turning(
    at time: TimeInterval, to target: Value, duration: TimeInterval, timing: TimingFunction
  ) -> Motion {
    let value = value(at: time)
    var (left, leftAt) = (self, time)
    if time <= 0, let departure = legs.last?.departure {
      // The newest leg has not begun. Replace it, and turn from the leg before.
      left.legs.removeLast()
      leftAt = departure.time
    }
    let remaining = left.duration - leftAt
    let isMoving = leftAt > 0 || left.course?.beginsAtRest == false
    guard isMoving, remaining > 0, duration > 0 else {
      return Motion(from: value, to: target, duration: duration, timing: timing)
    }
    let departure = Leg.Departure(
      value: value, time: leftAt, stoppingTime: min(2 * remaining, duration))
    left.dropStoppedLegs(at: leftAt)
    left.legs.append(
      Leg(target: target, duration: duration, timing: timing, departure: departure))
    return left
  }

  /// Drops the oldest legs whose clocks have stopped, and starts from their final value.
  private mutating func dropStoppedLegs(at time: TimeInterval) {
    var (elapsed, rate) = (time, 1.0)
    for index in legs.indices.reversed() {
      guard let departure = legs[index].departure else { return }
      rate *= departure.previousLegRate(after: elapsed)
      elapsed = departure.previousLegTime(after: elapsed)
      guard rate < Self.standstill else { continue }
      origin = .rest(value(of: legs[..<index], at: elapsed))
      legs.removeFirst(index)
      return
    }
  }

  /// The value of the oldest legs, `time` seconds into the newest of them.
  private func value(of legs: ArraySlice<Leg>, at time: TimeInterval) -> Value {
    // The time by the clock of each leg, from the newest to the oldest, and by that of the course.
    var times = [time]
    for leg in legs.reversed() {
      times.append(leg.departure?.previousLegTime(after: times[times.count - 1]) ?? 0)
    }
    let start =
      switch origin {
      case .rest(let value): value
      case .course(let course): course.value(at: times[times.count - 1])
      }
    return zip(legs, times.dropLast().reversed()).reduce(start) { value, timed in
      timed.0.value(from: value, at: timed.1)
    }
  }
}

extension Motion where Value: VectorValue {
  /// The velocity, in units of the value per second.
  func velocity(at time: TimeInterval) -> Value {
    if let course { return course.velocity(at: time) }
    guard duration > 0 else { return .zero }
    let (first, last) = (max(time - 1e-5, 0), min(time + 1e-5, duration))
    guard last > first else { return .zero }
    return Value.zero.adding(
      value(at: last).distance(from: value(at: first)), times: 1 / (last - first))
  }
}
