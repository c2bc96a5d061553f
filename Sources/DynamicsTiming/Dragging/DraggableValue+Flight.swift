import DynamicsReporting
import Foundation

// How the value moves without a finger.
extension DraggableValue {
  /// Begins a flight, or comes to rest at once if there is nothing to do.
  func fly(on course: any Course<Value>, for reason: Flight.Reason, from start: TimeInterval?) {
    guard course.duration > 0, motionPreference ?? .current == .full else {
      return settle(at: course.destination)
    }
    guard let subscription = subscription ?? makeSubscription(), subscription.isUsableHere else {
      // It cannot move without frames, and stays.
      state = .settled
      leaveFrames()
      return
    }
    self.subscription = subscription
    state = .flying(Flight(course: course, reason: reason, times: start.map { ($0, $0) }))
    subscription.isPaused = false
  }

  private func makeSubscription() -> FrameSubscription? {
    guard let frameSource else {
      DynamicsDiagnostics.report(
        "there is no frame source, or it was released; keep it while values move",
        by: "DraggableValue")
      return nil
    }
    return FrameSubscription(
      to: frameSource, for: "DraggableValue", onFrame: { self.take($0) },
      onEnd: { [weak self] in self?.stop() })
  }

  /// The frame source has been released.
  private func stop() {
    state = .settled
    leaveFrames()
  }

  private func take(_ frame: Frame) {
    guard case .flying(var flight) = state, frame.timestamp.isFinite else { return }
    var times = flight.times ?? (frame.timestamp - max(frame.duration, 0), frame.timestamp)
    if frame.timestamp < times.start - 1 {
      DynamicsDiagnostics.report(
        "a frame is more than a second earlier than the events before it; pass times of the frame "
          + "source's clock",
        by: "DraggableValue")
      times = (frame.timestamp, frame.timestamp)
    }
    // An event may be later than the frame in which it is shown.
    times.now = max(times.now, frame.timestamp)
    flight.times = times
    state = .flying(flight)
    guard flight.elapsed < flight.course.duration else {
      return settle(at: flight.course.destination)
    }
    show(flight.course.value(at: flight.elapsed))
  }

  /// The value at the time of an event, which may be later than the last frame.
  func valueInFlight(at time: TimeInterval) -> Value {
    guard case .flying(let flight) = state, let times = flight.times else { return present }
    return flight.course.value(at: max(times.now, time) - times.start)
  }

  func show(_ newValue: Value) {
    present = newValue
    update(newValue)
  }

  private func settle(at destination: Value) {
    state = .settled
    leaveFrames()
    show(destination)
    // The update may have begun a drag or another flight.
    if case .settled = state { onSettle?(present) }
  }

  func leaveFrames() {
    // Ending the subscription may pause the user's source, and that may start another flight.
    withExtendedLifetime(subscription) { subscription = nil }
  }
}

// The immediate effects of new limits, detents and bands.
extension DraggableValue {
  func limitsDidChange() {
    switch state {
    case .settled:
      let target = confined(present)
      guard target.differs(from: present) else { return }
      fly(on: springCourse(to: target, velocity: .zero), for: .sent(present), from: nil)
    case .dragged: regrip()
    case .flying(let flight): turn(flight)
    }
  }

  func landingDidChange() {
    guard case .flying(let flight) = state else { return }
    turn(flight)
  }

  /// Stretches a dragged value by the present limits and band.
  func regrip() {
    guard case .dragged(var drag) = state else { return }
    drag.grip = nil
    state = .dragged(drag)
    let stretched = shown(drag.finger, drag)
    if stretched.differs(from: present) { show(stretched) }
  }

  /// Selects the destination of a flight again.
  private func turn(_ flight: Flight) {
    switch flight.reason {
    case .sent(let target): turn(flight, to: target, for: flight.reason)
    case .thrown(var thrown):
      thrown.detents = confinedDetents
      if let target = landing.target(of: thrown) {
        turn(flight, to: target, for: .thrown(thrown))
      } else if let course = confinement?.glide(
        continuing: flight.course, at: flight.elapsed, decay: deceleration, spring: spring,
        areRigid: rubberBand.isRigid)
      {
        fly(on: course, for: .thrown(thrown), from: flight.times?.now)
      }
    }
  }

  private func turn(_ flight: Flight, to target: Value, for reason: Flight.Reason) {
    guard rubberBand.isRigid || confined(target).differs(from: flight.course.destination) else {
      return
    }
    let velocity = flight.course.velocity(at: flight.elapsed)
    fly(on: springCourse(to: target, velocity: velocity), for: reason, from: flight.times?.now)
  }
}
