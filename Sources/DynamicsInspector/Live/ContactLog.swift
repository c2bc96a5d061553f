#if Inspector
  import Dynamics
  import Foundation

  /// The contacts of the time line, since somebody watches.
  @MainActor
  final class ContactLog {
    private var queue: EventQueue<ContactEvent>?
    private(set) var events: [ContactEvent] = []
    /// How many events came before those that are kept.
    private var dropped = 0
    /// Changes when events were taken back, after which all must be read again.
    private(set) var generation = 0

    private static let limit = 4000

    func begin(_ animator: DynamicAnimator) { queue = animator.contactLog() }

    func end() {
      queue = nil
      events = []
      dropped = 0
      generation += 1
    }

    /// Reads the events of the steps since the last time.
    func update() {
      let new = queue?.drain() ?? []
      guard let first = new.first else { return }
      if let last = events.last, last.elapsedTime > first.elapsedTime {
        // The animator has gone back, and this is another future.
        events.removeAll { $0.elapsedTime >= first.elapsedTime }
        generation += 1
        dropped = 0
      }
      events += new
      guard events.count > Self.limit * 3 / 2 else { return }
      dropped += events.count - Self.limit
      events.removeFirst(events.count - Self.limit)
    }

    /// The number of events so far.
    var count: Int { dropped + events.count }

    /// The events after a number of them.
    func events(after count: Int) -> ArraySlice<ContactEvent> {
      events.dropFirst(max(0, count - dropped))
    }
  }
#endif
