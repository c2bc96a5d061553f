import CGtk4
import Dynamics
import DynamicsGTK

/// A sheet that is dragged up and down, and comes to rest at one of three heights.
@MainActor
final class BottomSheet: Recipe {
  private var sheet: WidgetItem!
  private var height: DraggableValue<Double>!
  private var gesture: DraggableGesture!

  /// The height of the part that always shows.
  private static let least = 40.0

  init() {
    super.init("Sheet", "Drag it up, or throw it")
    let grip = gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)!
    gtk_widget_add_css_class(grip, "grip")
    gtk_widget_set_halign(grip, GTK_ALIGN_CENTER)
    sheet = add(
      "sheet", column(grip, label("Three detents"), label("It lands on the nearest", "hint")),
      "card", "sheet")
    height = DraggableValue(Self.least, frameSource: container.frameSource) { [weak self] in
      self?.show($0)
    }
    height.spring = .snappy
    height.onSettle = { [weak self] in
      self?.trace?.log("sheet \($0)")
      self?.rested()
    }
    gesture = DraggableGesture(height, for: sheet, axis: .up)
  }

  override func fit() {
    let index = height.detents.firstIndex(of: height.destination) ?? 0
    let most = size.height - 24
    height.detents = [Self.least, (Self.least + most) / 2, most]
    height.setLimits(lower: Self.least, upper: most)
    height.rubberBand = RubberBand(dimension: size.height)
    // Beyond the highest detent, the sheet must not end above the lower edge.
    sheet.requestedSize = CGSize(width: size.width, height: size.height * 2)
    show(height.value)
    if height.isDragged { return }
    height.send(to: height.detents[index])
  }

  private func show(_ height: Double) {
    sheet.center = CGPoint(x: size.width / 2, y: 2 * size.height - height)
  }
}
