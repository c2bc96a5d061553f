import ArgumentParser
import CGtk4
import Foundation

/// Shows falling widgets, a table of cards, a list that bounces, and recipes of motion.
@main
struct DeskProgram: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "desk",
    abstract: "Show widgets that fall, cards, a list that bounces, and recipes, in a window.",
    discussion: "Drag and throw anything. F12 shows what moves it.")

  @Argument(help: "The page to start with.") var page = PageName.desk

  @Flag(help: "Print events, for tests.") var trace = false

  func run() throws {
    // GTK calls from the main thread, which runs this.
    try MainActor.assumeIsolated { try open() }
  }

  @MainActor
  private func open() throws {
    guard gtk_init_check() != 0 else { throw NoDisplay() }
    Style.load()
    let trace = trace ? Trace() : nil
    Self.show(trace, page: page.rawValue)
    while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 {
      g_main_context_iteration(nil, gboolean(1))
    }
    trace?.end()
  }

  @MainActor
  private static func show(_ trace: Trace?, page: String) {
    let window = DeskWindow(
      [DeskPage(), TablePage(), ListPage(), RecipesPage()], shown: page)
    // GTK keeps the window alive until it is closed; the window keeps the pages.
    on(window.widget, "destroy") { withExtendedLifetime(window) {} }
    trace?.watch(window)
    window.present()
  }
}

/// The titles of the pages.
enum PageName: String, CaseIterable, ExpressibleByArgument {
  case desk = "Desk"
  case cards = "Cards"
  case list = "List"
  case recipes = "Recipes"
}

/// The failure to open a window.
struct NoDisplay: Error, CustomStringConvertible {
  let description = "there is no display; set DISPLAY or WAYLAND_DISPLAY, or try xvfb-run desk"
}
