#if GTK
  import CGTK
  import Dynamics

  /// Recognizes drags of the pointer on a container, and reports them to a gesture.
  ///
  /// A press goes on to the widget below, so a button can be clicked. When the pointer has moved farther than a click
  /// allows, the drag takes the press away from it. Widgets with a drag of their own keep it.
  @MainActor
  final class PointerDrag {
    let container: WidgetContainer
    private let gesture: OpaquePointer
    private weak var listener: (any PointerDragListener)?

    init(in container: WidgetContainer, listener: any PointerDragListener) {
      self.container = container
      self.listener = listener
      gesture = gtk_gesture_drag_new()
      gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
      gtk_widget_add_controller(container.box, gesture)
      let begin: Handler = { _, x, y, data in
        MainActor.assumeIsolated { PointerDrag.from(data).begin(at: CGPoint(x: x, y: y)) }
      }
      let move: Handler = { _, x, y, data in
        MainActor.assumeIsolated { PointerDrag.from(data).move(by: CGVector(dx: x, dy: y)) }
      }
      let end: Handler = { _, _, _, data in
        MainActor.assumeIsolated { PointerDrag.from(data).end() }
      }
      for (signal, handler) in ["drag-begin": begin, "drag-update": move, "drag-end": end] {
        _ = connect(
          UnsafeMutableRawPointer(gesture), signal, unsafeBitCast(handler, to: GCallback.self),
          to: self)
      }
    }

    isolated deinit { gtk_widget_remove_controller(container.box, gesture) }

    private typealias Handler = @convention(c) (gpointer, Double, Double, gpointer) -> Void

    private func begin(at point: CGPoint) {
      let item = container.item(at: point)
      guard !hasOwnDrag(at: point, in: item),
        listener?.beginDrag(of: item, at: point, time: eventTime) == true
      else {
        gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
        return
      }
    }

    private func move(by way: CGVector) {
      // GTK repeats the last position, without a time, when widgets move under the pointer.
      guard eventTime != 0 else { return }
      var (x, y) = (0.0, 0.0)
      gtk_gesture_drag_get_start_point(gesture, &x, &y)
      listener?.moveDrag(from: CGPoint(x: x, y: y), by: way, time: eventTime)
      if gtk_drag_check_threshold(container.box, 0, 0, gint(way.dx), gint(way.dy)) != 0 {
        gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
      }
    }

    private func end() { listener?.endDrag(time: eventTime) }

    /// The time of the event in milliseconds, which starts again after 49 days; 0 for none.
    private var eventTime: UInt32 { gtk_event_controller_get_current_event_time(gesture) }

    /// Whether a widget under a point has a drag of its own, such as a slider.
    private func hasOwnDrag(at point: CGPoint, in item: WidgetItem?) -> Bool {
      guard item != nil else { return false }
      var part = container.picked(at: point)
      while let widget = part, widget != container.box {
        if hasDrag(widget) { return true }
        part = gtk_widget_get_parent(widget)
      }
      return false
    }

    private func hasDrag(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
      let controllers = gtk_widget_observe_controllers(widget)
      defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
      return (0..<g_list_model_get_n_items(controllers)).contains { index in
        guard let controller = g_list_model_get_item(controllers, index) else { return false }
        defer { g_object_unref(controller) }
        return g_type_check_instance_is_a(
          controller.assumingMemoryBound(to: GTypeInstance.self), gtk_gesture_drag_get_type()) != 0
      }
    }

    private static func from(_ data: gpointer) -> PointerDrag {
      Unmanaged.fromOpaque(data).takeUnretainedValue()
    }
  }

  /// A gesture that follows the drags of a container; times are in milliseconds, and 0 for none.
  @MainActor
  protocol PointerDragListener: AnyObject {
    /// - Returns: Whether the gesture takes the drag; then it is told of its moves and of its end.
    func beginDrag(of item: WidgetItem?, at point: CGPoint, time: UInt32) -> Bool
    func moveDrag(from start: CGPoint, by way: CGVector, time: UInt32)
    func endDrag(time: UInt32)
  }
#endif
