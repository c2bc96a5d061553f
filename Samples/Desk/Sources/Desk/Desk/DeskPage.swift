import CGtk4
import Dynamics
import DynamicsGTK

/// A page of widgets that fall, stack and hang on springs, and still react to clicks.
@MainActor
final class DeskPage: Page, AnimatedStage {
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
  private var hangings: [Hanging] = []
  private var isPlaced = false
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
    container.onResize = { [weak self] in self?.fit() }
  }

  private func addHangingWidgets() {
    let sign = add(
      "sign",
      column(label("swift-dynamics", "title"), label("Swing me, drag me, throw me", "hint")),
      "card", at: CGPoint(x: 300, y: 150))
    hang(sign, across: 0.3125, from: [-100, 100], at: [-110, 110])
    let bell = add(
      "bell", button("Shake the desk", "pill") { [weak self] in self?.shake() },
      at: CGPoint(x: 700, y: 170))
    hang(bell, across: 0.73, from: [-30, 30], at: [-40, 40])
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
    add("counter", counter, at: CGPoint(x: 840, y: 560), angle: -.pi / 2)
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

  /// Attaches an item to the ceiling with springs, each at a position on the item's upper edge.
  ///
  /// - Parameters:
  ///   - fraction: Where the item hangs, as a part of the window's width.
  ///   - offsets: The anchors, from there.
  private func hang(
    _ item: WidgetItem, across fraction: CGFloat, from offsets: [CGFloat], at places: [CGFloat]
  ) {
    air.addItem(item)
    let springs = zip(offsets, places).map { offset, place in
      let spring = AttachmentBehavior(
        item: item, offsetFromCenter: Offset(horizontal: place, vertical: -item.bounds.height / 2),
        attachedToAnchor: CGPoint(x: item.center.x + offset, y: 0))
      spring.frequency = 1.2
      spring.damping = 0.2
      animator.addBehavior(spring)
      strings.add(spring, to: item, at: CGPoint(x: place, y: -item.bounds.height / 2))
      return spring
    }
    hangings.append(Hanging(item, across: fraction, on: springs, from: offsets))
  }

  /// Moves the anchors with the window; at first, also items that would be outside.
  private func fit() {
    let size = container.bounds.size
    var free: CGFloat = 0
    for hanging in hangings { free = hanging.fit(into: size.width, after: free) }
    guard !isPlaced else { return }
    isPlaced = true
    for item in names.map(\.item) {
      let reach = hypot(item.bounds.width, item.bounds.height) / 2
      let place = CGPoint(
        x: min(item.center.x, max(size.width - reach, reach)),
        y: min(item.center.y, max(size.height - reach, reach)))
      guard place != item.center else { continue }
      item.center = place
      animator.updateItem(usingCurrentState: item)
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
