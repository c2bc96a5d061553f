import CGtk4
import Dynamics
import DynamicsGTK
import Foundation

// Checks of DynamicsGTK that need a screen. The program prints failures; GTK prints its own
// warnings.

typealias Widget = UnsafeMutablePointer<GtkWidget>

@MainActor func check(_ holds: Bool, _ text: @autoclosure () -> String) {
  if !holds { print("failed: \(text())") }
}

/// Runs the main loop.
@MainActor func run(for seconds: TimeInterval) {
  let end = MediaTime.now + seconds
  while MediaTime.now < end {
    if g_main_context_iteration(nil, 0) == 0 { usleep(500) }
  }
}

@MainActor func window(of child: Widget) -> UnsafeMutablePointer<GtkWindow> {
  let window = UnsafeMutableRawPointer(gtk_window_new()!).assumingMemoryBound(to: GtkWindow.self)
  gtk_window_set_default_size(window, 400, 300)
  gtk_window_set_child(window, child)
  gtk_window_present(window)
  return window
}

@MainActor func sizes() {
  let container = WidgetContainer()
  let text = gtk_label_new("A label that may be wrapped, but need not be")!
  gtk_label_set_wrap(OpaquePointer(text), 1)
  let line = gtk_label_new("A label that may be wrapped, but need not be")!
  let (wrapped, plain) = (
    container.add(text, at: .zero).bounds, container.add(line, at: .zero).bounds
  )
  check(wrapped.height == plain.height, "a label of \(plain) is \(wrapped) if it may be wrapped")
}

@MainActor func transforms() {
  let container = WidgetContainer()
  let item = container.add(
    gtk_button_new_with_label("x"), at: CGPoint(x: 100, y: 100), size: CGSize(width: 60, height: 40)
  )
  let window = window(of: UnsafeMutablePointer(container.widget))
  run(for: 0.5)
  for transform in [
    CGAffineTransform(translationX: 80, y: 0),
    CGAffineTransform(rotationAngle: 1).concatenating(.init(translationX: 80, y: 0)),
    CGAffineTransform(scaleX: 2, y: 1).concatenating(.init(translationX: 80, y: 0)),
  ] {
    item.transform = transform
    run(for: 0.2)
    check(container.item(at: CGPoint(x: 180, y: 100)) === item, "not there: \(transform)")
    check(container.item(at: CGPoint(x: 90, y: 80)) == nil, "still there: \(transform)")
  }
  for transform in [
    CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: .nan, y: 1),
    CGAffineTransform(rotationAngle: .infinity), CGAffineTransform(scaleX: 1e30, y: 1e30),
  ] {
    item.transform = transform
    run(for: 0.1)
    _ = container.item(at: CGPoint(x: 180, y: 100))
  }
  item.transform = .identity
  for center in [
    CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: CGFloat.infinity, y: 0), CGPoint(x: 1e30, y: -1e30),
  ] {
    item.center = center
    run(for: 0.1)
    _ = container.item(at: CGPoint(x: 180, y: 100))
  }
  item.center = CGPoint(x: 100, y: 100)
  run(for: 0.1)
  check(container.item(at: CGPoint(x: 100, y: 100)) === item, "bad places are kept")
  gtk_window_destroy(window)
}

@MainActor func resizing() {
  let container = WidgetContainer()
  var count = 0
  container.onResize = { count += 1 }
  let button = gtk_button_new_with_label("x")!
  container.add(button, at: CGPoint(x: 100, y: 100))
  let window = window(of: UnsafeMutablePointer(container.widget))
  run(for: 0.5)
  let before = count
  check(before >= 1, "onResize is not called at first")
  gtk_button_set_label(
    UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkButton.self), "a longer text")
  run(for: 0.3)
  check(count == before, "onResize is called when an item grew")
  gtk_window_destroy(window)
}

@MainActor func sourcesOfWindows() {
  let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
  let window = window(of: box)
  var source: WidgetFrameSource? = WidgetFrameSource(widget: window)
  var frames = 0
  source?.onFrame = { _ in frames += 1 }
  run(for: 0.3)
  check(frames > 2, "no frames of a window")
  gtk_window_destroy(window)
  weak let left = source
  source = nil
  check(left == nil, "the source is kept")
}

@MainActor func busyMainActor() {
  let container = WidgetContainer()
  var frames = 0
  container.frameSource.onFrame = { _ in frames += 1 }
  let window = window(of: UnsafeMutablePointer(container.widget))
  run(for: 0.5)
  frames = 0
  let busy = Task { while !Task.isCancelled { await Task.yield() } }
  run(for: 0.5)
  busy.cancel()
  check(frames > 5, "\(frames) frames while a task yields")
  gtk_window_destroy(window)
}

@MainActor func movedWidgets() {
  var container: WidgetContainer? = WidgetContainer()
  let button = gtk_button_new_with_label("x")!
  let item = container!.add(button, at: CGPoint(x: 100, y: 100))
  gtk_widget_unparent(button)
  let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
  gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), button)
  let windows = [window(of: UnsafeMutablePointer(container!.widget)), window(of: box)]
  run(for: 0.3)
  item.center.x += 20
  run(for: 0.1)
  container = nil
  check(gtk_widget_get_parent(button) == box, "a widget that was moved away is taken back")
  for window in windows { gtk_window_destroy(window) }
}

@MainActor func endInCallbacks() {
  var container: WidgetContainer? = WidgetContainer()
  var animator: DynamicAnimator? = DynamicAnimator(in: container!)
  weak let (weakContainer, weakAnimator) = (container, animator)
  let item = container!.add(gtk_button_new_with_label("x"), at: CGPoint(x: 100, y: 100))
  let gravity = GravityBehavior(items: [item])
  var frames = 0
  gravity.action = {
    frames += 1
    if frames == 3 { (container, animator) = (nil, nil) }
  }
  animator?.addBehavior(gravity)
  let window = window(of: UnsafeMutablePointer(container!.widget))
  run(for: 0.5)
  check(frames >= 3 && weakContainer == nil && weakAnimator == nil, "not released: \(frames)")
  gtk_window_destroy(window)
  run(for: 0.1)
}

@MainActor func xdotool(_ arguments: String...) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
  process.arguments = arguments
  try? process.run()
  process.waitUntilExit()
  run(for: 0.2)
}

/// Releases a gesture in one of its callbacks, or between them.
@MainActor func gesturesEnd() {
  for place in 0..<3 {
    let container = WidgetContainer()
    let animator = DynamicAnimator(in: container)
    let item = container.add(gtk_button_new_with_label("x"), at: CGPoint(x: 100, y: 100))
    let window = window(of: UnsafeMutablePointer(container.widget))
    run(for: 0.3)
    var gesture: DragGesture? = DragGesture(in: container, animator: animator)
    weak let left = gesture
    gesture?.onBegin = { _ in if place == 0 { gesture = nil } }
    gesture?.onEnd = { _, _ in if place == 1 { gesture = nil } }
    xdotool("mousemove", "105", "105", "mousedown", "1")
    xdotool("mousemove", "105", "125")
    if place == 2 { gesture = nil }
    xdotool("mousemove", "105", "145")
    xdotool("mouseup", "1")
    check(left == nil, "the gesture is kept, \(place)")
    check(animator.behaviors.isEmpty, "its behavior is kept, \(place)")
    check(item.center.y > 100 || place == 0, "nothing was dragged, \(place): \(item.center)")
    gtk_window_destroy(window)
  }
}

/// Sizes that are asked for, and margins, are those of the items at once.
@MainActor func requestedSizes() {
  let container = WidgetContainer()
  let item = container.add(gtk_button_new_with_label("x"), at: CGPoint(x: 100, y: 100))
  let natural = item.bounds.size
  check(item.requestedSize == nil, "a size is asked for that nobody has set")
  item.requestedSize = CGSize(width: 120, height: 80)
  check(item.bounds.size == CGSize(width: 120, height: 80), "\(item.bounds) was asked for")
  item.margin = 6
  check(item.bounds.size == CGSize(width: 132, height: 92), "\(item.bounds) with a margin")
  item.requestedSize = CGSize(width: 0, height: 0)
  check(
    item.bounds.width > 12 && item.bounds.width <= natural.width + 12, "\(item.bounds) at least")
  item.requestedSize = nil
  item.margin = 0
  check(item.bounds.size == natural, "\(item.bounds) is not natural, \(natural)")
  for bad in [-1, .nan, 40_000] as [CGFloat] {
    let (_, reports) = DynamicsDiagnostics.collecting {
      item.margin = bad
      item.requestedSize = CGSize(width: bad, height: 10)
    }
    check(reports.count == 2, "\(bad) is not reported: \(reports)")
    check(item.margin == 0 && item.requestedSize == nil, "\(bad) is taken")
  }
}

/// Two items with margins lie on each other with space between, also once one of them grows.
@MainActor func stacks() {
  let container = WidgetContainer()
  let size = CGSize(width: 100, height: 40)
  let items = [200.0, 60].map {
    container.add(gtk_button_new_with_label("x"), at: CGPoint(x: 200, y: $0), size: size)
  }
  items.forEach { $0.margin = 5 }
  let window = window(of: UnsafeMutablePointer(container.widget))
  run(for: 0.3)
  let animator = DynamicAnimator(in: container)
  let collision = CollisionBehavior(items: items)
  collision.translatesReferenceBoundsIntoBoundary = true
  animator.addBehavior(GravityBehavior(items: items))
  animator.addBehavior(collision)
  animator.addBehavior(DynamicItemBehavior(items: items))
  animator.advanceUntilPaused(limit: 20)
  let gap = items[0].center.y - items[1].center.y - 40
  check(abs(gap - 10) < 0.2, "the gap is \(gap)")
  items[0].requestedSize = CGSize(width: 100, height: 60)
  animator.advanceUntilPaused(limit: 20)
  let grown = items[0].center.y - items[1].center.y - 50
  check(abs(grown - 10) < 0.2, "the gap is \(grown) after one has grown")
  gtk_window_destroy(window)
}

/// Values are dragged by items and containers, in all directions, and are let go with the gesture.
@MainActor func draggableValues() {
  for axis in DraggableGesture.Axis.allCases {
    let container = WidgetContainer()
    let item = container.add(
      gtk_label_new("x"), at: CGPoint(x: 100, y: 100), size: CGSize(width: 60, height: 60))
    let window = window(of: UnsafeMutablePointer(container.widget))
    run(for: 0.3)
    let value = DraggableValue(0.0, frameSource: container.frameSource) { _ in }
    value.landing = .anywhere
    var gesture: DraggableGesture? = DraggableGesture(value, for: item, axis: axis)
    xdotool("mousemove", "100", "150", "mousedown", "1")
    check(!value.isDragged, "dragged beside the item")
    xdotool("mouseup", "1", "mousemove", "105", "105", "mousedown", "1")
    check(value.isDragged, "not dragged \(axis)")
    xdotool("mousemove", "135", "125")
    let way: [DraggableGesture.Axis: Double] = [.right: 30, .down: 20, .left: -30, .up: -20]
    check(value.value == way[axis], "\(axis) by \(value.value)")
    if axis == .up { gesture = nil } else { xdotool("mouseup", "1") }
    check(!value.isDragged, "still dragged \(axis)")
    xdotool("mouseup", "1")
    withExtendedLifetime(gesture) {}
    gtk_window_destroy(window)
  }
  let loose = WidgetContainer().add(gtk_label_new("x"), at: .zero)
  let value = DraggableValue(CGPoint.zero, frameSource: ManualFrameSource()) { _ in }
  let (_, reports) = DynamicsDiagnostics.collecting { DraggableGesture(value, for: loose) }
  check(reports.count == 1, "an item without a container is not reported: \(reports)")
}

/// The debug view lets clicks pass, is in front of items that come later, and goes with its object.
@MainActor func overlays() {
  let container = WidgetContainer()
  let item = container.add(
    gtk_button_new_with_label("x"), at: CGPoint(x: 100, y: 100), size: CGSize(width: 60, height: 60)
  )
  let window = window(of: UnsafeMutablePointer(container.widget))
  let animator = DynamicAnimator(in: container)
  var overlay: OverlayWidget? = OverlayWidget(animator, in: container)
  let later = container.add(gtk_label_new("y"), at: CGPoint(x: 200, y: 100))
  container.bringToFront(item)
  let collision = CollisionBehavior(items: [item, later])
  collision.translatesReferenceBoundsIntoBoundary = true
  animator.addBehavior(collision)
  animator.addBehavior(GravityBehavior(items: [item, later]))
  animator.addBehavior(SnapBehavior(item: later, snapTo: CGPoint(x: 220, y: 120)))
  run(for: 0.4)
  check(container.item(at: item.center) === item, "the debug view takes clicks")
  let area = gtk_widget_get_last_child(UnsafeMutablePointer(container.widget))
  check(gtk_widget_get_width(area) == 400, "the debug view has another size than the container")
  check(overlay?.behavior.marks.isEmpty == false, "nothing is shown")
  overlay?.isVisible = false
  check(animator.behaviors.count == 3, "a hidden debug view observes")
  overlay?.isVisible = true
  run(for: 0.1)
  weak let left = overlay
  overlay = nil
  check(left == nil && animator.behaviors.count == 3, "the debug view is kept")
  run(for: 0.2)
  gtk_window_destroy(window)
}

@MainActor func setAnimations(_ areEnabled: Bool) {
  var value = GValue()
  g_value_init(&value, g_type_from_name("gboolean"))
  g_value_set_boolean(&value, areEnabled ? 1 : 0)
  g_object_set_property(
    UnsafeMutableRawPointer(gtk_settings_get_default()!).assumingMemoryBound(to: GObject.self),
    "gtk-enable-animations", &value)
}

@MainActor func lessMotion() {
  let container = WidgetContainer()
  let item = container.add(
    gtk_button_new_with_label("x"), at: CGPoint(x: 200, y: 20), size: CGSize(width: 60, height: 40))
  let window = window(of: UnsafeMutablePointer(container.widget))
  run(for: 0.3)
  check(MotionPreference.current == .full, "the preference is \(MotionPreference.current) at first")

  setAnimations(false)
  check(MotionPreference.current == .off, "the preference does not follow the settings")
  let drag = DraggableValue(0.0, frameSource: container.frameSource) { item.center.y = 20 + $0 }
  drag.send(to: 200)
  check(item.center.y == 220 && drag.isSettled, "a value moves without animations")

  setAnimations(true)
  check(MotionPreference.current == .full, "the preference does not go back with the settings")
  drag.send(to: 0)
  check(item.center.y == 220 && !drag.isSettled, "a value is elsewhere at once")
  run(for: 0.2)
  check(item.center.y < 219, "no frames move a value")
  run(for: 2)
  check(item.center.y == 20 && drag.isSettled, "a value that was sent is not there: \(item.center)")
  gtk_window_destroy(window)
}

gtk_init()
let checks: [(String, @MainActor () -> Void)] = [
  ("sizes", sizes), ("transforms", transforms), ("resizing", resizing),
  ("sourcesOfWindows", sourcesOfWindows), ("busyMainActor", busyMainActor),
  ("movedWidgets", movedWidgets), ("endInCallbacks", endInCallbacks), ("gesturesEnd", gesturesEnd),
  ("lessMotion", lessMotion), ("requestedSizes", requestedSizes), ("stacks", stacks),
  ("draggableValues", draggableValues), ("overlays", overlays),
]
for (name, body) in checks {
  if CommandLine.arguments.count > 1, !CommandLine.arguments.contains(name) { continue }
  body()
}
print("checked")
