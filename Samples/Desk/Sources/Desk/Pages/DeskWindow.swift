import CGtk4

/// The window with its header bar and its pages, which it keeps alive; F12 shows how things move.
@MainActor
final class DeskWindow {
  private(set) var pages: [any Page]
  let widget: Widget
  private var xray: Xray?

  init(_ pages: [any Page], shown: String) {
    self.pages = pages
    widget = gtk_window_new()
    let stack = OpaquePointer(gtk_stack_new()!)
    for page in pages { gtk_stack_add_titled(stack, page.widget, page.title, page.title) }
    gtk_stack_set_visible_child_name(stack, shown)
    let switcher = gtk_stack_switcher_new()
    gtk_stack_switcher_set_stack(OpaquePointer(switcher), stack)
    let header = gtk_header_bar_new()
    gtk_header_bar_set_title_widget(OpaquePointer(header), switcher)

    gtk_window_set_title(cast(widget), "Desk")
    gtk_window_set_titlebar(cast(widget), header)
    gtk_window_set_default_size(cast(widget), 960, 680)
    gtk_window_set_child(cast(widget), UnsafeMutablePointer(stack))
    xray = Xray(of: pages)
    onKey(of: widget) { [weak self] key in
      guard key == guint(GDK_KEY_F12) else { return }
      self?.xray?.isVisible.toggle()
    }
    on(widget, "destroy") { [weak self] in
      self?.xray = nil
      self?.pages = []
    }
  }

  func present() { gtk_window_present(cast(widget)) }
}
