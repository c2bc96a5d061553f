internal import DynamicsEngine

/// Two that touch; several collision behaviors may see the contact.
package struct TouchingPair: Hashable, Comparable {
  let body: BodyID
  /// `nil` for the reference bounds, which can be a boundary of several behaviors.
  let other: Contact.Other?

  init(_ key: Contact.Key, isOfReferenceBounds: Bool) {
    body = key.body
    other = isOfReferenceBounds ? nil : key.other
  }

  /// One or two, since boundaries are not items.
  package var items: [ItemID] {
    if case .body(let second) = other { [ItemID(body), ItemID(second)] } else { [ItemID(body)] }
  }

  package static func < (a: TouchingPair, b: TouchingPair) -> Bool {
    guard a.body == b.body, let one = a.other, let two = b.other else {
      return a.body == b.body ? a.other == nil && b.other != nil : a.body < b.body
    }
    return one < two
  }
}

/// The streams of contacts: one event per pair, even if several behaviors see the contact.
typealias ContactStreams = PairedStreams<TouchingPair, Contact.Key, ContactEvent>

extension ContactStreams {
  mutating func publish(
    began: [(Contact.Key, ContactEvent)], ended: [Contact.Key],
    _ impulses: [Contact.Key: ContactImpulses], at time: TimeInterval
  ) {
    let strengths = impulses.isEmpty ? [:] : Self.strengths(impulses)
    for key in ended { end(key, strengths, at: time) }
    for (key, event) in began {
      // Identifiers are not compared, which would be the program's code.
      let isOfReferenceBounds = if case .boundary(nil) = event.other { true } else { false }
      begin(TouchingPair(key, isOfReferenceBounds: isOfReferenceBounds), seenBy: key, event)
    }
  }

  /// The strengths of pairs, of which one behavior may measure them and another not.
  private static func strengths(
    _ impulses: [Contact.Key: ContactImpulses]
  ) -> [TouchingPair: ContactStrength] {
    let all = impulses.sorted { $0.key < $1.key }.map { key, impulses in
      (TouchingPair(key, isOfReferenceBounds: false), ContactStrength(impulses))
    }
    return Dictionary(all) { $0.total >= $1.total ? $0 : $1 }
  }

  private mutating func end(
    _ key: Contact.Key, _ strengths: [TouchingPair: ContactStrength] = [:], at time: TimeInterval
  ) {
    let strength =
      strengths.isEmpty ? nil : strengths[TouchingPair(key, isOfReferenceBounds: false)]
    for isOfReferenceBounds in [true, false] {
      end(TouchingPair(key, isOfReferenceBounds: isOfReferenceBounds), seenBy: key) {
        $0.ending(at: time, strength)
      }
    }
  }

  /// Ends the contacts that no longer exist after a snapshot was restored.
  mutating func endAll(except touching: Set<Contact.Key>, at time: TimeInterval) {
    for key in openSources.subtracting(touching).sorted() { end(key, at: time) }
  }
}

extension ContactEvent {
  /// Makes the event of a contact that began.
  init(_ contact: Contact, boundary: BoundaryID?, at time: TimeInterval) {
    let other: Other =
      switch contact.key.other {
      case .body(let body): .item(ItemID(body))
      case .boundary: .boundary(boundary)
      }
    self.init(
      phase: .began, item: ItemID(contact.key.body), other: other, point: contact.point,
      normal: contact.normal, impulse: contact.impulse,
      strength: contact.impulses.map(ContactStrength.init), elapsedTime: time)
  }
}
