internal import DynamicsEngine
internal import DynamicsGeometry
internal import Foundation

/// The readers of contact streams.
///
/// Each reader gets one event per pair, even if several behaviors see the contact, and an end only
/// after a beginning.
struct ContactStreams {
  /// The most events that wait for one reader.
  static let capacity = 1024

  private var readers: [ContactReader] = []

  mutating func open() -> AsyncStream<ContactEvent> {
    let queue = EventQueue<ContactEvent>()
    readers.append(ContactReader(queue: queue, capacity: Self.capacity))
    return AsyncStream(unfolding: { await queue.next() }, onCancel: { queue.finish() })
  }

  /// Opens a log of all events without a limit, which also continues after the streams were
  /// finished.
  ///
  /// Its reader must take the events regularly.
  mutating func openLog() -> EventQueue<ContactEvent> {
    let queue = EventQueue<ContactEvent>()
    readers.append(ContactReader(queue: queue, capacity: .max))
    return queue
  }

  var hasReaders: Bool { readers.contains { !$0.isFinished } }

  mutating func publish(
    began: [(Contact.Key, ContactEvent)], ended: [Contact.Key], at time: TimeInterval
  ) {
    readers.removeAll { $0.isFinished }
    for index in readers.indices {
      for key in ended { readers[index].end(key, at: time) }
      for (key, event) in began { readers[index].begin(key, event) }
    }
  }

  /// Ends the contacts that no longer exist after a snapshot was restored.
  mutating func endAll(except touching: Set<Contact.Key>, at time: TimeInterval) {
    readers.removeAll { $0.isFinished }
    for index in readers.indices { readers[index].endAll(except: touching, at: time) }
  }

  /// Ends the open contacts, then the streams.
  mutating func finish(at time: TimeInterval) {
    for reader in readers where !reader.isLog { reader.finish(at: time) }
    readers.removeAll { !$0.isLog }
  }
}

/// One reader, with its open contacts.
private struct ContactReader {
  private struct Pair: Hashable, Comparable {
    let body: BodyID
    /// `nil` for the reference bounds, which can be a boundary of several behaviors.
    let other: Contact.Other?

    init(_ key: Contact.Key) { (body, other) = (key.body, key.other) }
    init(referenceBoundsAnd body: BodyID) { (self.body, other) = (body, nil) }

    static func < (a: Pair, b: Pair) -> Bool {
      guard a.body == b.body, let one = a.other, let two = b.other else {
        return a.body == b.body ? a.other == nil && b.other != nil : a.body < b.body
      }
      return one < two
    }
  }

  /// Retained by the stream, so it is released when no one can read any more.
  private weak var queue: EventQueue<ContactEvent>?
  private let capacity: Int
  private var touching: [Pair: (began: ContactEvent, seenBy: Set<Contact.Key>)] = [:]

  init(queue: EventQueue<ContactEvent>, capacity: Int) {
    self.queue = queue
    self.capacity = capacity
  }

  var isLog: Bool { capacity == .max }

  var isFinished: Bool { queue?.isFinished ?? true }

  mutating func begin(_ key: Contact.Key, _ event: ContactEvent) {
    let pair = event.isOfReferenceBounds ? Pair(referenceBoundsAnd: key.body) : Pair(key)
    if touching[pair] == nil {
      guard hasCapacity else { return }
      touching[pair] = (event, [])
      queue?.send(event)
    }
    touching[pair]?.seenBy.insert(key)
  }

  mutating func end(_ key: Contact.Key, at time: TimeInterval) {
    let atBounds = Pair(referenceBoundsAnd: key.body)
    let pair = touching[atBounds]?.seenBy.contains(key) ?? false ? atBounds : Pair(key)
    guard touching[pair]?.seenBy.remove(key) != nil, let contact = touching[pair],
      contact.seenBy.isEmpty
    else { return }
    touching[pair] = nil
    queue?.send(contact.began.ending(at: time))
  }

  mutating func endAll(except kept: Set<Contact.Key>, at time: TimeInterval) {
    let over = touching.values.flatMap(\.seenBy).filter { !kept.contains($0) }
    for key in over.sorted() { end(key, at: time) }
  }

  /// Whether the queue has space for a beginning, its end, and the ends of all open contacts.
  private var hasCapacity: Bool {
    guard let queue else { return false }
    return queue.count + touching.count < capacity - 1
  }

  func finish(at time: TimeInterval) {
    for (_, contact) in touching.sorted(by: { $0.key < $1.key }) {
      queue?.send(contact.began.ending(at: time))
    }
    queue?.finish()
  }
}

extension ContactEvent {
  /// Does not compare identifiers, which is the program's code.
  fileprivate var isOfReferenceBounds: Bool {
    if case .boundary(nil) = other { true } else { false }
  }

  /// Makes the event of a contact that began.
  ///
  /// - Parameter boundary: The ID of the boundary in the contact.
  init(_ contact: Contact, boundary: BoundaryID?, at time: TimeInterval) {
    let other: Other =
      switch contact.key.other {
      case .body(let body): .item(ItemID(body))
      case .boundary: .boundary(boundary)
      }
    self.init(
      phase: .began, item: ItemID(contact.key.body), other: other, point: contact.point,
      normal: contact.normal, impulse: contact.impulse, elapsedTime: time)
  }
}
