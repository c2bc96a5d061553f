#if GTK
  public import Dynamics
  import DynamicsReporting
  public import DynamicsTiming

  /// Lets the user drag and throw a `DraggableValue`, such as the height of a sheet.
  ///
  /// ```swift
  /// let sheet = container.add(gtk_label_new("Drag me up"), at: CGPoint(x: 160, y: 400))
  /// let height = DraggableValue(0.0, frameSource: container.frameSource) { height in
  ///   sheet.center.y = 400 - height
  /// }
  /// height.detents = [0, 320]
  /// let gesture = DraggableGesture(height, for: sheet, axis: .up)
  /// ```
  ///
  /// A press catches a value in flight. Buttons and widgets with a drag of their own work as with
  /// ``DragGesture``. The times of events are those of `MediaTime`, so the value needs a frame source with
  /// such times: that of its container.
  ///
  /// The gesture works until it is released from memory; then a drag ends. It keeps its value and its
  /// container alive.
  @MainActor
  public final class DraggableGesture {
    /// The direction in which a value grows.
    public enum Axis: String, CaseIterable, Hashable, Sendable {
      /// The value grows when the pointer moves to the right.
      case right
      /// The value grows when the pointer moves down.
      case down
      /// The value grows when the pointer moves to the left.
      case left
      /// The value grows when the pointer moves up.
      case up

      /// To the right, as the x axis.
      public static let horizontal = Axis.right
      /// Down, as the y axis.
      public static let vertical = Axis.down

      func length(of way: CGVector) -> Double {
        switch self {
        case .right: Double(way.dx)
        case .down: Double(way.dy)
        case .left: -Double(way.dx)
        case .up: -Double(way.dy)
        }
      }
    }

    private var pointer: PointerDrag?
    private let grip: Grip
    private let value: any Dragged
    private var clock = DragClock()
    private var isDragging = false

    /// Returns whether a drag may begin at a point of the container; `nil`, the default, allows it everywhere on the
    /// item or the container.
    public var shouldBegin: ((CGPoint) -> Bool)?

    /// Makes a gesture that drags a number by an item.
    ///
    /// If the item is in no container, that is reported and nothing can be dragged.
    ///
    /// - Parameters:
    ///   - value: The value to drag, in points.
    ///   - item: The item on which the pointer is pressed.
    ///   - axis: The direction in which the value grows.
    public convenience init<Number: BinaryFloatingPoint>(
      _ value: DraggableValue<Number>, for item: WidgetItem, axis: Axis
    ) {
      self.init(
        DraggedValue(value) { $0 + Number(axis.length(of: $1)) }, by: Grip(item), in: item.container
      )
    }

    /// Makes a gesture that drags a number by any part of a container, such as a drawer that is pulled in from
    /// outside.
    ///
    /// - Parameters:
    ///   - value: The value to drag, in points.
    ///   - container: The container on which the pointer is pressed, also between its items.
    ///   - axis: The direction in which the value grows.
    public convenience init<Number: BinaryFloatingPoint>(
      _ value: DraggableValue<Number>, for container: WidgetContainer, axis: Axis
    ) {
      self.init(
        DraggedValue(value) { $0 + Number(axis.length(of: $1)) }, by: .anyPlace, in: container)
    }

    /// Makes a gesture that drags a point in both directions by an item, such as a card that is swiped away.
    ///
    /// If the item is in no container, that is reported and nothing can be dragged.
    ///
    /// - Parameters:
    ///   - value: The value to drag, in points.
    ///   - item: The item on which the pointer is pressed.
    public convenience init(_ value: DraggableValue<CGPoint>, for item: WidgetItem) {
      self.init(
        DraggedValue(value) { CGPoint(x: $0.x + $1.dx, y: $0.y + $1.dy) }, by: Grip(item),
        in: item.container)
    }

    private init(_ value: any Dragged, by grip: Grip, in container: WidgetContainer?) {
      self.value = value
      self.grip = grip
      guard let container else {
        DynamicsDiagnostics.report(
          "the item is in no container, so nothing can be dragged; add its widget to one first",
          by: "DraggableGesture.init")
        return
      }
      pointer = PointerDrag(in: container, listener: self)
    }

    isolated deinit {
      if isDragging { value.end(at: clock.latest) }
    }

    /// Where a drag begins.
    private enum Grip {
      case anyPlace
      case item(Weak)

      struct Weak { weak var item: WidgetItem? }

      init(_ item: WidgetItem) { self = .item(Weak(item: item)) }

      @MainActor func holds(_ pressed: WidgetItem?) -> Bool {
        guard case .item(let weak) = self else { return true }
        return pressed != nil && weak.item === pressed
      }
    }
  }

  extension DraggableGesture: PointerDragListener {
    func beginDrag(of item: WidgetItem?, at point: CGPoint, time: UInt32) -> Bool {
      guard !isDragging, grip.holds(item), shouldBegin?(point) ?? true else { return false }
      isDragging = true
      value.begin(at: clock.begin(at: time, now: MediaTime.now))
      return true
    }

    func moveDrag(from start: CGPoint, by way: CGVector, time: UInt32) {
      guard isDragging else { return }
      value.move(by: way, at: clock.seconds(at: time))
    }

    func endDrag(time: UInt32) {
      guard isDragging else { return }
      isDragging = false
      value.end(at: clock.seconds(at: time))
    }
  }
#endif
