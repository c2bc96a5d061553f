#if GTK
  import Dynamics

  /// A drag of an item with the pointer; times are those of events, in milliseconds.
  @MainActor
  final class Drag {
    let item: WidgetItem
    let behavior: DragBehavior
    private var clock = MillisecondTime()
    private var last: (place: CGPoint, time: TimeInterval)

    /// The minimum rest of the pointer before the release for the item to stop, in seconds.
    private static let rest: TimeInterval = 0.1

    init(_ item: WidgetItem, at place: CGPoint, time: UInt32) {
      self.item = item
      behavior = DragBehavior(item: item, grabbedAt: place)
      last = (place, clock.seconds(at: time))
      behavior.move(to: place, at: 0)
    }

    func move(to place: CGPoint, time: UInt32) {
      last = (place, clock.seconds(at: time))
      behavior.move(to: place, at: last.time)
    }

    /// Releases the item, and returns its velocity in points per second.
    func release(time: UInt32) -> CGPoint {
      // The behavior uses the animator's clock to find out whether the pointer rested. The times of
      // the events are more accurate: without animations, a frame of the animator may last for
      // seconds.
      let end = clock.seconds(at: time)
      let hasStopped = end - last.time > Self.rest
      behavior.move(to: last.place, at: hasStopped ? end : last.time)
      return behavior.release()
    }
  }
#endif
