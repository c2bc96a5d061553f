/// The streams of events that come in pairs: something begins, and it ends.
///
/// Each reader gets an end only after its beginning. Several sources may see the same thing; it
/// begins with the first of them and ends with the last.
struct PairedStreams<Thing: Hashable, Source: Hashable, Event: Sendable> {
  private struct Reader {
    /// Retained by the stream, so it is released when no one can read any more.
    weak var queue: EventQueue<Event>?
    let capacity: Int
    var open: [Thing: (began: Event, sources: Set<Source>)] = [:]

    var isFinished: Bool { queue?.isFinished ?? true }
    var isLog: Bool { capacity == .max }
  }

  private var readers: [Reader] = []

  /// Opens a stream for one reader, for which at most 1024 events wait.
  mutating func open() -> AsyncStream<Event> {
    let queue = open(capacity: 1024)
    return AsyncStream(unfolding: { await queue.next() }, onCancel: { queue.finish() })
  }

  /// Opens a log of all events, which also continues after the streams were finished.
  ///
  /// Its reader must take the events regularly.
  mutating func openLog() -> EventQueue<Event> { open(capacity: .max) }

  private mutating func open(capacity: Int) -> EventQueue<Event> {
    let queue = EventQueue<Event>()
    readers.append(Reader(queue: queue, capacity: capacity))
    return queue
  }

  var hasReaders: Bool { readers.contains { !$0.isFinished } }

  /// The sources of all that has begun and not ended.
  var openSources: Set<Source> {
    Set(readers.flatMap { reader in reader.open.values.flatMap(\.sources) })
  }

  mutating func begin(_ thing: Thing, seenBy source: Source, _ event: Event) {
    readers.removeAll(where: \.isFinished)
    for index in readers.indices {
      guard let queue = readers[index].queue else { continue }
      if readers[index].open[thing] == nil {
        // There must be room for this one, its end, and the ends of all others.
        let waiting = queue.count + readers[index].open.count
        guard waiting < readers[index].capacity - 1 else { continue }
        readers[index].open[thing] = (event, [])
        queue.send(event)
      }
      readers[index].open[thing]?.sources.insert(source)
    }
  }

  /// - Parameter end: Returns the end of something that began.
  mutating func end(_ thing: Thing, seenBy source: Source, _ end: (Event) -> Event) {
    for index in readers.indices {
      guard readers[index].open[thing]?.sources.remove(source) != nil,
        let ended = readers[index].open[thing], ended.sources.isEmpty
      else { continue }
      readers[index].open[thing] = nil
      readers[index].queue?.send(end(ended.began))
    }
  }

  /// Ends all that is open, in order, and then the streams.
  mutating func finish(_ end: (Event) -> Event) where Thing: Comparable {
    for reader in readers where !reader.isLog {
      for (_, open) in reader.open.sorted(by: { $0.key < $1.key }) {
        reader.queue?.send(end(open.began))
      }
      reader.queue?.finish()
    }
    readers.removeAll { !$0.isLog }
  }

  func finish() {
    for reader in readers { reader.queue?.finish() }
  }
}
