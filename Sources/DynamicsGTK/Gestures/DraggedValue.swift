#if GTK
  import Dynamics
  import DynamicsTiming

  /// A draggable value of any type, as a pointer drags it.
  @MainActor
  protocol Dragged: AnyObject {
    func begin(at time: TimeInterval)
    /// - Parameter way: From where the drag began.
    func move(by way: CGVector, at time: TimeInterval)
    func end(at time: TimeInterval)
  }

  final class DraggedValue<Value: VectorValue>: Dragged {
    private let value: DraggableValue<Value>
    /// The place of a finger that began at the first argument and went the way of the second one.
    private let place: (Value, CGVector) -> Value
    private var start = Value.zero

    init(_ value: DraggableValue<Value>, place: @escaping (Value, CGVector) -> Value) {
      self.value = value
      self.place = place
    }

    func begin(at time: TimeInterval) { start = value.begin(at: time) }

    func move(by way: CGVector, at time: TimeInterval) {
      value.move(to: place(start, way), at: time)
    }

    func end(at time: TimeInterval) { value.end(at: time) }
  }
#endif
