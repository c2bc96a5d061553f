import CGtk4
import Dynamics
import DynamicsGTK

/// A list whose rows hang on springs; they lag behind the pointer and bounce at both ends.
@MainActor
final class ListPage: Page, AnimatedStage {
  let title = "List"
  let container = WidgetContainer()
  let animator: DynamicAnimator
  private(set) var names: [(name: String, item: WidgetItem)] = []
  var trace: Trace?

  private var springs: [AttachmentBehavior] = []
  private let upright = DynamicItemBehavior(items: [])
  private var scroller: Scroller?

  private static let height: CGFloat = 60
  private static let distance: CGFloat = 70
  private static let count = 40
  /// In points; in a narrower window, rows are as wide as that, less a margin.
  private static let widest: CGFloat = 520
  private static let margin: CGFloat = 12

  var widget: Widget { UnsafeMutablePointer(container.widget) }

  init() {
    animator = DynamicAnimator(in: container)
    gtk_widget_add_css_class(widget, "list")
    upright.allowsRotation = false
    animator.addBehavior(upright)
    for index in 0..<Self.count { addRow(index) }
    scroller = Scroller(of: container) { [weak self] displacement, pointer in
      self?.scroll(by: displacement, pointer: pointer)
    }
    container.onResize = { [weak self] in self?.fit() }
  }

  private func addRow(_ index: Int) {
    let button = button("Row \(index + 1)", "row") { [weak self] in self?.choose(index) }
    gtk_widget_set_halign(gtk_button_get_child(cast(button)), GTK_ALIGN_START)
    let place = CGPoint(x: 480, y: 20 + Self.height / 2 + CGFloat(index) * Self.distance)
    let item = container.add(
      button, at: place, size: CGSize(width: Self.widest, height: Self.height))
    names.append(("row\(index + 1)", item))
    upright.addItem(item)
    let spring = AttachmentBehavior(item: item, attachedToAnchor: place)
    spring.length = 0
    spring.frequency = 2
    spring.damping = 0.7
    springs.append(spring)
    animator.addBehavior(spring)
  }

  private func choose(_ index: Int) {
    gtk_widget_add_css_class(UnsafeMutablePointer(names[index].item.widget), "chosen")
    trace?.log("row \(index + 1)")
  }

  /// Moves the anchors of the rows; rows far from the pointer lag most.
  private func scroll(by displacement: CGFloat, pointer: CGFloat) {
    for (spring, row) in zip(springs, names) {
      spring.anchorPoint.y += displacement
      let lag = min(abs(pointer - row.item.center.y) / 1000, 0.8)
      row.item.center.y += displacement * (1 - lag)
      animator.updateItem(usingCurrentState: row.item)
    }
  }

  private func fit() {
    scroller?.range =
      min(0, container.bounds.height - CGFloat(Self.count) * Self.distance - 30)...0
    let width = max(min(Self.widest, container.bounds.width - 2 * Self.margin), Self.height)
    for (spring, row) in zip(springs, names) {
      row.item.requestedSize = CGSize(width: width, height: Self.height)
      let middle = container.bounds.midX
      guard spring.anchorPoint.x != middle else { continue }
      spring.anchorPoint.x = middle
      row.item.center.x = middle
      animator.updateItem(usingCurrentState: row.item)
    }
  }
}
