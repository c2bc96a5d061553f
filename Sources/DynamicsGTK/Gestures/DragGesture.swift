#if GTK
  public import Dynamics

  /// Lets the user drag the items of a container, and throw them.
  ///
  /// A press holds the item under the pointer, so a button can be clicked while it moves. When the
  /// pointer has moved farther than a click allows (`gtk-dnd-drag-threshold`), the drag takes the
  /// press from the button. After the release, the item moves on at the velocity of the pointer.
  /// Widgets with a drag of their own, such as sliders, switches and entries, keep it: their items
  /// can be dragged by the other parts.
  ///
  /// The gesture works until it is released from memory.
  @MainActor
  public final class DragGesture {
    private let animator: DynamicAnimator
    private var pointer: PointerDrag?
    private var drag: Drag?

    /// Returns whether an item may be dragged; `nil`, the default, allows all items.
    public var shouldBegin: ((WidgetItem) -> Bool)?

    /// Called when a drag of an item begins; `nil` by default.
    public var onBegin: ((WidgetItem) -> Void)?

    /// Called when a drag ends, with the velocity in points per second; `nil` by default.
    public var onEnd: ((WidgetItem, CGPoint) -> Void)?

    /// Makes a gesture that drags items with behaviors of an animator.
    public init(in container: WidgetContainer, animator: DynamicAnimator) {
      self.animator = animator
      pointer = PointerDrag(in: container, listener: self)
    }

    isolated deinit {
      if let drag { animator.removeBehavior(drag.behavior) }
    }
  }

  extension DragGesture: PointerDragListener {
    func beginDrag(of item: WidgetItem?, at point: CGPoint, time: UInt32) -> Bool {
      guard drag == nil, let item, shouldBegin?(item) ?? true else { return false }
      let drag = Drag(item, at: point, time: time)
      self.drag = drag
      animator.addBehavior(drag.behavior)
      onBegin?(item)
      return true
    }

    func moveDrag(from start: CGPoint, by way: CGVector, time: UInt32) {
      drag?.move(to: CGPoint(x: start.x + way.dx, y: start.y + way.dy), time: time)
    }

    func endDrag(time: UInt32) {
      guard let drag else { return }
      self.drag = nil
      let velocity = drag.release(time: time)
      animator.removeBehavior(drag.behavior)
      onEnd?(drag.item, velocity)
    }
  }
#endif
