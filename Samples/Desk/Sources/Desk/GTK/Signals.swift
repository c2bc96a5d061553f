import CGtk4

typealias Widget = UnsafeMutablePointer<GtkWidget>

/// Connects a closure to a signal of an object, until the object is finalized.
@MainActor
func on(_ object: gpointer, _ signal: String, _ action: @escaping @MainActor () -> Void) {
  let handler: @convention(c) (gpointer) -> Void = { data in
    MainActor.assumeIsolated { Action<@MainActor () -> Void>.from(data)() }
  }
  connect(object, signal, unsafeBitCast(handler, to: GCallback.self), action)
}

/// Connects a closure to a signal with two numbers, such as that of a gesture.
@MainActor
func onNumbers(
  _ object: OpaquePointer, _ signal: String, _ action: @escaping @MainActor (Double, Double) -> Void
) {
  let handler: @convention(c) (gpointer, Double, Double, gpointer) -> gboolean = { data, x, y, _ in
    MainActor.assumeIsolated { Action<@MainActor (Double, Double) -> Void>.from(data)(x, y) }
    return 0
  }
  connect(
    UnsafeMutableRawPointer(object), signal, unsafeBitCast(handler, to: GCallback.self), action)
}

/// Connects a closure to the keys that are pressed in a window, also while a widget in it has the focus.
@MainActor
func onKey(of window: Widget, _ action: @escaping @MainActor (_ key: guint) -> Void) {
  let keys = gtk_event_controller_key_new()!
  gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
  gtk_widget_add_controller(window, keys)
  let handler: @convention(c) (gpointer, guint, guint, guint, gpointer) -> gboolean = {
    data, key, _, _, _ in
    MainActor.assumeIsolated { Action<@MainActor (guint) -> Void>.from(data)(key) }
    return 0
  }
  connect(
    UnsafeMutableRawPointer(keys), "key-pressed", unsafeBitCast(handler, to: GCallback.self), action
  )
}

private func connect<Closure>(
  _ object: gpointer, _ signal: String, _ handler: @escaping GCallback, _ closure: Closure
) {
  g_signal_connect_data(
    object, signal, handler, Unmanaged.passRetained(Action(closure)).toOpaque(),
    { data, _ in Unmanaged<AnyObject>.fromOpaque(data!).release() }, G_CONNECT_SWAPPED)
}

private final class Action<Closure> {
  private let closure: Closure

  init(_ closure: Closure) { self.closure = closure }

  static func from(_ data: gpointer) -> Closure {
    Unmanaged<Action>.fromOpaque(data).takeUnretainedValue().closure
  }
}
