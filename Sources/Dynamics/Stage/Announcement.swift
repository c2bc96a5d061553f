internal import Foundation

/// That two began to touch, as a delegate was told, without keeping anyone alive.
final class Announcement {
  private weak var behavior: CollisionBehavior?
  private weak var item: (any DynamicItem)?
  private weak var otherItem: (any DynamicItem)?
  private var boundary: AnyHashable??
  /// True once the end was told.
  private(set) var isOver = false

  init(_ parties: ContactParties) {
    behavior = parties.behavior
    item = parties.item
    switch parties.other {
    case .item(let other): otherItem = other
    case .boundary(let identifier): boundary = .some(identifier)
    }
  }

  /// Ends it: from here on it keeps no identifier, whose `deinit` would run where this is dropped.
  ///
  /// - Returns: The message that it ended, `nil` when that was told before or nobody is left to tell;
  ///   and the identifier that it kept, to be released where a `deinit` may do anything.
  func end() -> (message: ContactMessage?, identifier: AnyHashable?) {
    guard !isOver else { return (nil, nil) }
    isOver = true
    let message = parties.map { ContactMessage(kind: .ended, parties: $0) }
    let identifier = boundary ?? nil
    boundary = nil
    return (message, identifier)
  }

  private var parties: ContactParties? {
    guard let behavior, let item else { return nil }
    if let boundary {
      return ContactParties(behavior: behavior, item: item, other: .boundary(boundary))
    }
    return otherItem.map { ContactParties(behavior: behavior, item: item, other: .item($0)) }
  }
}

/// Contacts that a behavior heard begin on stages that it has left, and perhaps not end.
struct ContactDebts {
  private var announcements: [Announcement] = []

  mutating func add(_ new: [Announcement]) { announcements = open + new }

  /// Takes those whose end is still to be told, in the order of stages left and of keys.
  mutating func collect(except kept: Set<ObjectIdentifier>) -> [Announcement] {
    let due = open.filter { !kept.contains(ObjectIdentifier($0)) }
    announcements.removeAll { !kept.contains(ObjectIdentifier($0)) }
    return due
  }

  var areOpen: Bool { announcements.contains { !$0.isOver } }

  private var open: [Announcement] { announcements.filter { !$0.isOver } }
}

/// A reference that does not keep its object alive, for a list.
struct Weak<Object: AnyObject> {
  weak var object: Object?
  init(_ object: Object) { self.object = object }
}
