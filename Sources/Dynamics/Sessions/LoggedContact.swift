internal import DynamicsEngine
internal import Foundation

/// A contact that began or ended in a step, as one collision behavior sees it.
struct LoggedContact: Sendable {
  /// The collision behavior, by the serial number of its set.
  private(set) var set = 0
  private(set) var item = 0
  /// The serial number of the other item or of the boundary.
  private(set) var other = 0
  private(set) var isBoundary = false
  private(set) var hasBegun = false
  private var point = CGPoint.zero
  private var normal = CGVector.zero
  private var impulse: CGFloat = 0

  /// Blank, to be read.
  init() {}

  private init(_ key: Contact.Key) {
    (set, item) = (Int(key.set.serial), Int(key.body.serial))
    switch key.other {
    case .body(let body): other = Int(body.serial)
    case .boundary(let boundary):
      other = Int(boundary.serial)
      isBoundary = true
    }
  }

  private init(_ contact: Contact) {
    self.init(contact.key)
    hasBegun = true
    (point, normal, impulse) = (contact.point, contact.normal, contact.impulse)
  }

  /// Ends come first, as delegates get them.
  static func all(in changes: ContactChanges) -> [LoggedContact] {
    changes.isEmpty ? [] : changes.ended.map { Self($0) } + changes.began.map { Self($0) }
  }

  mutating func code(_ coder: inout WordCoder) {
    let serials = 0..<(1 << 31)
    coder.code(&set, in: serials)
    coder.code(&item, in: serials)
    coder.code(&other, in: serials)
    coder.code(&isBoundary)
    coder.code(&hasBegun)
    guard hasBegun else { return }
    coder.code(&point)
    coder.code(&normal)
    coder.code(&impulse)
  }
}

extension LoggedContact {
  /// The events of contacts, one for each pair, even if several behaviors see it.
  struct Pairing {
    private struct Pair: Hashable {
      let item: Int
      /// `nil` for the reference bounds.
      let other: ContactEvent.Other
    }

    private var open: [Pair: (event: ContactEvent, sets: Set<Int>)] = [:]
    private(set) var events: [ContactEvent] = []

    mutating func add(_ contact: LoggedContact, name: BoundaryName?, at time: TimeInterval) {
      let other: ContactEvent.Other =
        contact.isBoundary ? .boundary(name.map(BoundaryID.init)) : .item(ItemID(contact.other))
      let pair = Pair(item: contact.item, other: other)
      if contact.hasBegun {
        if open[pair] == nil {
          let event = ContactEvent(
            phase: .began, item: ItemID(contact.item), other: other, point: contact.point,
            normal: contact.normal, impulse: contact.impulse, elapsedTime: time)
          open[pair] = (event, [])
          events.append(event)
        }
        open[pair]?.sets.insert(contact.set)
      } else if open[pair]?.sets.remove(contact.set) != nil, let began = open[pair],
        began.sets.isEmpty
      {
        open[pair] = nil
        events.append(began.event.ending(at: time))
      }
    }
  }
}

extension BoundaryID {
  /// Makes the ID of a boundary whose program is not there.
  init(_ name: BoundaryName) {
    switch name {
    case .text(let text): self.init(text)
    case .integer(let number): self.init(number)
    case .other(let description): self.init(description)
    }
  }
}
