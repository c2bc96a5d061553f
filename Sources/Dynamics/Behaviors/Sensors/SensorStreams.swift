internal import Foundation

/// An item in a region of one sensor behavior.
struct SensorVisit: Hashable {
  let item: ObjectIdentifier
  /// The number of the region in its behavior.
  let region: Int
}

/// The readers of the events of one sensor behavior.
///
/// Each reader gets a `left` only after an `entered`.
struct SensorStreams {
  /// The most events that wait for one reader.
  static let capacity = 1024

  private struct Reader {
    /// Retained by the stream, so it is released when no one can read any more.
    weak var queue: EventQueue<SensorEvent>?
    /// The visits that the reader knows of, with the events that began them.
    var visits: [SensorVisit: SensorEvent] = [:]
  }

  private var readers: [Reader] = []

  mutating func open() -> AsyncStream<SensorEvent> {
    let queue = EventQueue<SensorEvent>()
    readers.append(Reader(queue: queue))
    return AsyncStream(unfolding: { await queue.next() }, onCancel: { queue.finish() })
  }

  mutating func send(_ event: SensorEvent, of visit: SensorVisit) {
    guard !readers.isEmpty else { return }
    readers.removeAll { $0.queue?.isFinished ?? true }
    for index in readers.indices {
      guard let queue = readers[index].queue else { continue }
      switch event.phase {
      case .entered:
        // There must be room for this one, its end, and the ends of all others.
        guard queue.count + readers[index].visits.count < Self.capacity - 1 else { continue }
        readers[index].visits[visit] = event
        queue.send(event)
      case .left:
        guard let began = readers[index].visits.removeValue(forKey: visit) else { continue }
        queue.send(
          SensorEvent(
            phase: .left, item: began.item, region: began.region, elapsedTime: event.elapsedTime))
      }
    }
  }

  func finish() {
    for reader in readers { reader.queue?.finish() }
  }
}
