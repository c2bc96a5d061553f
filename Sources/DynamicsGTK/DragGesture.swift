#if GTK
  import CGTK
  public import Dynamics

  /// Lets the user drag the items of a container, and throw them.
  ///
  /// A press holds the item under the pointer, so a button can be clicked while it moves. When the
  /// pointer has moved farther than a click allows (`gtk-dnd-drag-threshold`), the drag takes the
  /// press from the button. After the release, the item moves on at the velocity of the pointer.
  /// Widgets with a drag of their own, such as sliders, switches and entries, keep it: their items
  /// can be dragged by the other parts.
  ///
  /// The gesture works until it is released from memory.
  @MainActor
  public final class DragGesture {
    private let container: WidgetContainer
    private let animator: DynamicAnimator
    private let gesture: OpaquePointer
    private var drag: Drag?

    /// Returns whether an item may be dragged; `nil`, the default, allows all items.
    public var shouldBegin: ((WidgetItem) -> Bool)?

    /// Called when a drag of an item begins; `nil` by default.
    public var onBegin: ((WidgetItem) -> Void)?

    /// Called when a drag ends, with the velocity in points per second; `nil` by default.
    public var onEnd: ((WidgetItem, CGPoint) -> Void)?

    /// Makes a gesture that drags items with behaviors of an animator.
    public init(in container: WidgetContainer, animator: DynamicAnimator) {
      self.container = container
      self.animator = animator
      gesture = gtk_gesture_drag_new()
      gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
      gtk_widget_add_controller(container.box, gesture)
      let begin: Handler = { _, x, y, data in
        MainActor.assumeIsolated { DragGesture.from(data).begin(at: CGPoint(x: x, y: y)) }
      }
      let move: Handler = { _, x, y, data in
        MainActor.assumeIsolated { DragGesture.from(data).move(by: CGVector(dx: x, dy: y)) }
      }
      let end: Handler = { _, _, _, data in
        MainActor.assumeIsolated { DragGesture.from(data).end() }
      }
      for (signal, handler) in ["drag-begin": begin, "drag-update": move, "drag-end": end] {
        _ = connect(
          UnsafeMutableRawPointer(gesture), signal, unsafeBitCast(handler, to: GCallback.self),
          to: self)
      }
    }

    isolated deinit {
      gtk_widget_remove_controller(container.box, gesture)
      if let drag { animator.removeBehavior(drag.behavior) }
    }

    private typealias Handler = @convention(c) (gpointer, Double, Double, gpointer) -> Void

    private func begin(at point: CGPoint) {
      guard drag == nil, let item = container.item(at: point), !hasOwnDrag(at: point, in: item),
        shouldBegin?(item) ?? true
      else {
        gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
        return
      }
      let drag = Drag(item, at: point, time: eventTime)
      self.drag = drag
      animator.addBehavior(drag.behavior)
      onBegin?(item)
    }

    private func move(by offset: CGVector) {
      // GTK repeats the last position, without a time, when widgets move under the pointer.
      guard let drag, eventTime != 0 else { return }
      var (x, y) = (0.0, 0.0)
      gtk_gesture_drag_get_start_point(gesture, &x, &y)
      drag.move(to: CGPoint(x: x + offset.dx, y: y + offset.dy), time: eventTime)
      if gtk_drag_check_threshold(container.box, 0, 0, gint(offset.dx), gint(offset.dy)) != 0 {
        gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
      }
    }

    private func end() {
      guard let drag else { return }
      self.drag = nil
      let velocity = drag.release(time: eventTime)
      animator.removeBehavior(drag.behavior)
      onEnd?(drag.item, velocity)
    }

    /// The time of the event in milliseconds, which starts again after 49 days; 0 for none.
    private var eventTime: UInt32 { gtk_event_controller_get_current_event_time(gesture) }

    /// Whether a part of the item under a point has a drag of its own.
    private func hasOwnDrag(at point: CGPoint, in item: WidgetItem) -> Bool {
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

    private static func from(_ data: gpointer) -> DragGesture {
      Unmanaged.fromOpaque(data).takeUnretainedValue()
    }
  }
#endif
