#if GTK
  import Dynamics

  /// A drag of an item with the pointer; times are those of events, in milliseconds.
  @MainActor
  final class Drag {
    let item: WidgetItem
    let behavior: DragBehavior
    private var clock = MillisecondTime()

    init(_ item: WidgetItem, at place: CGPoint, time: UInt32) {
      self.item = item
      behavior = DragBehavior(item: item, grabbedAt: place, at: clock.seconds(at: time))
    }

    func move(to place: CGPoint, time: UInt32) {
      behavior.move(to: place, at: clock.seconds(at: time))
    }

    /// Releases the item, and returns its velocity in points per second.
    func release(time: UInt32) -> CGPoint { behavior.release(at: clock.seconds(at: time)) }
  }
#endif
