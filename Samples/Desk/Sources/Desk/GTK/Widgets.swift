import CGtk4

/// Casts a GTK object to another of its classes.
func cast<Object>(_ object: gpointer) -> UnsafeMutablePointer<Object> {
  object.assumingMemoryBound(to: Object.self)
}

@MainActor
func label(_ text: String, _ classes: String...) -> Widget {
  styled(gtk_label_new(text), classes)
}

@MainActor
func button(
  _ text: String, _ classes: String..., action: @escaping @MainActor () -> Void
) -> Widget {
  let button = styled(gtk_button_new_with_label(text), classes)
  on(button, "clicked", action)
  return button
}

@MainActor
func entry(_ hint: String) -> Widget {
  let entry = gtk_entry_new()!
  gtk_entry_set_placeholder_text(cast(entry), hint)
  return entry
}

@MainActor
func slider(
  _ range: ClosedRange<Double>, value: Double, action: @escaping @MainActor (Double) -> Void
) -> Widget {
  let slider = gtk_scale_new_with_range(
    GTK_ORIENTATION_HORIZONTAL, range.lowerBound, range.upperBound,
    (range.upperBound - range.lowerBound) / 100)!
  gtk_range_set_value(cast(slider), value)
  gtk_widget_set_size_request(slider, 180, -1)
  on(slider, "value-changed") { action(gtk_range_get_value(cast(slider))) }
  return slider
}

/// Makes a vertical box of widgets.
@MainActor
func column(_ children: Widget..., classes: String...) -> Widget {
  let box = styled(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6), classes)
  for child in children { gtk_box_append(cast(box), child) }
  return box
}

@MainActor
func styled(_ widget: Widget, _ classes: [String]) -> Widget {
  for name in classes { gtk_widget_add_css_class(widget, name) }
  return widget
}
