import CGtk4

typealias Widget = UnsafeMutablePointer<GtkWidget>

/// Connects a closure to a signal of an object, until the object is finalized.
@MainActor
func on(_ object: gpointer, _ signal: String, _ action: @escaping @MainActor () -> Void) {
  let handler: @convention(c) (gpointer) -> Void = { data in
    MainActor.assumeIsolated { Action.from(data).perform() }
  }
  g_signal_connect_data(
    object, signal, unsafeBitCast(handler, to: GCallback.self),
    Unmanaged.passRetained(Action(action)).toOpaque(),
    { data, _ in Unmanaged<Action>.fromOpaque(data!).release() }, G_CONNECT_SWAPPED)
}

private final class Action {
  let perform: @MainActor () -> Void

  init(_ perform: @escaping @MainActor () -> Void) { self.perform = perform }

  static func from(_ data: gpointer) -> Action { Unmanaged.fromOpaque(data).takeUnretainedValue() }
}

/// Connects a closure to a signal with two numbers, such as that of a gesture.
@MainActor
func onNumbers(
  _ object: OpaquePointer, _ signal: String, _ action: @escaping @MainActor (Double, Double) -> Void
) {
  let handler: @convention(c) (gpointer, Double, Double, gpointer) -> gboolean = { data, x, y, _ in
    MainActor.assumeIsolated { NumbersAction.from(data).perform(x, y) }
    return 0
  }
  g_signal_connect_data(
    UnsafeMutableRawPointer(object), signal, unsafeBitCast(handler, to: GCallback.self),
    Unmanaged.passRetained(NumbersAction(action)).toOpaque(),
    { data, _ in Unmanaged<NumbersAction>.fromOpaque(data!).release() }, G_CONNECT_SWAPPED)
}

private final class NumbersAction {
  let perform: @MainActor (Double, Double) -> Void

  init(_ perform: @escaping @MainActor (Double, Double) -> Void) { self.perform = perform }

  static func from(_ data: gpointer) -> NumbersAction {
    Unmanaged.fromOpaque(data).takeUnretainedValue()
  }
}
