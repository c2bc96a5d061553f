public import Foundation

extension DraggableValue {
  enum State {
    case settled
    case dragged(Drag)
    case flying(Flight)
  }

  struct Drag {
    /// The value when the drag began.
    let origin: Value
    /// `nil` after the limits or the band have changed.
    var grip: Grip<Value>?
    var trail = PointerTrail<Value>()

    /// The place of the finger.
    var finger: Value { trail.last ?? origin }
  }

  /// A motion without a finger.
  struct Flight {
    enum Reason {
      case thrown(Throw)
      case sent(Value)
    }

    let course: any Course<Value>
    let reason: Reason
    /// When it began and the time now, in seconds on the clock of the frame source; `nil` before the
    /// first frame of a flight that began at rest.
    var times: (start: TimeInterval, now: TimeInterval)?

    var elapsed: TimeInterval { times.map { max($0.now - $0.start, 0) } ?? 0 }
  }

  /// Whether a finger holds the value: from ``begin(at:)`` until ``end(at:)`` or ``send(to:)``.
  public var isDragged: Bool {
    noteRead()
    return isInHand
  }

  /// Whether the value is at rest: neither dragged nor in flight.
  public var isSettled: Bool {
    noteRead()
    return if case .settled = state { true } else { false }
  }

  /// The velocity of the value, in units of the value per second.
  ///
  /// In flight it is exact. During a drag, it is measured as by ``end(at:)``. At rest it is zero.
  public var velocity: Value {
    noteRead()
    return presentVelocity
  }

  /// The value at which it comes to rest.
  ///
  /// During a drag, this is where it would land if it were released now.
  ///
  /// - Complexity: During a drag, O(*n*), where *n* is the number of ``detents``; O(*n*²) with
  ///   ``Landing/next``.
  public var destination: Value {
    noteRead()
    return presentDestination
  }

  /// The time until the value comes to rest, in seconds; 0 at rest.
  ///
  /// During a drag, this is the time that it would take if it were released now. It is infinite for a
  /// spring without damping.
  ///
  /// - Complexity: During a drag, O(*n*), where *n* is the number of ``detents``; O(*n*²) with
  ///   ``Landing/next``.
  public var remainingTime: TimeInterval {
    noteRead()
    return switch state {
    case .settled: 0
    case .dragged(let drag): course(of: thrown(drag, at: lastEvent)).duration
    case .flying(let flight): max(flight.course.duration - flight.elapsed, 0)
    }
  }
}

// The same for its own methods, whose reads nobody observes.
extension DraggableValue {
  var isInHand: Bool {
    if case .dragged = state { true } else { false }
  }

  var presentVelocity: Value {
    switch state {
    case .settled: .zero
    case .dragged(let drag): velocity(of: drag, at: lastEvent)
    case .flying(let flight): flight.course.velocity(at: flight.elapsed)
    }
  }

  var presentDestination: Value {
    switch state {
    case .settled: present
    case .dragged(let drag): course(of: thrown(drag, at: lastEvent)).destination
    case .flying(let flight): flight.course.destination
    }
  }

  var finger: Value {
    if case .dragged(let drag) = state { return drag.finger }
    return confinement?.unstretched(present, by: rubberBand) ?? present
  }

  /// The time of the last frame or event; `nil` at rest.
  var presentTime: TimeInterval? {
    switch state {
    case .settled: nil
    case .dragged: lastEvent
    case .flying(let flight): flight.times?.now
    }
  }

  func shown(_ finger: Value, _ drag: Drag) -> Value {
    confinement?.stretched(finger, by: rubberBand, grip: drag.grip) ?? finger
  }

  private func velocity(of drag: Drag, at time: TimeInterval) -> Value {
    drag.trail.velocity(afterRest: drag.trail.rest(at: time)) { shown($0, drag) }
  }

  func thrown(_ drag: Drag, at time: TimeInterval) -> Throw {
    let velocity = velocity(of: drag, at: time)
    return Throw(
      origin: drag.origin, value: present, velocity: velocity,
      destination: glide(velocity: velocity).destination, detents: confinedDetents)
  }

  var confinedDetents: [Value] { detents.map(confined) }

  /// The value within the limits that is nearest to another.
  func confined(_ value: Value) -> Value { confinement?.nearest(to: value) ?? value }

  func course(of thrown: Throw) -> any Course<Value> {
    landing.target(of: thrown).map { springCourse(to: $0, velocity: thrown.velocity) }
      ?? glide(velocity: thrown.velocity)
  }

  /// The course without detents.
  func glide(velocity: Value) -> any Course<Value> {
    confinement?.glide(
      from: present, velocity: velocity, decay: deceleration, spring: spring,
      areRigid: rubberBand.isRigid)
      ?? DecayCourse(from: present, velocity: velocity, decay: deceleration)
  }

  func springCourse(to target: Value, velocity: Value) -> any Course<Value> {
    let target = confined(target)
    if rubberBand.isRigid, let confinement {
      return confinement.stoppedSpring(
        from: present, to: target, velocity: velocity, spring: spring)
    }
    return SpringCourse(from: present, to: target, velocity: velocity, spring: spring)
  }
}
