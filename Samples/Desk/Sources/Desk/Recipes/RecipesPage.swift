import CGtk4
import Dynamics
import DynamicsGTK

/// Recipes of the documentation, to be tried with a mouse: two beside each other where there is room.
@MainActor
final class RecipesPage: Page {
  let title = "Recipes"
  let widget: Widget
  let stages: [any Stage]

  init() {
    let recipes = [ToastStack(), BottomSheet(), CardDeck(), Drawer()]
    stages = recipes
    let flow = OpaquePointer(gtk_flow_box_new()!)
    gtk_flow_box_set_selection_mode(flow, GTK_SELECTION_NONE)
    gtk_flow_box_set_homogeneous(flow, gboolean(1))
    gtk_flow_box_set_max_children_per_line(flow, 2)
    for recipe in recipes {
      gtk_flow_box_insert(flow, recipe.widget, -1)
      gtk_widget_set_focusable(gtk_widget_get_parent(recipe.widget), gboolean(0))
    }
    widget = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(
      OpaquePointer(widget), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(OpaquePointer(widget), UnsafeMutablePointer(flow))
    gtk_widget_add_css_class(widget, "recipes")
  }
}
