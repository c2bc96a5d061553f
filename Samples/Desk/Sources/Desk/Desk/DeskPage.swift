import CGtk4
import Dynamics
import DynamicsGTK

/// A page of widgets that fall, stack and hang on springs, and still react to clicks.
@MainActor
final class DeskPage: Page {
  let title = "Desk"
  let container = WidgetContainer()
  let animator: DynamicAnimator
  private(set) var names: [(name: String, item: WidgetItem)] = []
  var trace: Trace?

  private let gravity = GravityBehavior(items: [])
  private let collision = CollisionBehavior(items: [])
  private let material = DynamicItemBehavior(items: [])
  /// The damping that brings the hanging widgets to rest.
  private let air = DynamicItemBehavior(items: [])
  private let gesture: DragGesture
  private let strings: Strings
  private var count = 0

  var widget: Widget { strings.widget }

  init() {
    animator = DynamicAnimator(in: container)
    gesture = DragGesture(in: container, animator: animator)
    strings = Strings(behind: container)
    gtk_widget_add_css_class(strings.widget, "desk")
    collision.translatesReferenceBoundsIntoBoundary = true
    material.elasticity = 0.25
    material.friction = 0.5
    air.resistance = 2
    air.angularResistance = 2
    for behavior in [gravity, collision, material, air] { animator.addBehavior(behavior) }
    gravity.action = { [weak self] in self?.strings.redraw() }
    gesture.onEnd = { [weak self] item, velocity in self?.trace?.released(item, velocity) }
    addHangingWidgets()
    addFallingWidgets()
  }

  private func addHangingWidgets() {
    let sign = add(
      "sign",
      column(label("swift-dynamics", "title"), label("Swing me, drag me, throw me", "hint")),
      "card", at: CGPoint(x: 300, y: 150))
    hang(sign, from: [CGPoint(x: 200, y: 0), CGPoint(x: 400, y: 0)], at: [-110, 110])
    let bell = add(
      "bell", button("Shake the desk", "pill") { [weak self] in self?.shake() },
      at: CGPoint(x: 700, y: 170))
    hang(bell, from: [CGPoint(x: 700, y: 0)], at: [-40])
  }

  private func addFallingWidgets() {
    add(
      "slider",
      column(
        label("Gravity", "hint"),
        slider(0...2, value: 1) { [weak self] strength in self?.setGravity(strength) }),
      "card", at: CGPoint(x: 180, y: 480))
    add(
      "entry", column(label("Your name", "hint"), entry("Type here")), "card",
      at: CGPoint(x: 470, y: 480))
    let words = [("coral", "Fall"), ("teal", "Collide"), ("amber", "Snap"), ("violet", "Push")]
    for (index, (color, word)) in words.enumerated() {
      add(
        color, label(word), "card", color,
        at: CGPoint(x: 640 + CGFloat(index % 2) * 14, y: 560 - CGFloat(index) * 70))
    }
    let counter = button("Click me", "pill") { [weak self] in self?.countClick() }
    add("counter", counter, at: CGPoint(x: 800, y: 420), angle: 0.5)
  }

  @discardableResult
  private func add(
    _ name: String, _ widget: Widget, _ classes: String..., at center: CGPoint, angle: CGFloat = 0
  ) -> WidgetItem {
    let item = container.add(styled(widget, classes), at: center)
    item.transform = CGAffineTransform(rotationAngle: angle)
    names.append((name, item))
    gravity.addItem(item)
    collision.addItem(item)
    material.addItem(item)
    return item
  }

  /// Attaches an item to anchors with springs, each at a position on the item's upper edge.
  private func hang(_ item: WidgetItem, from anchors: [CGPoint], at places: [CGFloat]) {
    air.addItem(item)
    for (anchor, place) in zip(anchors, places) {
      let spring = AttachmentBehavior(
        item: item, offsetFromCenter: Offset(horizontal: place, vertical: -item.bounds.height / 2),
        attachedToAnchor: anchor)
      spring.frequency = 1.2
      spring.damping = 0.2
      animator.addBehavior(spring)
      strings.add(from: anchor, to: item, at: CGPoint(x: place, y: -item.bounds.height / 2))
    }
  }

  private func setGravity(_ strength: Double) {
    gravity.magnitude = strength
    trace?.log("gravity \(strength)")
  }

  private func countClick() {
    count += 1
    trace?.log("count \(count)")
    guard let counter = names.first(where: { $0.name == "counter" })?.item else { return }
    gtk_button_set_label(
      UnsafeMutablePointer(counter.widget), "Clicked \(count) \(count == 1 ? "time" : "times")")
  }

  private func shake() {
    trace?.log("shake")
    for (index, item) in names.map(\.item).enumerated() {
      let side: CGFloat = index.isMultiple(of: 2) ? 1 : -1
      material.addLinearVelocity(CGPoint(x: side * 260, y: -620), for: item)
      material.addAngularVelocity(side * 2, for: item)
    }
  }
}
