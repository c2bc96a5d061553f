internal import Foundation

/// A contact whose beginning was told, and whose behavior has left the simulation since.
///
/// It keeps nobody alive. The simulation that it began in and the behavior share it; whichever is the
/// first to take a step, in the behavior's case in another animator, tells its end.
final class CarriedContact {
  private weak var listener: (any ContactListener)?
  private weak var item: (any DynamicItem)?
  private weak var otherItem: (any DynamicItem)?
  private var boundary: AnyHashable??
  /// True once the end was told.
  private(set) var isOver = false

  init(_ parties: ContactParties) {
    listener = parties.listener
    item = parties.item
    switch parties.other {
    case .item(let other): otherItem = other
    case .boundary(let identifier): boundary = .some(identifier)
    }
  }

  /// Ends it: from here on it keeps no identifier, whose `deinit` would run where this is dropped.
  ///
  /// - Returns: Who touched, `nil` when the end was told before or nobody is left to tell; and the
  ///   identifier that it kept, to be released where a `deinit` may do anything.
  func end() -> (parties: ContactParties?, identifier: AnyHashable?) {
    guard !isOver else { return (nil, nil) }
    isOver = true
    let parties = self.parties
    let identifier = boundary ?? nil
    boundary = nil
    return (parties, identifier)
  }

  private var parties: ContactParties? {
    guard let listener, let item else { return nil }
    if let boundary {
      return ContactParties(listener: listener, item: item, other: .boundary(boundary))
    }
    return otherItem.map { ContactParties(listener: listener, item: item, other: .item($0)) }
  }
}

/// Contacts that began in simulations that a behavior has left, and may not have been reported as
/// ended.
struct CarriedContacts {
  private var contacts: [CarriedContact] = []

  mutating func add(_ new: [CarriedContact]) { contacts = open + new }

  /// Takes those whose end is still to be told, in the order of simulations left and of keys.
  mutating func take(except kept: Set<ObjectIdentifier>) -> [CarriedContact] {
    let due = open.filter { !kept.contains(ObjectIdentifier($0)) }
    contacts.removeAll { !kept.contains(ObjectIdentifier($0)) }
    return due
  }

  var areOpen: Bool { contacts.contains { !$0.isOver } }

  private var open: [CarriedContact] { contacts.filter { !$0.isOver } }
}

/// A listener that takes open contacts along when it leaves a simulation.
protocol ContactCarrier: ContactListener {
  /// Contacts that began in other simulations and were not told to have ended.
  var carriedContacts: CarriedContacts { get set }
}
