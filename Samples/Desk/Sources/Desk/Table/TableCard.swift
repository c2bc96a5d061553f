import CGtk4
import Dynamics
import DynamicsGTK

/// A card on the table: a button that turns over when it is clicked.
@MainActor
final class TableCard {
  static let size = CGSize(width: 64, height: 92)

  let card: PlayingCard
  let item: WidgetItem
  private var widget: UnsafeMutablePointer<GtkButton> { UnsafeMutablePointer(item.widget) }

  var isFaceUp = false {
    didSet { if isFaceUp != oldValue { show() } }
  }

  init(_ card: PlayingCard, in container: WidgetContainer, at center: CGPoint) {
    self.card = card
    let button = gtk_button_new_with_label("")!
    gtk_label_set_justify(
      OpaquePointer(gtk_button_get_child(cast(button))), GTK_JUSTIFY_CENTER)
    gtk_widget_add_css_class(button, "playing")
    item = container.add(button, at: center, size: Self.size)
    on(button, "clicked") { [weak self] in self?.isFaceUp.toggle() }
    show()
  }

  private func show() {
    let button: Widget = UnsafeMutablePointer(item.widget)
    gtk_button_set_label(widget, isFaceUp ? "\(card.rankName)\n\(card.suit.symbol)" : "")
    gtk_label_set_justify(OpaquePointer(gtk_button_get_child(widget)), GTK_JUSTIFY_CENTER)
    set("back", !isFaceUp, of: button)
    set("red", isFaceUp && card.suit.isRed, of: button)
  }

  private func set(_ name: String, _ isSet: Bool, of button: Widget) {
    if isSet {
      gtk_widget_add_css_class(button, name)
    } else {
      gtk_widget_remove_css_class(button, name)
    }
  }
}
