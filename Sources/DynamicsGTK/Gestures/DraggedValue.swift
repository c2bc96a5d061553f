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

  /// The times of the events of a drag, as those of frames.
  ///
  /// GTK delivers moves once a frame, later than they were made; the differences between events are exact.
  struct DragClock {
    private let start: TimeInterval
    private var events = MillisecondTime()
    private(set) var latest: TimeInterval

    init(startingWith time: UInt32) {
      start = MediaTime.now
      latest = start
      _ = events.seconds(at: time)
    }

    mutating func seconds(at time: UInt32) -> TimeInterval {
      latest = start + events.seconds(at: time)
      return latest
    }
  }
#endif
