#if GTK
  import CGTK
  public import DynamicsTiming
  import Foundation

  /// The frames of a GTK widget, from its window's frame clock, which follows the display.
  ///
  /// The frame clock does not run while the source is paused, has no listener, or its widget is not
  /// visible. The first frame after that lasts one refresh of the display. Times are those of
  /// `MediaTime`.
  ///
  /// The first source sets `MotionPreference.current` from the user's settings, and goes on to do so
  /// when they change: to `off` without animations (`gtk-enable-animations`). A program that sets it
  /// afterwards has the last word until then.
  ///
  /// While the preference is `off`, the source sends frames of 0.25 s at once until it is paused, so
  /// items jump to their final positions. Items that are not at rest after 20 s of such frames move
  /// on in real time, until the source is paused again.
  @MainActor
  public final class WidgetFrameSource: @MainActor FrameSource {
    private let widget: UnsafeMutablePointer<GtkWidget>
    private var connections: [gulong] = []
    private var callback: guint = 0
    private var lastFrame: TimeInterval?
    private var maySkipAhead = true

    /// Makes a source that is not paused.
    ///
    /// - Parameter widget: A `GtkWidget`, which the source keeps alive.
    public convenience init(widget: UnsafeMutableRawPointer) {
      self.init(widget.assumingMemoryBound(to: GtkWidget.self))
    }

    init(_ widget: UnsafeMutablePointer<GtkWidget>) {
      GLibMainLoop.serveMainQueue()
      MotionSettings.follow()
      self.widget = widget
      g_object_ref_sink(widget)
      connections = ["map", "unmap"].map { signal in
        let handler: @convention(c) (gpointer, gpointer) -> Void = { _, data in
          MainActor.assumeIsolated { WidgetFrameSource.from(data).update() }
        }
        return connect(widget, signal, unsafeBitCast(handler, to: GCallback.self), to: self)
      }
    }

    isolated deinit {
      for connection in connections { g_signal_handler_disconnect(widget, connection) }
      if callback != 0 { gtk_widget_remove_tick_callback(widget, callback) }
      g_object_unref(widget)
    }

    /// Whether the source is paused; `false` by default.
    public var isPaused = false {
      didSet {
        if isPaused { maySkipAhead = true }
        update()
      }
    }

    /// The closure that is called for each frame; `nil` by default.
    public var onFrame: ((Frame) -> Void)? {
      didSet {
        // Releasing the old closure may run code that sets this property again, so it is released
        // last.
        withExtendedLifetime(oldValue) { update() }
      }
    }

    /// Whether the user has turned animations off.
    public var prefersReducedMotion: Bool {
      !MotionSettings.areAnimationsEnabled(gtk_widget_get_settings(widget))
    }

    private func update() {
      let runs = !isPaused && onFrame != nil && gtk_widget_get_mapped(widget) != 0
      if runs, callback == 0 {
        lastFrame = nil
        callback = gtk_widget_add_tick_callback(
          widget,
          { _, clock, data in
            MainActor.assumeIsolated { WidgetFrameSource.from(data!).tick(clock!) }
            return gboolean(1)
          }, Unmanaged.passUnretained(self).toOpaque(), nil)
      } else if !runs, callback != 0 {
        gtk_widget_remove_tick_callback(widget, callback)
        callback = 0
      }
    }

    private func tick(_ clock: OpaquePointer) {
      // Before its first layout, the widget has no size, and a container has no walls.
      guard gtk_widget_get_width(widget) > 0 else { return }
      let microseconds = gdk_frame_clock_get_frame_time(clock)
      var refresh: gint64 = 0
      gdk_frame_clock_get_refresh_info(clock, microseconds, &refresh, nil)
      let time = TimeInterval(microseconds) * 1e-6
      let period = refresh > 0 ? TimeInterval(refresh) * 1e-6 : 1.0 / 60
      let frame = Frame(
        timestamp: time, targetTimestamp: time + period,
        duration: lastFrame.map { time - $0 } ?? period)
      lastFrame = time
      if maySkipAhead, MotionPreference.current == .off {
        skipAhead(from: frame)
      } else {
        onFrame?(frame)
      }
    }

    /// Sends frames at once until everything is at rest, at most 20 s of them.
    private func skipAhead(from frame: Frame) {
      for _ in 0..<80 where callback != 0 {
        onFrame?(
          Frame(
            timestamp: frame.timestamp, targetTimestamp: frame.targetTimestamp, duration: 0.25))
      }
      maySkipAhead = callback == 0
    }

    private static func from(_ data: gpointer) -> WidgetFrameSource {
      Unmanaged.fromOpaque(data).takeUnretainedValue()
    }
  }
#endif
