import DynamicsReporting
public import Foundation

extension DraggableValue {
  /// Begins a drag; a value in flight is caught.
  ///
  /// - Parameter time: The time of the event, in seconds on the clock of the frame source. A value in
  ///   flight stops where it is at that time.
  /// - Returns: The place of the finger from which ``move(to:at:)`` continues. Within the limits,
  ///   this is the value. Beyond one it is further out, as the value gives way there.
  @discardableResult
  public func begin(at time: TimeInterval) -> Value {
    guard accept(time) else { return finger }
    if case .dragged(let drag) = state {
      DynamicsDiagnostics.report("it is already dragged; end that first", by: "DraggableValue")
      return drag.finger
    }
    lastEvent = time
    isDragOverruled = false
    let caught = valueInFlight(at: time)
    let finger = confinement?.unstretched(caught, by: rubberBand) ?? caught
    var drag = Drag(origin: caught, grip: Grip(finger: finger, value: caught))
    drag.trail.append(finger, at: time)
    state = .dragged(drag)
    leaveFrames()
    if caught.differs(from: present) { show(caught) }
    return finger
  }

  /// Moves the value with the finger.
  ///
  /// Calls without a drag are reported and change nothing. After ``send(to:)`` during a drag, the
  /// rest of that drag has no effect.
  ///
  /// - Parameters:
  ///   - finger: The place of the finger: what ``begin(at:)`` returned plus the way of the finger
  ///     since then.
  ///   - time: The time of the event, in seconds on the clock of the frame source.
  public func move(to finger: Value, at time: TimeInterval) {
    guard case .dragged(var drag) = state else {
      if !isDragOverruled { reportNoDrag() }
      return
    }
    guard accept(time), accept(finger) else { return }
    lastEvent = time
    drag.trail.append(finger, at: time)
    state = .dragged(drag)
    show(shown(finger, drag))
  }

  /// Ends the drag, and throws the value with its velocity.
  ///
  /// The velocity is measured over the last 0.05 s of the finger's motion, or between its last two events if
  /// these are farther apart. It is zero if the last event was more than 0.05 s ago. Calls without a drag are reported and
  /// change nothing.
  ///
  /// - Parameter time: The time of the event, in seconds on the clock of the frame source.
  /// - Returns: The value at which it will come to rest.
  /// - Complexity: O(*n*), where *n* is the number of ``detents``; O(*n*²) with ``Landing/next``.
  @discardableResult
  public func end(at time: TimeInterval) -> Value {
    guard case .dragged(let drag) = state else {
      if !isDragOverruled { reportNoDrag() }
      isDragOverruled = false
      return presentDestination
    }
    guard accept(time) else { return presentDestination }
    lastEvent = time
    if case .next = landing, detents.isEmpty {
      DynamicsDiagnostics.report(
        "it is to land on the next detent, but has none; it lands anywhere",
        by: "DraggableValue.end")
    }
    let thrown = thrown(drag, at: time)
    let course = course(of: thrown)
    fly(on: course, for: .thrown(thrown), from: time)
    return course.destination
  }

  /// Sends the value somewhere on its spring, from where it is and with its velocity.
  ///
  /// A drag ends. In flight, the new motion begins with the last frame; at rest, with the next one.
  ///
  /// - Parameter target: The value at which it will come to rest. Beyond a limit, that is the limit,
  ///   as long as it is there. One out of range is reported and changes nothing.
  public func send(to target: Value) {
    guard accept(target) else { return }
    let (velocity, start) = (presentVelocity, presentTime)
    if isInHand { isDragOverruled = true }
    fly(on: springCourse(to: target, velocity: velocity), for: .sent(target), from: start)
  }

  private func accept(_ time: TimeInterval, by member: String = #function) -> Bool {
    if time.isFinite, time >= lastEvent { return true }
    DynamicsDiagnostics.report(
      "a time of \(time) s is not finite or before the last event; nothing changed", by: member)
    return false
  }

  private func accept(_ value: Value, by member: String = #function) -> Bool {
    if value.isInRange { return true }
    DynamicsDiagnostics.report(
      "a value of \(value) is not finite or beyond \(ValueRange.greatestNorm); nothing changed",
      by: member)
    return false
  }

  private func reportNoDrag(by member: String = #function) {
    DynamicsDiagnostics.report("it is not dragged; call begin(at:) first", by: member)
  }
}
