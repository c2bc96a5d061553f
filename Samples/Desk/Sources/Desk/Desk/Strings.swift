import CGtk4
import Dynamics
import DynamicsGTK

/// Draws lines behind a container, from the anchors of springs to the items that hang on them.
@MainActor
final class Strings {
  /// The drawing, with the container over it.
  let widget: Widget
  private let area: Widget
  private var lines: [(spring: AttachmentBehavior, item: WidgetItem, place: CGPoint)] = []

  init(behind container: WidgetContainer) {
    widget = gtk_overlay_new()
    area = gtk_drawing_area_new()
    gtk_overlay_set_child(OpaquePointer(widget), area)
    gtk_overlay_add_overlay(OpaquePointer(widget), UnsafeMutablePointer(container.widget))
    gtk_drawing_area_set_draw_func(
      cast(area),
      { _, context, _, _, data in
        MainActor.assumeIsolated {
          Unmanaged<Weak>.fromOpaque(data!).takeUnretainedValue().strings?.draw(context!)
        }
      }, Unmanaged.passRetained(Weak(self)).toOpaque(),
      { Unmanaged<Weak>.fromOpaque($0!).release() })
  }

  func add(_ spring: AttachmentBehavior, to item: WidgetItem, at place: CGPoint) {
    lines.append((spring, item, place))
  }

  func redraw() { gtk_widget_queue_draw(area) }

  private func draw(_ context: OpaquePointer) {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(area), &color)
    cairo_set_source_rgba(context, Double(color.red), Double(color.green), Double(color.blue), 0.5)
    cairo_set_line_width(context, 2)
    for (spring, item, place) in lines {
      let anchor = spring.anchorPoint
      let end = place.applying(item.transform)
      cairo_move_to(context, anchor.x, anchor.y)
      cairo_line_to(context, item.center.x + end.x, item.center.y + end.y)
    }
    cairo_stroke(context)
  }

  private final class Weak {
    weak var strings: Strings?
    init(_ strings: Strings) { self.strings = strings }
  }
}
