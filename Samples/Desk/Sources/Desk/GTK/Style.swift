import CGtk4

/// The style that the sample adds to GTK's theme, in its colors: they follow its dark variant.
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
    stackswitcher > button.text-button { min-width: 36px; padding: 4px 6px; }
    .desk { background: @theme_bg_color; }
    .card {
      background: @theme_base_color; border-radius: 12px; padding: 14px 18px; color: @theme_text_color;
      border: 1px solid alpha(@theme_fg_color, 0.12);
    }
    .title { font-size: 26px; font-weight: 700; }
    .hint { color: alpha(@theme_fg_color, 0.7); font-size: 13px; }
    .coral { background: #ff7a66; color: white; font-weight: 600; }
    .teal { background: #1fb6a6; color: white; font-weight: 600; }
    .amber { background: #f6b73c; color: #4a3200; font-weight: 600; }
    .violet { background: #7c6cf0; color: white; font-weight: 600; }
    .pill {
      border-radius: 999px; padding: 8px 20px; background: #3584e4; background-image: none;
      color: white; font-weight: 600; border: none; box-shadow: none; text-shadow: none;
    }
    .pill:hover { background: #4990e7; }
    .pill:active { background: #2a6ab6; }
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
    .list { background: @theme_bg_color; }
    .row {
      background: @theme_base_color; background-image: none; border-radius: 12px; padding: 0 20px;
      border: 1px solid alpha(@theme_fg_color, 0.12); color: @theme_text_color; box-shadow: none;
    }
    .row.chosen { background: #3584e4; color: white; }
    .recipes { background: @theme_bg_color; }
    .stage { background: @theme_bg_color; border-radius: 8px; }
    .sheet { border-radius: 16px; padding: 8px; }
    .grip { min-width: 40px; min-height: 5px; border-radius: 3px; background: alpha(@theme_fg_color, 0.3); }
    .toast { padding: 10px 18px; }
    .page { color: alpha(@theme_fg_color, 0.7); background: alpha(@theme_fg_color, 0.06); }
    .drawer { border-radius: 0; }
    """
}
