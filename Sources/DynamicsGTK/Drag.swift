#if GTK
  import Dynamics

  /// A drag of an item with the pointer; times are those of events, in milliseconds.
  @MainActor
  final class Drag {
    let item: WidgetItem
    let behavior: DragBehavior
    private let start: UInt32
    private var last: (place: CGPoint, time: TimeInterval)

    /// The minimum rest of the pointer before the release for the item to stop, in seconds.
    private static let rest: TimeInterval = 0.1

    init(_ item: WidgetItem, at place: CGPoint, time: UInt32) {
      self.item = item
      behavior = DragBehavior(item: item, grabbedAt: place)
      start = time
      last = (place, 0)
      behavior.move(to: place, at: 0)
    }

    func move(to place: CGPoint, time: UInt32) {
      last = (place, seconds(time))
      behavior.move(to: place, at: last.time)
    }

    /// Releases the item, and returns its velocity in points per second.
    func release(time: UInt32) -> CGPoint {
      // The behavior uses the animator's clock to find out whether the pointer rested. The times of
      // the events are more accurate: without animations, a frame of the animator may last for
      // seconds.
      let hasStopped = time != 0 && seconds(time) - last.time > Self.rest
      behavior.move(to: last.place, at: hasStopped ? seconds(time) : last.time)
      return behavior.release()
    }

    private func seconds(_ time: UInt32) -> TimeInterval { TimeInterval(time &- start) / 1000 }
  }
#endif
