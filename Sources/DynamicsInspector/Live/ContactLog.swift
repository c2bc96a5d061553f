#if Inspector
  import Dynamics
  import DynamicsEngine
  import Foundation

  /// The contacts of the time line, since somebody watches.
  @MainActor
  final class ContactLog {
    private(set) var events: [SeenContact] = []
    /// The names of the boundaries in events, as they were then.
    private var names: [BoundaryRowID: BoundaryID?] = [:]
    /// How many events came before those that are kept.
    private var dropped = 0
    /// Changes when events were taken back, after which all must be read again.
    private(set) var generation = 0

    private static let limit = 4000

    /// Begins with the contacts of a session.
    func begin(_ session: Session) {
      var numbers: [BoundaryID?: Int32] = [:]
      events = session.contacts.map { contact in
        guard case .boundary(let name) = contact.other else {
          return SeenContact(contact, boundary: nil)
        }
        // Numbers below zero are of no boundary of the animator.
        let number = numbers[name] ?? -2 - Int32(numbers.count)
        numbers[name] = number
        let boundary = BoundaryRowID(index: 0, serial: number)
        names[boundary] = .some(name)
        return SeenContact(contact, boundary: boundary)
      }
    }

    func clear() {
      (events, names, dropped) = ([], [:], 0)
      generation += 1
    }

    /// Adds the events of the step that the animator has just taken.
    func addStep(_ animator: DynamicAnimator) {
      let start = events.count
      animator.appendContactChanges(to: &events)
      guard events.count > start else { return }
      if start > 0, events[start - 1].time >= events[start].time {
        // The animator has gone back, and this is another future.
        let time = events[start].time
        let kept = events[..<start].prefix { $0.time < time }.count
        events.removeSubrange(kept..<start)
        (generation, dropped) = (generation + 1, 0)
        return nameBoundaries(from: kept, animator)
      }
      nameBoundaries(from: start, animator)
      guard events.count > Self.limit * 3 / 2 else { return }
      dropped += events.count - Self.limit
      events.removeFirst(events.count - Self.limit)
    }

    private func nameBoundaries(from start: Int, _ animator: DynamicAnimator) {
      for event in events[start...] {
        guard let boundary = event.boundary, names[boundary] == nil else { continue }
        names[boundary] = .some(animator.boundaryID(boundary))
      }
    }

    /// The number of events so far.
    var count: Int { dropped + events.count }

    /// The events after a number of them, with the names of boundaries.
    func events(after count: Int) -> [(event: SeenContact, boundary: String?)] {
      events.dropFirst(max(0, count - dropped)).map { ($0, name(of: $0)?.description) }
    }

    /// All events as recordings have them.
    var contactEvents: [ContactEvent] {
      events.map { event in
        ContactEvent(
          event, other: event.otherItem.map { .item($0) } ?? .boundary(name(of: event)))
      }
    }

    private func name(of event: SeenContact) -> BoundaryID? {
      event.boundary.flatMap { names[$0] ?? nil }
    }
  }
#endif
