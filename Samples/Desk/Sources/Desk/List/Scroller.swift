import CGtk4
import Dynamics
import DynamicsGTK

/// An offset that follows the wheel and drags, decelerates after a throw, and springs back at the
/// ends.
@MainActor
final class Scroller {
  /// The range in which the offset comes to rest.
  var range: ClosedRange<Double> = 0...0

  private var offset = 0.0
  /// The target of the animation.
  private var end = 0.0
  private var animation: TimedAnimation<Double>? {
    // Stop the animation, since the frame source keeps it alive.
    willSet { animation?.stop() }
  }
  private var dragStart = 0.0
  private var pointer = 0.0
  private let scrolled: (CGFloat, CGFloat) -> Void
  private let frames: WidgetFrameSource
  private let spring = Spring(response: 0.45, dampingFraction: 0.9)

  init(
    of container: WidgetContainer,
    _ scrolled: @escaping (_ displacement: CGFloat, _ pointer: CGFloat) -> Void
  ) {
    frames = container.frameSource
    self.scrolled = scrolled
    let widget: Widget = UnsafeMutablePointer(container.widget)
    follow(wheelOf: widget)
    follow(dragsOn: widget)
  }

  private func follow(wheelOf widget: Widget) {
    let wheel = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)!
    gtk_widget_add_controller(widget, wheel)
    onNumbers(wheel, "scroll") { [weak self] _, displacement in self?.scroll(by: displacement) }
  }

  private func follow(dragsOn widget: Widget) {
    let drag = gtk_gesture_drag_new()!
    let swipe = gtk_gesture_swipe_new()!
    for gesture in [drag, swipe] {
      gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
      gtk_widget_add_controller(widget, gesture)
    }
    gtk_gesture_group(swipe, drag)
    onNumbers(drag, "drag-begin") { [weak self] _, y in self?.beginDrag(at: y) }
    onNumbers(drag, "drag-update") { [weak self] _, displacement in
      if abs(displacement) > 8 { gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED) }
      self?.drag(by: displacement)
    }
    onNumbers(drag, "drag-end") { [weak self] _, _ in self?.release(velocity: 0) }
    onNumbers(swipe, "swipe") { [weak self] _, velocity in self?.release(velocity: velocity) }
  }

  private func scroll(by notches: Double) {
    let target = (animation?.isRunning == true ? end : offset) - notches * 90
    spring(to: clamped(target), velocity: animation?.velocity ?? 0)
  }

  private func beginDrag(at place: Double) {
    animation = nil
    dragStart = offset
    pointer = place
  }

  private func drag(by displacement: Double) {
    let requested = dragStart + displacement
    let limited = clamped(requested)
    // Beyond the ends, the offset moves a third of the distance.
    move(to: limited + (requested - limited) / 3)
  }

  private func release(velocity: Double) {
    guard animation == nil || velocity != 0 else { return }
    let stop = Decay().destination(from: offset, initialVelocity: velocity)
    if range.contains(stop), velocity != 0 {
      end = stop
      animation = TimedAnimation(
        from: offset, timing: .decay(), initialVelocity: velocity, frameSource: frames
      ) { [weak self] in self?.move(to: $0) }
      animation?.start()
    } else {
      spring(to: clamped(stop), velocity: velocity)
    }
  }

  private func spring(to target: Double, velocity: Double) {
    end = target
    guard target != offset || velocity != 0 else { return }
    animation = TimedAnimation(
      from: offset, to: target, timing: spring, initialVelocity: velocity, frameSource: frames
    ) { [weak self] in self?.move(to: $0) }
    animation?.start()
  }

  private func move(to place: Double) {
    let displacement = place - offset
    offset = place
    if displacement != 0 { scrolled(displacement, pointer) }
  }

  private func clamped(_ place: Double) -> Double {
    min(max(place, range.lowerBound), range.upperBound)
  }
}
