#if GTK
  import CGTK

  /// Connects a C function to a signal, with an object that must outlive the connection.
  func connect(
    _ instance: gpointer, _ signal: String, _ handler: GCallback, to object: AnyObject
  ) -> gulong {
    g_signal_connect_data(
      instance, signal, handler, Unmanaged.passUnretained(object).toOpaque(), nil,
      GConnectFlags(rawValue: 0))
  }
#endif
