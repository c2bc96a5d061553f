import CGtk4
import Dynamics

/// A drag of the pointer on a widget that itself stays in its place.
///
/// Times are those of frames, so that a `DraggableValue` can use them.
@MainActor
final class PointerDrag {
  /// Returns whether a drag may begin at a place of the widget.
  var shouldBegin: (CGPoint) -> Bool = { _ in true }
  var onBegin: (CGPoint, TimeInterval) -> Void = { _, _ in }
  /// Called with the way from where the drag began.
  var onMove: (CGVector, TimeInterval) -> Void = { _, _ in }
  var onEnd: (TimeInterval) -> Void = { _ in }

  private let gesture: OpaquePointer
  /// The milliseconds of the first event, and the time that corresponds to them.
  private var start: (event: UInt32, time: TimeInterval)?
  private var latest: TimeInterval = 0

  init(on widget: Widget) {
    gesture = gtk_gesture_drag_new()!
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(widget, gesture)
    onNumbers(gesture, "drag-begin") { [weak self] x, y in self?.begin(at: CGPoint(x: x, y: y)) }
    onNumbers(gesture, "drag-update") { [weak self] x, y in self?.move(by: CGVector(dx: x, dy: y)) }
    onNumbers(gesture, "drag-end") { [weak self] _, _ in self?.end() }
  }

  private func begin(at place: CGPoint) {
    guard start == nil, shouldBegin(place) else {
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
      return
    }
    gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
    latest = max(latest, MediaTime.now)
    start = (eventTime, latest)
    onBegin(place, latest)
  }

  private func move(by way: CGVector) {
    // GTK repeats the last position, without a time, when widgets move under the pointer.
    guard start != nil, eventTime != 0 else { return }
    onMove(way, time())
  }

  private func end() {
    guard start != nil else { return }
    let time = time()
    start = nil
    onEnd(time)
  }

  /// The time of the current event.
  ///
  /// GTK delivers moves once a frame, later than they were made; the differences between events are
  /// exact.
  private func time() -> TimeInterval {
    if let start, eventTime != 0 {
      latest = max(latest, start.time + TimeInterval(eventTime &- start.event) / 1000)
    }
    return latest
  }

  /// In milliseconds; it starts again after 49 days.
  private var eventTime: UInt32 { gtk_event_controller_get_current_event_time(gesture) }
}

extension PointerDrag {
  /// Lets the pointer drag and throw a value.
  ///
  /// - Parameter place: The value's place for a finger that began at the first argument, and went the
  ///   way of the second one.
  func moves<Value: Sendable>(
    _ value: DraggableValue<Value>, to place: @escaping @MainActor (Value, CGVector) -> Value
  ) {
    var start = Value.zero
    onBegin = { [weak value] _, time in if let value { start = value.begin(at: time) } }
    onMove = { [weak value] way, time in value?.move(to: place(start, way), at: time) }
    onEnd = { [weak value] in value?.end(at: $0) }
  }
}
