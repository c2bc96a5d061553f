#if GTK
  import CGTK
  import DynamicsTiming

  /// The user's choice of animations, from the settings of GTK.
  @MainActor
  enum MotionSettings {
    private static var isFollowing = false

    /// Sets the process's preference from the settings of the default display, now and when they
    /// change.
    static func follow() {
      guard !isFollowing, let settings = gtk_settings_get_default() else { return }
      isFollowing = true
      let handler: @convention(c) (OpaquePointer, gpointer?, gpointer?) -> Void = {
        settings, _, _ in
        MainActor.assumeIsolated { MotionSettings.update(settings) }
      }
      // The settings live as long as the display.
      g_signal_connect_data(
        UnsafeMutableRawPointer(settings), "notify::gtk-enable-animations",
        unsafeBitCast(handler, to: GCallback.self), nil, nil, GConnectFlags(rawValue: 0))
      update(settings)
    }

    static func areAnimationsEnabled(_ settings: OpaquePointer?) -> Bool {
      var value = GValue()
      g_value_init(&value, cgtk_boolean_type())
      g_object_get_property(
        UnsafeMutableRawPointer(settings)?.assumingMemoryBound(to: GObject.self),
        "gtk-enable-animations", &value)
      return g_value_get_boolean(&value) != 0
    }

    private static func update(_ settings: OpaquePointer) {
      MotionPreference.current = areAnimationsEnabled(settings) ? .full : .off
    }
  }
#endif
