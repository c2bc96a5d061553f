import CGtk4
import Dynamics
import DynamicsGTK

/// Messages that come from below, push the older ones up, and are thrown out to a side.
@MainActor
final class ToastStack: Recipe, AnimatedStage {
  private struct Toast {
    let item: WidgetItem
    let place: SnapBehavior
  }

  let animator: DynamicAnimator
  /// The newest first.
  private var stack: [Toast] = []
  private var leaving: [Toast] = []
  private var count = 0
  private let motion = DynamicItemBehavior(items: [])
  private let gesture: DragGesture
  private var newToast: WidgetItem!

  private static let texts = ["Saved", "Photo sent", "3 new messages", "Back online"]
  private static let distance: CGFloat = 54

  init() {
    let container = WidgetContainer()
    animator = DynamicAnimator(in: container)
    gesture = DragGesture(in: container, animator: animator)
    super.init("Toasts", "Throw them out to a side", in: container)
    animator.addBehavior(motion)
    motion.action = { [weak self] in self?.removeToastsOutside() }
    newToast = add("new", makeButton())
    gesture.shouldBegin = { [weak self] item in self?.stack.contains { $0.item === item } == true }
    gesture.onBegin = { [weak self] in self?.grab($0) }
    gesture.onEnd = { [weak self] in self?.release($0, velocity: $1) }
  }

  private func makeButton() -> Widget {
    button("New toast", "pill") { [weak self] in self?.showToast() }
  }

  override func fit() {
    newToast.center = CGPoint(x: size.width / 2, y: 34)
    if count == 0 { showToast() }
    arrange()
  }

  private func showToast() {
    let text = Self.texts[count % Self.texts.count]
    count += 1
    let item = add("toast\(count)", label(text), "card", "toast")
    item.center = CGPoint(x: size.width / 2, y: size.height + Self.distance)
    let place = SnapBehavior(item: item, snapTo: item.center)
    place.frequency = 2.2
    place.damping = 0.65
    animator.addBehavior(place)
    motion.addItem(item)
    stack.insert(Toast(item: item, place: place), at: 0)
    if stack.count > 3 { leave(stack[3], toTheRight: true) }
    arrange()
  }

  private func arrange() {
    for (index, toast) in stack.enumerated() {
      toast.place.snapPoint = CGPoint(
        x: size.width / 2, y: size.height - 34 - Self.distance * CGFloat(index))
    }
  }

  private func leave(_ toast: Toast, toTheRight: Bool) {
    stack.removeAll { $0.item === toast.item }
    leaving.append(toast)
    let way = toast.item.bounds.width
    toast.place.snapPoint = CGPoint(
      x: toTheRight ? size.width + way : -way, y: toast.item.center.y)
  }

  // MARK: With the pointer

  private func grab(_ item: WidgetItem) {
    guard let toast = stack.first(where: { $0.item === item }) else { return }
    animator.removeBehavior(toast.place)
  }

  private func release(_ item: WidgetItem, velocity: CGPoint) {
    guard let toast = (stack + leaving).first(where: { $0.item === item }) else { return }
    animator.addBehavior(toast.place)
    // A toast that came while this one was held has pushed it out.
    if leaving.contains(where: { $0.item === item }) { return }
    // Where it would be in a fifth of a second.
    let way = item.center.x + velocity.x / 5 - size.width / 2
    if abs(way) > size.width / 3 { leave(toast, toTheRight: way > 0) }
    arrange()
  }

  private func removeToastsOutside() {
    for toast in leaving {
      let reach = toast.item.bounds.width / 2
      guard toast.item.center.x > size.width + reach || toast.item.center.x < -reach else {
        continue
      }
      leaving.removeAll { $0.item === toast.item }
      remove(toast)
    }
  }

  private func remove(_ toast: Toast) {
    animator.removeBehavior(toast.place)
    motion.removeItem(toast.item)
    container.remove(toast.item)
    guard let index = names.firstIndex(where: { $0.item === toast.item }) else { return }
    trace?.log("gone \(names.remove(at: index).name)")
  }
}
