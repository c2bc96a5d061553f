#if GTK
  import CGTK
  import DynamicsReporting
  import Foundation

  /// The main loop of GLib, which runs a GTK program; `g_application_run` and `g_main_loop_run` run
  /// it.
  public enum GLibMainLoop {
    /// Runs the work of `DispatchQueue.main` and of the main actor in GLib's main loop.
    ///
    /// The first ``WidgetFrameSource`` or ``WidgetContainer`` calls it, so most programs need not.
    /// From then on, `Task { @MainActor in … }`, `await`, `DispatchQueue.main.async` and timers on
    /// that queue work while the loop runs. An empty queue costs nothing.
    ///
    /// Run the loop on the main thread, from a synchronous `main`. In an `async` one, the main
    /// queue waits until the loop ends. Foundation's `RunLoop.main` does not run, so a `Timer` does
    /// not fire.
    @MainActor
    public static func serveMainQueue() {
      guard !isServing else { return }
      isServing = true
      // The handle becomes readable when the queue has work.
      let handle = _dispatch_get_main_queue_handle_4CF()
      _ = g_unix_fd_add(handle, G_IO_IN, serve, nil)
    }

    @MainActor private static var isServing = false
  }

  /// Called when the queue has work, on the thread that runs the loop.
  private func serve(handle: gint, condition: GIOCondition, data: gpointer?) -> gboolean {
    guard Thread.isMainThread else {
      DynamicsDiagnostics.report(
        "GLib's main loop does not run on the main thread; the main queue is not served",
        by: "GLibMainLoop")
      return gboolean(0)
    }
    var count: UInt64 = 0
    _ = read(handle, &count, MemoryLayout.size(ofValue: count))
    _dispatch_main_queue_callback_4CF(nil)
    return gboolean(1)
  }
#endif
