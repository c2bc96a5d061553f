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
/// A behavior that leaves takes what it heard along: if its next animator is the first to take a
/// step, that one tells it.
struct ContactRouter {
  private var announced: [Contact.Key: Announcement] = [:]
  /// Behaviors that came with contacts from another stage.
  private var debtors: [Weak<CollisionBehavior>] = []

  /// True while someone heard of a contact and has not heard of its end.
  var owesEvents: Bool { !announced.isEmpty || debtors.contains { $0.object != nil } }

  /// What a behavior was told to touch, in the order of keys.
  func announcements(ofGroup group: Int) -> [Announcement] {
    announced.filter { $0.key.group == group }.sorted { $0.key < $1.key }.map(\.value)
  }

  mutating func expect(_ debtor: CollisionBehavior) { debtors.append(Weak(debtor)) }

  /// What behaviors heard begin on other stages, to be told now that it ended.
  mutating func takeDebts() -> [Announcement] {
    guard !debtors.isEmpty else { return [] }
    // What ends on this stage is told in its turn.
    let own = Set(announced.values.map { ObjectIdentifier($0) })
    let debts = debtors.compactMap(\.object).flatMap { $0.debts.collect(except: own) }
    debtors = []
    return debts
  }

  /// What was told to begin and has ended, in the order of keys.
  mutating func takeEnded(_ keys: [Contact.Key]) -> [Announcement] {
    keys.compactMap { announced.removeValue(forKey: $0) }
  }

  /// Messages for what began, in the order of keys.
  mutating func announce(
    _ began: [Contact],
    behavior: (Int) -> CollisionBehavior?, item: (Int) -> (any DynamicItem)?
  ) -> [ContactMessage] {
    var messages: [ContactMessage] = []
    for contact in began {
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
