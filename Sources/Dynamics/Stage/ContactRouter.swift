internal import DynamicsEngine
internal import DynamicsGeometry
internal import Foundation

/// One call to a collision delegate, to be made after the step.
struct ContactMessage {
  enum Kind { case began(at: CGPoint), ended }
  let kind: Kind
  let parties: ContactParties
}

/// Who touches.
struct ContactParties {
  enum Other { case item(any DynamicItem), boundary(AnyHashable?) }
  let behavior: CollisionBehavior
  let item: any DynamicItem
  let other: Other
}

/// Turns the engine's contacts, which are numbers, into messages about items and boundaries.
///
/// Whoever heard that a contact began hears that it ended, even when the item, the boundary or the
/// behavior has left by then; only not when it is gone from memory, since nothing here keeps it.
struct ContactRouter {
  private var announced: [Contact.Key: Announcement] = [:]

  /// True while someone heard of a contact and has not heard of its end.
  var owesEvents: Bool { !announced.isEmpty }

  /// Messages for one step: what ended, then what began, each in the order of joining.
  mutating func messages(
    for changes: ContactLedger.Changes,
    behavior: (Int) -> CollisionBehavior?, item: (Int) -> (any DynamicItem)?
  ) -> [ContactMessage] {
    var messages: [ContactMessage] = []
    for key in changes.ended {
      guard let parties = announced.removeValue(forKey: key)?.parties else { continue }
      messages.append(ContactMessage(kind: .ended, parties: parties))
    }
    for contact in changes.began {
      guard let behavior = behavior(contact.key.group), let first = item(contact.key.body),
        let other = Self.other(contact.key.other, in: behavior, item: item)
      else { continue }
      let parties = ContactParties(behavior: behavior, item: first, other: other)
      announced[contact.key] = Announcement(parties)
      messages.append(ContactMessage(kind: .began(at: contact.point), parties: parties))
    }
    return messages
  }

  private static func other(
    _ other: Contact.Other, in behavior: CollisionBehavior, item: (Int) -> (any DynamicItem)?
  ) -> ContactParties.Other? {
    switch other {
    case .body(let id): item(id).map { .item($0) }
    case .boundary(let id): .boundary(behavior.identifier(ofBoundary: id))
    }
  }
}

/// Who was told to touch, without keeping anyone alive.
private struct Announcement {
  private weak var behavior: CollisionBehavior?
  private weak var item: (any DynamicItem)?
  private weak var otherItem: (any DynamicItem)?
  private var boundary: AnyHashable??

  init(_ parties: ContactParties) {
    behavior = parties.behavior
    item = parties.item
    switch parties.other {
    case .item(let other): otherItem = other
    case .boundary(let identifier): boundary = .some(identifier)
    }
  }

  var parties: ContactParties? {
    guard let behavior, let item else { return nil }
    if let boundary {
      return ContactParties(behavior: behavior, item: item, other: .boundary(boundary))
    }
    return otherItem.map { ContactParties(behavior: behavior, item: item, other: .item($0)) }
  }
}

extension ContactMessage {
  func deliver() {
    let behavior = parties.behavior
    guard let delegate = behavior.collisionDelegate else { return }
    switch (kind, parties.other) {
    case (.began(let point), .item(let other)):
      delegate.collisionBehavior(behavior, beganContactFor: parties.item, with: other, at: point)
    case (.began(let point), .boundary(let identifier)):
      delegate.collisionBehavior(
        behavior, beganContactFor: parties.item, withBoundaryIdentifier: identifier, at: point)
    case (.ended, .item(let other)):
      delegate.collisionBehavior(behavior, endedContactFor: parties.item, with: other)
    case (.ended, .boundary(let identifier)):
      delegate.collisionBehavior(
        behavior, endedContactFor: parties.item, withBoundaryIdentifier: identifier)
    }
  }
}
