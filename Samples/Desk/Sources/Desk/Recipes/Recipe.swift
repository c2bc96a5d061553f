import CGtk4
import Dynamics
import DynamicsGTK

/// A stage with a title, and a hint for the user.
@MainActor
class Recipe: Stage {
  let title: String
  let container: WidgetContainer
  let widget: Widget
  var names: [(name: String, item: WidgetItem)] = []
  var trace: Trace?

  var size: CGSize { container.bounds.size }

  init(_ title: String, _ hint: String, in container: WidgetContainer = WidgetContainer()) {
    self.title = title
    self.container = container
    let stage: Widget = UnsafeMutablePointer(container.widget)
    gtk_widget_add_css_class(stage, "stage")
    gtk_widget_set_size_request(stage, 290, 224)
    let heading = label(title)
    gtk_widget_set_halign(heading, GTK_ALIGN_START)
    let explanation = label(hint, "hint")
    gtk_widget_set_halign(explanation, GTK_ALIGN_START)
    widget = column(heading, explanation, stage, classes: "card")
    container.onResize = { [weak self] in self?.fit() }
  }

  /// Puts everything in its place for the size of the stage; called whenever it has changed.
  func fit() {}

  /// Adds an item; until it is placed, it is outside.
  @discardableResult
  func add(_ name: String, _ widget: Widget, _ classes: String...) -> WidgetItem {
    let item = container.add(styled(widget, classes), at: CGPoint(x: -1000, y: -1000))
    names.append((name, item))
    trace?.watch(item)
    return item
  }

  func rested() { trace?.rested(self) }
}
