internal import DynamicsEngine
internal import DynamicsGeometry
internal import Foundation

/// Those who read contacts as a stream.
///
/// Each hears of a pair once, however many behaviors see it, and of an end only after a beginning.
struct ContactStreams {
  fileprivate struct Reader {
    let continuation: AsyncStream<ContactEvent>.Continuation
    var touching: [Pair: (began: ContactEvent, seenBy: Set<Contact.Key>)] = [:]
    /// True once nobody reads any more; known when something was last sent.
    var isGone = false
  }

  fileprivate struct Pair: Hashable, Comparable {
    let body: Int
    let other: Contact.Other
    init(_ key: Contact.Key) { (body, other) = (key.body, key.other) }
    static func < (a: Pair, b: Pair) -> Bool { (a.body, a.other) < (b.body, b.other) }
  }

  private var readers: [Reader] = []

  mutating func open() -> AsyncStream<ContactEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: ContactEvent.self)
    readers.append(Reader(continuation: continuation))
    return stream
  }

  /// - Parameter name: What a boundary in a contact is called.
  mutating func publish(
    _ changes: ContactLedger.Changes, naming name: (Contact.Key, _ boundary: Int) -> String?
  ) {
    guard !readers.isEmpty else { return }
    let began = changes.began.map { ($0.key, ContactEvent($0, naming: name)) }
    for index in readers.indices {
      for key in changes.ended { readers[index].end(key) }
      for (key, event) in began { readers[index].begin(key, event) }
    }
    readers.removeAll { $0.isGone }
  }

  /// Ends what still touches, and the streams.
  func finish() {
    for reader in readers {
      for (_, contact) in reader.touching.sorted(by: { $0.key < $1.key }) {
        reader.continuation.yield(contact.began.ending())
      }
      reader.continuation.finish()
    }
  }
}

extension ContactStreams.Reader {
  fileprivate mutating func begin(_ key: Contact.Key, _ event: ContactEvent) {
    let pair = ContactStreams.Pair(key)
    if touching[pair] == nil {
      touching[pair] = (event, [])
      send(event)
    }
    touching[pair]?.seenBy.insert(key)
  }

  fileprivate mutating func end(_ key: Contact.Key) {
    let pair = ContactStreams.Pair(key)
    guard touching[pair]?.seenBy.remove(key) != nil, let contact = touching[pair],
      contact.seenBy.isEmpty
    else { return }
    touching[pair] = nil
    send(contact.began.ending())
  }

  private mutating func send(_ event: ContactEvent) {
    if case .terminated = continuation.yield(event) { isGone = true }
  }
}

extension ContactEvent {
  fileprivate init(_ contact: Contact, naming name: (Contact.Key, Int) -> String?) {
    let other: Other =
      switch contact.key.other {
      case .body(let id): .item(ItemID(id))
      case .boundary(let id): .boundary(name(contact.key, id))
      }
    self.init(
      phase: .began, item: ItemID(contact.key.body), other: other, point: contact.point,
      normal: contact.normal, impulse: contact.impulse)
  }
}
