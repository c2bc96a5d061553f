import CGtk4

/// The style that the sample adds to GTK's theme.
enum Style {
  @MainActor
  static func load() {
    let provider = gtk_css_provider_new()!
    gtk_css_provider_load_from_data(provider, css, -1)
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), OpaquePointer(provider),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(UnsafeMutableRawPointer(provider))
  }

  private static let css = """
    window { font-size: 15px; }
    .desk { background: linear-gradient(#eef1f6, #dfe4ec); }
    .card {
      background: white; border-radius: 12px; padding: 14px 18px; color: #2a2f3a;
      border: 1px solid rgba(0, 0, 0, 0.08);
    }
    .title { font-size: 26px; font-weight: 700; }
    .hint { color: #667085; font-size: 13px; }
    .coral { background: #ff7a66; color: white; font-weight: 600; }
    .teal { background: #1fb6a6; color: white; font-weight: 600; }
    .amber { background: #f6b73c; color: #4a3200; font-weight: 600; }
    .violet { background: #7c6cf0; color: white; font-weight: 600; }
    .pill {
      border-radius: 999px; padding: 8px 20px; background: #2f6fed; background-image: none;
      color: white; font-weight: 600; border: none; box-shadow: none; text-shadow: none;
    }
    .pill:hover { background: #4a84f5; }
    .pill:active { background: #1e55c4; }
    .table { background: radial-gradient(circle, #2f8a57, #1d5f3a); }
    .playing {
      background: white; background-image: none; border-radius: 8px; padding: 0;
      border: 1px solid rgba(0, 0, 0, 0.25); color: #1d2330; font-size: 22px; font-weight: 700;
      box-shadow: none; text-shadow: none;
    }
    .red { color: #d1293d; }
    .back {
      background: repeating-linear-gradient(45deg, #31508f, #31508f 6px, #3d62ad 6px, #3d62ad 12px);
      color: transparent; border: 3px solid white;
    }
    .list { background: #f3f4f7; }
    .row {
      background: white; background-image: none; border-radius: 12px; padding: 0 20px; border: none;
      color: #2a2f3a; box-shadow: none;
    }
    .row.chosen { background: #2f6fed; color: white; }
    """
}
