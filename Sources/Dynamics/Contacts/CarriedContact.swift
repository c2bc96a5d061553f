/// A contact that was reported as begun, and whose behavior has left the simulation since.
///
/// It retains neither items nor behaviors. The simulation in which it began and the behavior share
/// it. The end is reported in the next step of that simulation or of the behavior's next animator,
/// whichever comes first.
final class CarriedContact {
  private weak var behavior: (any ContactListener)?
  private weak var item: (any DynamicItem)?
  private weak var otherItem: (any DynamicItem)?
  private var boundary: AnyHashable??
  /// Whether the end was reported.
  private(set) var isOver = false

  init(_ parties: ContactParties) {
    behavior = parties.behavior
    item = parties.item
    switch parties.other {
    case .item(let other): otherItem = other
    case .boundary(let identifier): boundary = .some(identifier)
    }
  }

  /// Ends the contact and removes its identifier, so that the identifier's `deinit` does not run
  /// here.
  ///
  /// - Returns: The parties of the contact, or `nil` if the end was reported before or an object
  ///   was released; and the identifier, to be released where a `deinit` may run any code.
  func end() -> (parties: ContactParties?, identifier: AnyHashable?) {
    guard !isOver else { return (nil, nil) }
    isOver = true
    let parties = self.parties
    let identifier = boundary ?? nil
    boundary = nil
    return (parties, identifier)
  }

  private var parties: ContactParties? {
    guard let behavior, let item else { return nil }
    if let boundary {
      return ContactParties(behavior: behavior, item: item, other: .boundary(boundary))
    }
    return otherItem.map { ContactParties(behavior: behavior, item: item, other: .item($0)) }
  }
}

/// Contacts that began in simulations that a behavior has left; their ends may not be reported yet.
struct CarriedContacts {
  private var contacts: [CarriedContact] = []

  mutating func add(_ new: [CarriedContact]) { contacts = open + new }

  /// Removes and returns the contacts whose end must still be reported, in the order of simulations
  /// left and of keys.
  mutating func removeAll(except kept: Set<ObjectIdentifier>) -> [CarriedContact] {
    let due = open.filter { !kept.contains(ObjectIdentifier($0)) }
    contacts.removeAll { !kept.contains(ObjectIdentifier($0)) }
    return due
  }

  var areOpen: Bool { contacts.contains { !$0.isOver } }

  private var open: [CarriedContact] { contacts.filter { !$0.isOver } }
}

/// A listener that takes open contacts along when it leaves a simulation.
protocol ContactCarrier: ContactListener {
  /// Contacts that began in other simulations and were not reported as ended.
  var carriedContacts: CarriedContacts { get set }
}
