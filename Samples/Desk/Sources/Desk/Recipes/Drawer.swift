import CGtk4
import Dynamics
import DynamicsGTK

/// A drawer that is pulled in from the left; the page behind follows more slowly.
@MainActor
final class Drawer: Recipe {
  private var page: WidgetItem!
  private var drawer: WidgetItem!
  private var opening: DraggableValue<Double>!
  private var gesture: DraggableGesture!

  private static let width = 170.0
  /// The drawer goes on outside the left edge, since it may be pulled too far.
  private static let overhang = 120.0

  init() {
    super.init("Drawer", "Flick right to open it, left to close it")
    page = add("page", label("The page moves a third of the way"), "page")
    let menu = column(label("Inbox"), label("Drafts"), label("Sent"))
    gtk_widget_set_halign(menu, GTK_ALIGN_END)
    gtk_widget_set_margin_end(menu, 60)
    drawer = add("drawer", column(menu), "card", "drawer")
    opening = DraggableValue(0.0, frameSource: container.frameSource) { [weak self] in
      self?.show($0)
    }
    opening.detents = [0, Self.width]
    opening.setLimits(lower: 0, upper: Self.width)
    opening.landing = .next
    opening.rubberBand = RubberBand(coefficient: 0.4, dimension: Self.width)
    opening.spring = Spring(duration: 0.4, bounce: 0.1)
    opening.onSettle = { [weak self] in
      self?.trace?.log($0 == 0 ? "drawer closed" : "drawer open")
      self?.rested()
    }
    gesture = DraggableGesture(opening, for: container, axis: .right)
  }

  override func fit() {
    page.requestedSize = size
    drawer.requestedSize = CGSize(width: Self.width + Self.overhang, height: size.height)
    show(opening.value)
    rested()
  }

  private func show(_ opening: Double) {
    drawer.center = CGPoint(
      x: opening - (Self.width + Self.overhang) / 2, y: size.height / 2)
    page.center = CGPoint(x: size.width / 2 + opening / 3, y: size.height / 2)
  }
}
