import Foundation

/// The course of a number on a spring between rigid limits: where it would pass one, it stops, and goes on
/// from there on the spring, from rest.
struct StoppedSpring: Course {
  let destination: Double
  let duration: TimeInterval
  /// The way from one stop to the next.
  private var legs: [(start: TimeInterval, course: SpringCourse<Double>)] = []
  /// The limits, and the start if it is beyond one.
  private let bounds: ClosedRange<Double>

  /// - Parameters:
  ///   - target: Within the limits.
  ///   - limits: They may be infinite.
  init(
    from start: Double, to target: Double, velocity: Double, spring: Spring,
    limits: ClosedRange<Double>
  ) {
    destination = target
    bounds = limits.including(start)
    // At a limit and beyond it, it goes no further out.
    let isStopped =
      start >= limits.upperBound && velocity > 0 || start <= limits.lowerBound && velocity < 0
    var time: TimeInterval = 0
    var course = SpringCourse(
      from: start, to: target, velocity: isStopped ? 0 : velocity, spring: spring)
    // Each way between two limits ends nearer to the target than the one before.
    while let stop = course.stop(at: limits) {
      legs.append((time, course))
      time += stop.time
      course = SpringCourse(from: stop.limit, to: target, velocity: 0, spring: spring)
    }
    legs.append((time, course))
    duration = time + course.duration
  }

  func value(at time: TimeInterval) -> Double {
    let leg = leg(at: time)
    return bounds.nearest(to: leg.course.value(at: time - leg.start))
  }

  func velocity(at time: TimeInterval) -> Double {
    let leg = leg(at: time)
    return leg.course.velocity(at: time - leg.start)
  }

  private func leg(at time: TimeInterval) -> (start: TimeInterval, course: SpringCourse<Double>) {
    legs.last { $0.start <= time } ?? legs[0]
  }
}

extension SpringCourse<Double> {
  /// The limit that the number passes first on its way out, and the time when it does; `nil` for none.
  fileprivate func stop(
    at limits: ClosedRange<Double>
  ) -> (limit: Double, time: TimeInterval)? {
    // Between two turning points it moves in one direction. Each is nearer to the target than the one before it
    // on the same side, so the first three tell.
    guard let turn = turningTime else { return nil }
    var before: TimeInterval = 0
    for count in 0..<3 {
      let after = turn + (count == 0 ? 0 : Double(count) * halfPeriod)
      let (near, far) = (value(at: before), value(at: after))
      let limit = limits.nearest(to: far)
      if limit != far, limits.contains(near) || limits.nearest(to: near) != limit {
        return (limit, time(of: limit, from: before, to: after))
      }
      before = after
    }
    return nil
  }

  private func time(of limit: Double, from before: TimeInterval, to after: TimeInterval)
    -> TimeInterval
  {
    let isRising = value(at: before) < limit
    var (low, high) = (before, after)
    while case let middle = low + (high - low) / 2, low < middle, middle < high {
      if (value(at: middle) < limit) == isRising { low = middle } else { high = middle }
    }
    return low
  }
}
