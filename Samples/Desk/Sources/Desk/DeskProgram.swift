import CGtk4
import Foundation

/// Shows falling widgets, a table of cards, a list that bounces, and recipes of motion.
///
/// `desk Cards` starts with the page of that name; `--trace` prints events.
@main
struct DeskProgram {
  @MainActor
  static func main() {
    gtk_init()
    Style.load()
    let arguments = CommandLine.arguments.dropFirst()
    let trace = arguments.contains("--trace") ? Trace() : nil
    show(trace, page: arguments.first { !$0.hasPrefix("-") })
    while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 {
      g_main_context_iteration(nil, gboolean(1))
    }
    trace?.end()
  }

  @MainActor
  private static func show(_ trace: Trace?, page: String?) {
    let window = DeskWindow(
      [DeskPage(), TablePage(), ListPage(), RecipesPage()], shown: page)
    // GTK keeps the window alive until it is closed; the window keeps the pages.
    on(window.widget, "destroy") { withExtendedLifetime(window) {} }
    trace?.watch(window)
    window.present()
  }
}
