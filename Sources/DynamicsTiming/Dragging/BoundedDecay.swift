import Foundation

/// The course of a thrown number between two limits: a decay until it meets one, and from there a
/// spring that begins with the velocity it has.
///
/// With x₀, v₀ and the time constant τ, it meets the limit L at t = −τ·ln(1 − (L − x₀)/(v₀·τ)), with
/// the velocity v₀ − (L − x₀)/τ. A rigid limit stops it.
struct BoundedDecay: Course {
  let destination: Double
  let duration: TimeInterval
  private let decay: DecayCourse<Double>
  /// The limits if these are rigid, and the start if it is beyond one.
  private let bounds: ClosedRange<Double>
  private let spring: (start: TimeInterval, course: any Course<Double>)?

  /// - Parameter limits: The limits, which may be infinite.
  init(
    from start: Double, velocity: Double, decay: Decay, spring: Spring,
    limits: ClosedRange<Double>, areRigid: Bool
  ) {
    bounds = areRigid ? limits.including(start) : -.infinity ... .infinity
    self.decay = DecayCourse(from: start, velocity: velocity, decay: decay)
    guard let meeting = Self.meeting(self.decay, start, velocity, decay, spring, limits) else {
      destination = limits.nearest(to: self.decay.destination)
      duration = self.decay.duration
      self.spring = nil
      return
    }
    destination = meeting.limit
    let (place, speed) =
      meeting.time == 0
      ? (start, velocity)
      : (meeting.limit, velocity - (meeting.limit - start) / decay.timeConstant)
    let course: any Course<Double> =
      areRigid
      ? StoppedSpring(
        from: place, to: meeting.limit, velocity: speed, spring: spring, limits: limits)
      : SpringCourse(from: place, to: meeting.limit, velocity: speed, spring: spring)
    duration = meeting.time + course.duration
    self.spring = (meeting.time, course)
  }

  /// The limit that stops the decay, and the time when it does; `nil` for none.
  private static func meeting(
    _ course: DecayCourse<Double>, _ start: Double, _ velocity: Double, _ decay: Decay,
    _ spring: Spring, _ limits: ClosedRange<Double>
  ) -> (limit: Double, time: TimeInterval)? {
    func time(to limit: Double) -> TimeInterval {
      decay.time(toCover: limit - start, initialVelocity: velocity) ?? .infinity
    }
    let nearest = limits.nearest(to: start)
    // A value beyond a limit springs back, unless it was thrown back so fast that it is inside sooner.
    if nearest != start, time(to: nearest) >= spring.response { return (nearest, 0) }
    let limit = limits.nearest(to: course.destination)
    guard limit != course.destination else { return nil }
    let meeting = time(to: limit)
    return meeting < course.duration ? (limit, meeting) : nil
  }

  func value(at time: TimeInterval) -> Double {
    if let spring, time >= spring.start { return spring.course.value(at: time - spring.start) }
    return time < duration ? bounds.nearest(to: decay.value(at: time)) : destination
  }

  func velocity(at time: TimeInterval) -> Double {
    if let spring, time >= spring.start { return spring.course.velocity(at: time - spring.start) }
    return time < duration ? decay.velocity(at: time) : 0
  }

  /// The value at which it would come to rest if the limits did not stop it any more.
  func aim(at time: TimeInterval) -> Double {
    isSpringing(at: time) ? destination : decay.destination
  }

  func isSpringing(at time: TimeInterval) -> Bool { time >= spring?.start ?? .infinity }
}

extension ClosedRange<Double> {
  /// The number itself, or the bound that is nearer to it.
  func nearest(to number: Double) -> Double { Swift.min(Swift.max(number, lowerBound), upperBound) }

  func including(_ number: Double) -> Self {
    Swift.min(lowerBound, number)...Swift.max(upperBound, number)
  }
}
